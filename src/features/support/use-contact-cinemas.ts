import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { useLastKnown } from './use-last-known.ts'

/** The cinemas that a message can be about. The form does not wait for them, nor fail with them. */
export function useContactCinemas() {
  const { data, isError } = useQuery({
    ...apiQuery('/api/cinemas'),
    throwOnError: false,
    placeholderData: keepPreviousData,
  })
  const cinemas = useLastKnown(data)
  return { cinemas, areMissing: isError && cinemas === undefined }
}
