/**
 * A bar for a share of the whole. Paper leaves it out, because backgrounds are not printed; the figure is beside it.
 * @param percent 0 to 100 @param label what the bar measures
 */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      data-no-print
      className="progress-bar h-2.5 w-full overflow-hidden rounded-full"
    >{`${Math.round(percent)}%`}</progress>
  )
}
