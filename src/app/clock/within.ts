/** What an attempt gives within so many milliseconds; nothing, when it fails or takes longer. */
export async function within<T>(limit: number, attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await Promise.race([attempt(), new Promise<undefined>((resolve) => setTimeout(resolve, limit))])
  } catch {
    return undefined
  }
}
