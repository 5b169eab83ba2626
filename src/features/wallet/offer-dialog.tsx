import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Prepaid } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { prepaidOfferSchema } from '#src/api/schemas.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { CardDialog } from './card-dialog.tsx'
import { CardPlaces } from './card-places.tsx'
import { FriendChoice } from './friend-choice.tsx'
import { canOffer, offerEnd } from './prepaid-rules.ts'
import { walletPaths } from './prepaids-query.ts'
import type { WalletItem } from './wallet-items.ts'

/** Offers a prepaid card to somebody. @param today `YYYY-MM-DD` in the market. */
export function OfferDialog({ items, today }: { items: readonly WalletItem[]; today: string }) {
  return (
    <CardDialog name="offer" title={<Trans>Offer this card</Trans>} items={items} can={(card) => canOffer(card, today)}>
      {(card, close) => <OfferForm card={card} today={today} close={close} />}
    </CardDialog>
  )
}

function OfferForm({ card, today, close }: { card: Prepaid; today: string; close: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('post', '/api/accounts/me/prepaids/donate', {
    invalidates: walletPaths,
    success: msg`The card is on offer. We have written to them.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: prepaidOfferSchema,
    initial: { id: card.id, email: '' },
    submit: (body, header) => mutateAsync({ body, params: { header } }),
    onSaved: close,
    required: ['email'],
    captcha: true,
  })
  const end = formatDay(offerEnd(today))
  return (
    <>
      <CardPlaces card={card} />
      <p>
        <Trans>
          We write to them at once. They have until {end} to accept; until then nobody can spend the card, and you can
          take the offer back.
        </Trans>
      </p>
      <ContractForm form={form}>
        <FormFields>
          <TextField
            name="email"
            label={t`Their e-mail address`}
            help={t`They need not be a customer yet.`}
            type="email"
            autoComplete="off"
          />
          <FriendChoice name="email" />
          <DialogBar label={<Trans>Offer the card</Trans>} close={close} />
        </FormFields>
      </ContractForm>
    </>
  )
}
