import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** Modules of white that a scanner needs around the code. */
const quietZone = 4

/**
 * A QR code, always black on white, with its quiet zone. It fills its place; give it one of 200 px or more where a scanner reads it.
 *
 * @param value what it says; UTF-8 where it is not ASCII. Codes of the contract fit with room to spare.
 * @param label what it is, for somebody who does not see it.
 */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(value, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
    return { size: code.size, path: toSvgPath(code) }
  }, [value])
  const room = size + 2 * quietZone
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${room} ${room}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-quietZone} y={-quietZone} width={room} height={room} className={styles.ground} />
      <path d={path} className={styles.modules} />
    </svg>
  )
}
