import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { goodiesQuery } from './goodies-query.ts'
import { prepaidsQuery } from './prepaids-query.ts'
import { type WalletItem, walletItems } from './wallet-items.ts'

type Wallet = {
  items: readonly WalletItem[]
  /** What can be done with prepaid cards could not be read: they are listed, and no more. */
  isCut: boolean
  /** That is being read, for the first time or once more. */
  isReading: boolean
  readAgain: () => void
}

/**
 * Everything in the customer's wallet. It is read anew whenever the page comes back into view: something may have been spent at the
 * counter, accepted by a friend or changed in another tab since.
 */
export function useWallet(): Wallet {
  const { data: goodies } = useSuspenseQuery({ ...goodiesQuery(), refetchOnWindowFocus: 'always' })
  // They were tried before the page was drawn, and it offers a second try: drawing it, or a dialog in it, is not another one.
  const prepaids = useQuery({
    ...prepaidsQuery(),
    refetchOnWindowFocus: 'always',
    throwOnError: false,
    retryOnMount: false,
  })
  const items = useMemo(() => walletItems(goodies, prepaids.data ?? []), [goodies, prepaids.data])
  return {
    items,
    isCut: prepaids.data === undefined,
    isReading: prepaids.isFetching,
    readAgain: () => void prepaids.refetch(),
  }
}
