import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Account, Interests } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { CheckGroupField } from '#src/forms/check-group-field.tsx'
import { ChosenCount } from '#src/forms/chosen-count.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { SaveBar } from '#src/forms/save-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { inOfferedOrder } from './interest-rules.ts'

/**
 * Genres and events as boxes to tick. Both lists are sent when either changed, as the contract wants it; so they are read anew right
 * before, and what was ticked on another device meanwhile stays.
 */
export function InterestsForm({ interest, offered }: { interest: Account['interest']; offered: Interests }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your interests are saved.`,
    track: 'interests_saved',
    errors: 'inline',
  })
  const form = useContractForm({
    schema: accountUpdateSchema,
    initial: { interest: inOfferedOrder(interest, offered) },
    refresh: async () => {
      const account = await queryClient.fetchQuery({ ...apiQuery('/api/accounts/me'), staleTime: 0 })
      return { interest: inOfferedOrder(account.interest, offered) }
    },
    submit: (body) =>
      mutateAsync({ body: body.interest ? { interest: inOfferedOrder(body.interest, offered) } : body }),
    changedOnly: true,
  })
  const groups = [
    { name: 'interest.genres', title: t`Genres`, label: t`Genres you like`, options: offered.genres },
    { name: 'interest.events', title: t`Events`, label: t`Events you would come for`, options: offered.events },
  ]
  const earlier = (count: number) =>
    t`${plural(count, {
      one: 'One earlier choice, not offered now',
      other: '# earlier choices, not offered now',
    })}`
  return (
    <ContractForm form={form}>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ name, title, label, options }) => (
          <FormSection key={name} title={title} help={<ChosenCount name={name} />}>
            <CheckGroupField
              name={name}
              label={label}
              hideLabel
              options={options.map((option) => ({ value: option.id, label: option.label }))}
              others={earlier}
            />
          </FormSection>
        ))}
      <SaveBar />
    </ContractForm>
  )
}
