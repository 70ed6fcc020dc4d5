import { useId } from 'react'

export interface Bar {
  label: string
  value: number
  /** The value as shown, with its unit. */
  text: string
}

const WIDTH = 400
const ROW = 52
const BAR = 20

/** Horizontal bars on one scale, each below its label and value. The table next to it has the same figures. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="mt-3 block w-full max-w-md"
    >
      <title
        id={id}
      >{`${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`}</title>
      {bars.map(({ label, value, text }, at) => (
        <g key={label} transform={`translate(0 ${at * ROW})`}>
          <text y="18" fontSize="15" className="fill-current">
            {label}
          </text>
          <text x={WIDTH} y="18" fontSize="15" textAnchor="end" className="fill-current font-bold">
            {text}
          </text>
          <rect
            y="25"
            width={WIDTH}
            height={BAR}
            rx="4"
            className="fill-accent-soft [@media(forced-colors:active)]:hidden"
          />
          <rect
            y="25"
            width={(value / most) * WIDTH}
            height={BAR}
            rx="4"
            className="fill-current text-accent"
          />
        </g>
      ))}
    </svg>
  )
}
