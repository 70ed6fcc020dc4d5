import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '@/engine/ui/Icon'

const Palette = lazy(() => import('../palette/Palette'))

/** Opens the search over everything; so does Ctrl or ⌘ with K. The search itself loads when it opens. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      // The browser has a search of its own on this key.
      event.preventDefault()
      // Not over another dialog.
      if (!document.querySelector('[role=dialog]')) setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K or ⌘ K)"
        onClick={() => setIsOpen(true)}
        className="focus-ring flex h-11 min-w-11 items-center justify-center gap-2 rounded border-0 bg-transparent px-2 text-text hover:bg-accent-soft"
      >
        <Icon name="i-lucide-search" className="size-5" />
        <span className="max-md:sr-only">Search</span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
