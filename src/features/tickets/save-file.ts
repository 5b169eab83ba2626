/** Hands a file to the browser, which saves it or asks what to do with it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // A browser may still be reading it when the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
