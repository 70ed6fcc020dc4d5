import { useId } from 'react'

interface Bar {
  label: string
  value: number
  /** The value as shown, with its unit. */
  text: string
}

const WIDTH = 400
const ROW_HEIGHT = 52
const BAR_HEIGHT = 20

/** Horizontal bars on one scale, each below its label and value. The table below the chart has the same figures. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId()
  // At least 1: bars of 0 must not divide by 0.
  const maxValue = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}`}
      className="mt-3 block w-full max-w-md"
    >
      <title
        id={id}
      >{`${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`}</title>
      {bars.map(({ label, value, text }, at) => (
        <g key={label} transform={`translate(0 ${at * ROW_HEIGHT})`}>
          <text y="18" fontSize="15" className="fill-current">
            {label}
          </text>
          <text x={WIDTH} y="18" fontSize="15" textAnchor="end" className="fill-current font-bold">
            {text}
          </text>
          <rect
            y="25"
            width={WIDTH}
            height={BAR_HEIGHT}
            rx="4"
            className="fill-accent-soft [@media(forced-colors:active)]:hidden"
          />
          <rect
            y="25"
            width={(value / maxValue) * WIDTH}
            height={BAR_HEIGHT}
            rx="4"
            className="fill-current text-accent"
          />
        </g>
      ))}
    </svg>
  )
}
