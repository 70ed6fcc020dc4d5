import { useEffect, useState } from 'react'
import { dashboardTips } from '@/data/dashboard/dashboard-tips'
import { Icon } from '@/engine/ui/Icon'

/** A tip that changes every ten seconds. It pauses under the pointer, with the focus in it, and by its button. */
export default function TipRotator() {
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const turn = useRotation(dashboardTips.rows.length, !isPaused && !isHovered && !isFocused)
  const tip = dashboardTips.rows[turn]

  return (
    <section
      aria-labelledby="tip-title"
      className="flex flex-wrap items-start gap-x-3 rounded bg-signal-soft p-4"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon name="i-lucide-lightbulb" className="mt-0.5 size-6" />
      <div className="min-h-30 min-w-0 grow basis-36 sm:min-h-12">
        <h2
          id="tip-title"
          className="text-base font-bold"
        >{`Tip ${turn + 1} of ${dashboardTips.rows.length}`}</h2>
        <p>{tip?.text}</p>
      </div>
      <button
        type="button"
        aria-pressed={isPaused}
        aria-label="Pause tips"
        onClick={() => setIsPaused(!isPaused)}
        className="icon-button ml-auto"
      >
        <Icon name={isPaused ? 'i-lucide-play' : 'i-lucide-pause'} className="size-5" />
      </button>
    </section>
  )
}

/** How long each tip shows. */
const TURN_MS = 10_000

/** Cycles through 0 to count - 1, one step every ten seconds while it runs and the page is visible. */
function useRotation(count: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((current) => (current + 1) % count)
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [count, isRunning])
  return turn
}
