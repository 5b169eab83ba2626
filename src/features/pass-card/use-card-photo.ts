import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { useObjectUrl } from './use-object-url.ts'

/** The address of the photo on a card; none while it is on its way, where there is none, or where it cannot be had. */
export function useCardPhoto(photoId: string | null): string | undefined {
  const { data } = useQuery({
    ...apiQuery('/api/accounts/me/cards/picture/{id}.jpg', {
      params: { path: { id: photoId ?? '' } },
      parseAs: 'blob',
    }),
    enabled: photoId !== null,
    // Another photo has another id.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
  return useObjectUrl(data instanceof Blob ? data : undefined)
}
