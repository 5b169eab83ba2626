import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useController } from 'react-hook-form'
import type { Friend } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { useFormState } from '#src/forms/form-context.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'

/**
 * Fills in the address of a friend who is chosen by name. It is a help and no more: nothing of it is there when the customer has no
 * friends yet, or when they cannot be read.
 *
 * @param name the form's field for the address.
 */
export function FriendChoice({ name }: { name: string }) {
  const { t } = useLingui()
  const { control } = useFormState()
  const { field } = useController({ control, name })
  const { settings } = useRouteContext({ from: '__root__' })
  const { data: friends = [] } = useQuery({
    ...apiQuery('/api/accounts/me/friends'),
    enabled: isOn(settings, 'myFriendsEnabled'),
    throwOnError: false,
  })
  const known = friends.flatMap(addressOf)
  if (known.length === 0) return null
  const chosen = known.find(({ mail }) => mail === field.value)?.mail ?? ''
  return (
    <Field label={t`Or one of your friends`}>
      {(ids) => (
        <Select {...ids} value={chosen} onChange={(event) => field.onChange(event.target.value)}>
          <option value="">{t`Somebody else`}</option>
          {known.map(({ mail, words }) => (
            <option key={mail} value={mail}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function addressOf({ status, mail, firstName, infixName, lastName }: Friend) {
  if (status !== 'accepted' || !mail) return []
  const words = [firstName, infixName, lastName].filter((part) => part?.trim()).join(' ')
  return [{ mail, words: words === '' ? mail : words }]
}
