import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { despiteLostAnswer, readAnew } from '#src/api/lost-answer.ts'
import { useWrite } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { confirm } from '#src/app/dialogs/confirm.ts'
import type { Service } from './identity-services.ts'

/**
 * Unlinking an account of a service, once the customer has said yes. Whether it may go is the server's to say.
 *
 * @param main the service that the customer's account was made with, if it was: their other way in, where there is no password.
 */
export function useIdentityUnlink({ provider, name, account }: Service, main: Service | undefined) {
  const queryClient = useQueryClient()

  function send(id: string) {
    return despiteLostAnswer(
      () => call('post', '/api/accounts/me/unlink', { body: { provider, id } }),
      async () => {
        const links = await readAnew(queryClient, apiQuery('/api/accounts/me/identities'))
        return !links.some((link) => link.provider === provider && link.account.id === id)
      },
    )
  }

  const { mutate, isPending } = useWrite(send, {
    invalidates: ['/api/accounts/me/identities', '/api/accounts/me'],
    success: msg`${name} is unlinked.`,
    failure: {
      says: 'message',
      otherwise: msg`We could not unlink ${name}. Nothing has changed; please try again in a moment.`,
    },
  })

  async function unlink() {
    if (!account) return
    const isSure = await confirm({
      title: msg`Unlink ${name}?`,
      text: main
        ? msg`You will no longer be able to sign in with it. ${main.name} still lets you in, and you can link ${name} again at any time.`
        : msg`You will no longer be able to sign in with it. Your e-mail address and your password still let you in, and you can link ${name} again at any time.`,
      confirm: msg`Unlink ${name}`,
      cancel: msg`Keep it linked`,
    })
    if (isSure) mutate(account.id)
  }

  return { isBusy: isPending, unlink }
}
