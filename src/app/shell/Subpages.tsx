import { useId } from 'react'
import { Link } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import type { NavItem } from './navigation'
import { usePanel } from '@/engine/ui/use-panel'

interface Props {
  item: NavItem
  path: string
}

/** The button beside a link of the header that opens the list of its subpages. */
export function Subpages({ item, path }: Props) {
  const id = useId()
  const { isOpen, setIsOpen, close, box, button } = usePanel()
  return (
    <div ref={box} className="relative -ml-1.5">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`More under ${item.label}`}
        onClick={() => setIsOpen(!isOpen)}
        className="ring-on-focus grid h-11 w-6 place-items-center rounded border-0 bg-transparent p-0 text-muted hover:text-text"
      >
        <Icon name="i-lucide-chevron-down" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {isOpen && (
        <ul
          id={id}
          className="absolute right-0 top-full m-0 list-none rounded border border-solid border-line bg-raised p-1 shadow"
        >
          {item.subpages.map((link) => (
            <li key={link.path}>
              <Link
                href={link.path}
                aria-current={link.path === path ? 'page' : undefined}
                onClick={close}
                className="nav-link flex min-h-11 items-center whitespace-nowrap px-4"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
