import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Friend } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { friendReferenceSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { FriendName } from './friend-name.tsx'
import { calledBy, groupOf, nameOf } from './friend-rules.ts'
import { removedWords } from './friend-words.ts'
import { friendsPath } from './friends-query.ts'

/** Removes a friend, by the id in the address, once the customer knows what that means. */
export function RemoveDialog({ friends }: { friends: readonly Friend[] }) {
  return (
    <FormDialog name="delete" title={<Trans>Remove this friend?</Trans>}>
      {({ item, close }) => (
        <AsItWas key={item} friend={friends.find((one) => one.id === item && isRemovable(one))} close={close} />
      )}
    </FormDialog>
  )
}

/** An invitation has its own buttons: it is answered, or taken back. */
function isRemovable(friend: Friend): boolean {
  return ['accepted', 'other'].includes(groupOf(friend))
}

/** Goes on showing the friend as they were when the dialog was opened: the list behind it loses them while an answer is awaited. */
function AsItWas({ friend, close }: { friend: Friend | undefined; close: () => void }) {
  const [known] = useState(friend)
  if (known) return <RemoveForm friend={known} close={close} />
  return (
    <p>
      <Trans>This person is not among your friends, or not any more. Close this to see how things stand.</Trans>
    </p>
  )
}

function RemoveForm({ friend, close }: { friend: Friend; close: () => void }) {
  const { mutateAsync } = useApiMutation('delete', friendsPath, {
    invalidates: [friendsPath],
    success: removedWords(calledBy(friend)),
    errors: 'inline',
  })
  const form = useContractForm({
    schema: friendReferenceSchema,
    initial: { id: friend.id },
    submit: (body) => mutateAsync({ body }),
    onSaved: close,
  })
  return (
    <>
      <div>
        <p className="t-lead">
          <strong>
            <FriendName friend={friend} />
          </strong>
        </p>
        {nameOf(friend) && friend.mail && (
          <p className="t-small muted">
            <bdi>{friend.mail}</bdi>
          </p>
        )}
      </div>
      <p>
        <Trans>
          You go from each other’s list at once. We do not tell them. A prepaid card that one of you gave the other
          stays theirs. To be friends again, one of you has to invite the other.
        </Trans>
      </p>
      <ContractForm form={form}>
        <FormFields>
          <DialogBar
            label={<Trans context="a friend">Remove</Trans>}
            danger
            cancel={<Trans context="a friend">Keep</Trans>}
            close={close}
          />
        </FormFields>
      </ContractForm>
    </>
  )
}
