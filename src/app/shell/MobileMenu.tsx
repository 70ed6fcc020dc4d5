import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import { navigation, profileItem } from './navigation'

/**
 * The places of the header on small screens. Closes on a choice, on Escape, on a press outside and when
 * the focus leaves it.
 */
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
    // It would cover what has the focus.
    for (const event of ['pointerdown', 'focusin']) {
      document.addEventListener(
        event,
        ({ target }) => {
          const isInside = target instanceof Node && box.current?.contains(target)
          if (!isInside) setIsOpen(false)
        },
        { signal },
      )
    }
    return () => stop.abort()
  }, [isOpen])

  return (
    <div ref={box} className="@[62rem]:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label="Menu"
        onClick={() => setIsOpen(!isOpen)}
        className="icon-button"
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
                className="place flex min-h-12 items-center gap-3 px-3"
              >
                <Icon name={item.icon} className="size-5 text-accent" />
                <span>{item.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
