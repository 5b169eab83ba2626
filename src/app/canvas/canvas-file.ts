/**
 * What is drawn on a canvas, as a file.
 *
 * Not by `toBlob`: browsers make its file in the moments in which they have nothing else to do. A phone that is busy, or shows what its
 * camera sees, has next to none, and the customer would wait for up to ten seconds.
 *
 * @param quality 0 to 1, where the type knows it.
 * @returns a PNG where the browser cannot make the type, `undefined` where it makes nothing of the canvas.
 */
export async function canvasFile(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | undefined> {
  // What is busy meanwhile is to be seen first, and several files in a row leave the browser time for other things.
  await new Promise((resolve) => setTimeout(resolve))
  const [head = '', body] = canvas.toDataURL(type, quality).split(';base64,')
  if (body === undefined) return undefined
  const letters = atob(body)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return new Blob([bytes], { type: head.slice('data:'.length) })
}
