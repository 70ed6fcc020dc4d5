import { useLayoutEffect, useRef } from 'react'

/** The width of the fade at either end of a row that scrolls. It matches the style `one-row`. */
const FADE_PX = 32

interface Props<Text extends string> {
  /** The accessible name of the group: "Category". */
  label: string
  options: readonly Text[]
  chosen: Text
  onChange: (option: Text) => void
  /** The id of a hint. */
  'aria-describedby'?: string
}

/**
 * A filter with a button for each option, one of them pressed. If the buttons are in one row that scrolls, the
 * pressed one is scrolled into view.
 */
export function FilterButtons<Text extends string>(props: Props<Text>) {
  const { label, options, chosen, onChange } = props
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = group.current
    const button = row?.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
    if (!row || !button) return
    const view = row.getBoundingClientRect()
    const isInView = button.left >= view.left + FADE_PX && button.right <= view.right - FADE_PX
    // Stops beside the fade, which shows the end of the previous button. The first button stops at the start.
    if (!isInView) row.scrollLeft += button.left - view.left - FADE_PX
    markScrolled(row)
  }, [chosen])
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      className="one-row wraps flex gap-2"
      onScroll={({ currentTarget }) => markScrolled(currentTarget)}
      data-no-print
    >
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChange(option)}
          className="pressable min-h-11 shrink-0 rounded-full px-4 text-text"
        >
          {option}
        </button>
      ))}
    </div>
  )
}

/** Marks, for the style, whether the start of the row is scrolled out of view. */
function markScrolled(row: HTMLElement) {
  row.toggleAttribute('data-scrolled', row.scrollLeft > 0)
}
