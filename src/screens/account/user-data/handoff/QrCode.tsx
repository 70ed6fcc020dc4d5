import { correction, generate } from 'lean-qr'
import { useMemo } from 'react'

/** The empty border that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The minimum width of a code in CSS pixels, if there is room. */
const MIN_WIDTH = 448
/** The minimum width of a module in CSS pixels. Smaller or uneven modules blur into each other on a laptop's screen. */
const MIN_MODULE_WIDTH = 4

/** A text as a QR code: dark on white in both themes, because many scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  const side = size + 2 * QUIET_ZONE
  const modulePixels = Math.max(MIN_MODULE_WIDTH, Math.ceil(MIN_WIDTH / side))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      width={side * modulePixels}
      className="block h-auto max-w-full rounded"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

/** The dark modules as one path: a rectangle for each run of a row. */
function draw(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.L })
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x
      while (code.get(x, y)) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  }
  return { size: code.size, path }
}
