import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/engine/ui/Button'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { Icon } from '@/engine/ui/Icon'
import { PendingView } from '@/engine/ui/PendingView'
import { PartFailure } from '@/engine/ui/PartFailure'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { earlySearchText, endEarlySearch, isSearchKey } from './early-search'
import { focusAfterBack } from '../palette/go-to'
import type { PaletteProps } from '../palette/Palette'

const Palette = lazyPart<PaletteProps>(
  () => import('../palette/Palette'),
  ({ error, onClose }) => (
    <div role="alert" className="page-width absolute inset-x-0 top-full bg-raised py-4 text-danger">
      <PartFailure message="The search did not open." error={error}>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </PartFailure>
    </div>
  ),
)

/**
 * The button that opens the palette. Ctrl K and ⌘ K open it, too. The code of the palette loads when it opens.
 * @param isShort whether the button shows only its icon when the whole bar is in one row
 */
export function SearchButton({ isShort }: { isShort: boolean }) {
  /** The text that was typed while the palette was loading; undefined while the palette is closed. */
  const [search, setSearch] = useState(() => {
    const typed = earlySearchText()
    return typed === undefined ? undefined : { typed }
  })
  const open = () => {
    renewFailedParts()
    // A new object each time, so that a palette that failed renders again.
    setSearch((now) => ({ typed: now?.typed ?? '' }))
  }
  const cancel = () => setSearch(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setSearch(undefined)
    // The palette is a dialog and returns the focus itself. The message that it did not open does not.
    if (!document.querySelector('[role=dialog]')) button.current?.focus()
  }
  // A layout effect, so that a key pressed as soon as the page is visible counts.
  useLayoutEffect(() => {
    endEarlySearch()
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      // Do not open it over another dialog.
      if (!document.querySelector('[role=dialog]')) open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const isOpen = search !== undefined
  // Back and Forward lead to another page.
  useEffect(() => {
    if (!isOpen) return
    const onPopState = () => {
      setSearch(undefined)
      focusAfterBack()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K or ⌘ K)"
        onClick={open}
        {...preloadProps(Palette)}
        className="icon-button w-auto min-w-11 grid-flow-col gap-2 px-2"
      >
        <Icon name="i-lucide-search" className="size-5" />
        <span
          className={`sr-only @[48rem]:not-sr-only @[79rem]:text-sm ${isShort ? '@[79rem]:sr-only' : ''}`}
        >
          Search
        </span>
      </button>
      {search && (
        <PendingView
          part={Palette}
          meanwhile={
            <LoadingDialog
              onCancel={cancel}
              onType={(edit) => setSearch((now) => now && { typed: edit(now.typed) })}
            />
          }
        >
          <Palette typed={search.typed} onClose={close} />
        </PendingView>
      )}
    </>
  )
}
