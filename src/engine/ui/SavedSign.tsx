import { useEffect, useState } from 'react'
import { Icon } from './Icon'

/** How long the sign stands, in milliseconds. */
const STAND = 3000

/** Shows for a moment that the last change is on disk. People who listen hear it from the live region. */
export function SavedSign() {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), STAND)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <div
      aria-hidden="true"
      data-no-print
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 mx-auto flex w-fit items-center gap-2 rounded-full bg-success px-4 py-2 font-semibold text-raised shadow"
    >
      <Icon name="i-lucide-check" className="size-5" />
      Saved
    </div>
  )
}
