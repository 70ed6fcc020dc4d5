import { DialogPanel, DialogTitle } from '@headlessui/react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import { Modal } from '@/engine/ui/Modal'
import type { Searchable } from '@/engine/search/searchable'
import { goTo } from './go-to'
import { Results } from './Results'
import { usePalette } from './use-palette'

export interface PaletteProps {
  /** The text that was typed while the palette was loading. */
  typed: string
  onClose: () => void
}

/**
 * The search over the whole product: an ARIA combobox whose list is always open. Headless UI's Combobox does not fit,
 * because it would need Escape twice here and Tab would choose a result.
 */
export default function Palette({ typed, onClose }: PaletteProps) {
  const palette = usePalette(typed)
  const { found, results, active } = palette
  const [, navigate] = useLocation()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // On a touch screen Headless UI focuses the dialog in an earlier microtask.
  useEffect(() => queueMicrotask(() => input.current?.focus()), [])
  const optionId = (at: number) => `${listId}-${at}`

  const choose = ({ address }: Searchable) => {
    onClose()
    goTo(address, navigate)
  }

  const move = (to: number) => {
    palette.setActive(to)
    list.current?.querySelectorAll('[role=option]')[to]?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    const chosen = results[active]
    // Enter may end an IME composition (Japanese, Chinese): in Safari it comes after the end, with the code 229. Shift
    // with Home or End selects text.
    if (!chosen || nativeEvent.isComposing || nativeEvent.keyCode === 229 || shiftKey) return
    const last = results.length - 1
    if (key === 'ArrowDown') move(active === last ? 0 : active + 1)
    else if (key === 'ArrowUp') move(active === 0 ? last : active - 1)
    else if (key === 'Home') move(0)
    else if (key === 'End') move(last)
    else if (key === 'Enter') choose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <Modal onClose={onClose}>
      <div className="fixed inset-0 grid grid-cols-1 items-start p-4 sm:justify-items-center">
        <DialogPanel className="flex max-h-[85dvh] w-full max-w-2xl flex-col rounded bg-raised text-text shadow">
          <DialogTitle className="sr-only">Search Everything</DialogTitle>
          <div className="flex items-center gap-2 border-b border-solid border-line p-2">
            <Icon name="i-lucide-search" className="ml-2 size-5 text-muted" />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label="Search everything"
              aria-expanded={results.length > 0}
              aria-controls={results.length > 0 ? listId : undefined}
              aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
              aria-autocomplete="list"
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder="Screens, tasks, careers, your own entries"
              className="ring-on-focus min-h-11 min-w-0 flex-1 rounded border-0 bg-transparent px-2 text-lg text-text"
              value={palette.question}
              onChange={(event) => palette.ask(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              aria-label="Close the search"
              onClick={onClose}
              className="ring-on-focus grid size-11 place-items-center rounded border-0 bg-transparent text-text hover:bg-accent-soft"
            >
              <Icon name="i-lucide-x" className="size-5" />
            </button>
          </div>
          {/* Focusable, so that the keyboard can scroll what has no option to move to. */}
          <div tabIndex={0} className="min-h-0 overflow-y-auto">
            {palette.note && results.length > 0 && (
              <p className="px-4 pt-3 text-muted">{palette.note}</p>
            )}
            {results.length > 0 && (
              <Results
                ref={list}
                id={listId}
                found={found}
                active={active}
                optionId={optionId}
                onChoose={choose}
              />
            )}
            {results.length === 0 && !palette.isLoading && <NothingFound />}
            {palette.isLoading && palette.question && <p className="p-4 text-muted">Loading…</p>}
            {palette.missing && (
              <p className="border-t border-solid border-line p-4 text-sm text-muted">
                {palette.missing}
              </p>
            )}
          </div>
          <p className="hidden border-t border-solid border-line px-4 py-2 text-sm text-muted sm:block">
            ↑ ↓ to move, Enter to open, Esc to close. Ctrl K or ⌘ K opens this search.
          </p>
        </DialogPanel>
      </div>
    </Modal>
  )
}

/** Suggestions when nothing is found. */
function NothingFound() {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <Icon name="i-lucide-search-x" className="size-10 text-muted" />
      <p className="text-lg font-bold">Nothing found</p>
      <p className="max-w-md text-muted">
        Try fewer or shorter words, or another word, such as “nurse,” “resume” or “allowance.”
        Search also looks through what you entered, such as applications, licenses and skills.
      </p>
    </div>
  )
}
