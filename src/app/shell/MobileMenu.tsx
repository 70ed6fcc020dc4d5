import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import { navigation, profileItem } from '../navigation'

/** The places of the header on small screens. Closes on a choice, on Escape and on a press outside. */
export function MobileMenu({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        setIsOpen(false)
        button.current?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        const isInside = event.target instanceof Node && box.current?.contains(event.target)
        if (!isInside) setIsOpen(false)
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen])

  return (
    <div ref={box} className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label="Menu"
        onClick={() => setIsOpen(!isOpen)}
        className="focus-ring grid size-11 shrink-0 place-items-center rounded border-0 bg-transparent text-text hover:bg-accent-soft"
      >
        <Icon name={isOpen ? 'i-lucide-x' : 'i-lucide-menu'} className="size-6" />
      </button>
      <nav
        id="mobile-menu"
        aria-label="Main"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto border-b border-solid border-line bg-raised px-4 pb-4 shadow"
      >
        <ul className="grid list-none p-0">
          {[...navigation, profileItem].map((item) => (
            <li key={item.path}>
              <Link
                href={item.path}
                aria-current={item.path === path ? 'page' : undefined}
                onClick={() => setIsOpen(false)}
                className="focus-ring flex min-h-12 items-center gap-3 rounded px-3 text-text no-underline hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-bold"
              >
                <Icon name={item.icon} className="size-5 text-accent" />
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
