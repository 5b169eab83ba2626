import { canvasFile } from '#src/app/canvas/canvas-file.ts'
import { cardsPath, litCardPath } from '#src/ui/mark-path.ts'
import type { Measure } from './fit-text.ts'
import { readInks } from './picture-inks.ts'
import { type Face, frame, type PictureLayout, type PictureWords, pictureLayout } from './picture-layout.ts'
import { seatPaths } from './visited-seats.ts'

/**
 * Draws the year in the page's own inks and faces, on this device.
 *
 * @returns a PNG.
 * @throws Error when the browser does not draw, or draws something else, as some do to keep a page from recognising them.
 */
export async function drawPicture(words: PictureWords): Promise<Blob> {
  const inks = readInks()
  const fonts = { display: `640 100px ${inks.display}`, text: `400 100px ${inks.text}` }
  // Where the face cannot be had, its stand-in is drawn as it is on the page.
  await document.fonts.load(`640 100px ${inks.display.split(',')[0]}`).catch(() => [])

  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on.')

  const sized = (face: Face, size: number) => fonts[face].replace('100px', `${size}px`)
  const spacing = (face: Face, size: number) => `${face === 'display' ? -0.024 * size : 0}px`
  const measure =
    (face: Face): Measure =>
    (text, size) => {
      context.font = sized(face, size)
      context.letterSpacing = spacing(face, size)
      return context.measureText(text).width
    }
  const layout = pictureLayout(words, measure)

  context.fillStyle = inks.paper
  context.fillRect(0, 0, frame.width, frame.height)
  drawMark(context, layout.mark, inks)
  drawSeats(context, layout.seats, inks)
  context.fillStyle = inks.ink
  for (const { x, y, width, thickness } of layout.rules) context.fillRect(x, y, width, thickness)
  context.textAlign = 'left'
  for (const { text, x, y, size, face, isQuiet, isRightToLeft } of layout.lines) {
    context.font = sized(face, size)
    context.letterSpacing = spacing(face, size)
    context.fillStyle = isQuiet ? inks.quiet : inks.ink
    context.direction = isRightToLeft ? 'rtl' : 'ltr'
    context.fillText(text, x, y)
  }

  const file = await canvasFile(canvas, 'image/png')
  if (!file || !hasContrast(context, layout)) throw new Error('The browser did not draw the picture.')
  return file
}

type Inks = ReturnType<typeof readInks>

function drawMark(context: CanvasRenderingContext2D, { x, y, size }: PictureLayout['mark'], inks: Inks): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 40, size / 40)
  context.strokeStyle = inks.ink
  context.lineWidth = 2.6
  context.stroke(new Path2D(cardsPath))
  context.fillStyle = inks.ink
  context.beginPath()
  context.arc(20, 20, 3.2, 0, 2 * Math.PI)
  context.fill()
  context.translate(20, 20)
  context.rotate((36 * Math.PI) / 180)
  context.translate(-20, -20)
  context.fillStyle = inks.spot
  context.fill(new Path2D(litCardPath))
  context.restore()
}

function drawSeats(context: CanvasRenderingContext2D, { hall, x, y, scale }: PictureLayout['seats'], inks: Inks): void {
  const { taken, free } = seatPaths(hall)
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.lineWidth = 1.2
  context.strokeStyle = inks.control
  context.stroke(new Path2D(free))
  context.fillStyle = inks.spot
  context.strokeStyle = inks.spot
  context.fill(new Path2D(taken))
  context.stroke(new Path2D(taken))
  context.restore()
}

/** Whether the first rule is there: ink that can be told from the paper above it. A browser that only blurs colours a little passes. */
function hasContrast(context: CanvasRenderingContext2D, { rules }: PictureLayout): boolean {
  const rule = rules[0]
  if (!rule) return false
  const light = (y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(rule.x + 10, y, 1, 1).data
    return red + green + blue
  }
  return Math.abs(light(rule.y + 2) - light(rule.y - 12)) > 150
}
