/** Hands a file to the browser, which saves it or asks what to do with it. The name is the same in every language. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // A browser may still be reading it when the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A number as part of a file's name: letters, digits and hyphens alone. */
export function fileNamePart(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
