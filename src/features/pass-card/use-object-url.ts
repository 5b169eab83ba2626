import { useEffect, useState } from 'react'

/** An address for showing a file, for as long as it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return url
}
