import { useId, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import { currentOf, navigation, profileItem, type NavItem } from './navigation'
import { usePanel } from '@/engine/ui/use-panel'

/** The header's navigation on small screens. Following a link also closes it. */
export function MobileMenu({ path }: { path: string }) {
  const { isOpen, setIsOpen, close, box, button } = usePanel()
  return (
    <div ref={box} className="@[62rem]:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'mobile-menu' : undefined}
        aria-label="Menu"
        onClick={() => setIsOpen(!isOpen)}
        className="icon-button"
      >
        <Icon name={isOpen ? 'i-lucide-x' : 'i-lucide-menu'} className="size-6" />
      </button>
      {isOpen && (
        <nav
          id="mobile-menu"
          aria-label="Main"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto border-b border-solid border-line bg-raised px-4 pb-4 shadow"
        >
          <ul className="grid list-none p-0">
            {[...navigation, profileItem].map((item) => (
              <MenuItem key={item.path} item={item} path={path} onChoice={close} />
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

interface ItemProps {
  item: NavItem
  path: string
  onChoice: () => void
}

/** A link with its subpages, which start expanded on its own page and on theirs. */
function MenuItem({ item, path, onChoice }: ItemProps) {
  const id = useId()
  const current = currentOf(item, path)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? current !== undefined
  return (
    <li>
      <div className="flex">
        <Link
          href={item.path}
          aria-current={current === 'page' ? 'page' : undefined}
          onClick={onChoice}
          className="nav-link flex min-h-12 flex-1 items-center gap-3 px-3"
        >
          <Icon name={item.icon} className="size-5 text-accent" />
          <span>{item.label}</span>
        </Link>
        {item.subpages.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`More under ${item.label}`}
            onClick={() => setChosen(!isOpen)}
            className="icon-button my-0.5 ml-1"
          >
            <Icon
              name="i-lucide-chevron-down"
              className={isOpen ? 'size-5 rotate-180' : 'size-5'}
            />
          </button>
        )}
      </div>
      {isOpen && item.subpages.length > 0 && (
        <ul id={id} className="list-none p-0 pl-8">
          {item.subpages.map((link) => (
            <li key={link.path}>
              <Link
                href={link.path}
                aria-current={link.path === path ? 'page' : undefined}
                onClick={onChoice}
                className="nav-link flex min-h-12 items-center px-3"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
