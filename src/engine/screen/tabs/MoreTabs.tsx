import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Icon } from '../../ui/Icon'
import type { Tab } from '../screen'
import { useTabsOutOfSight } from './tabs-in-sight'

interface Props {
  /** The bar, whose children are the tabs. */
  bar: RefObject<HTMLDivElement | null>
  tabs: readonly Tab[]
  onOpen: (index: number) => void
}

/**
 * If not all tabs fit on the screen: a button with the number of hidden tabs, which opens a menu of them. It is outside
 * the bar, because a tab list may contain only tabs.
 */
export function MoreTabs({ bar, tabs, onOpen }: Props) {
  const hidden = useTabsOutOfSight(bar)
  return hidden.length > 0 && <TabMenu tabs={tabs} hidden={hidden} onOpen={onOpen} />
}

function TabMenu({ tabs, hidden, onOpen }: Omit<Props, 'bar'> & { hidden: readonly number[] }) {
  const { menu, opener, closer, onKeyDown } = useMenu()
  return (
    <div className="absolute right-0 top-0" onKeyDown={onKeyDown}>
      <button
        type="button"
        {...opener}
        className="ring-on-focus min-h-11 min-w-11 border-0 bg-transparent py-1.5 pl-2 pr-0 text-left text-sm font-semibold leading-tight text-accent"
      >
        <span className="flex">
          <span>{hidden.length}</span> <Icon name="i-lucide-chevron-down" className="size-4.5" />
        </span>
        More<span className="sr-only">{` ${hidden.length === 1 ? 'tab' : 'tabs'}`}</span>
      </button>
      <ul
        {...menu}
        className="fixed inset-x-4 bottom-4 top-auto m-0 max-h-[calc(100dvh-2rem)] w-auto list-none overflow-y-auto rounded border border-solid border-edge bg-raised p-2 text-text shadow"
      >
        {hidden.map((position) => (
          <li key={position}>
            <button
              type="button"
              {...closer(() => onOpen(position))}
              className="nav-link min-h-12 w-full border-0 bg-transparent px-3 text-left font-semibold"
            >
              {tabs[position]?.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Props for a menu, the button that opens it, the buttons that close it and the element around them. Uses a popover if
 * the browser has it.
 */
function useMenu() {
  const id = useId()
  const openerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Safari supports it from version 17.
  if ('popover' in HTMLElement.prototype) {
    const menu: ComponentProps<'ul'> = { id, popover: 'auto' }
    const opener: ComponentProps<'button'> = { popoverTarget: id }
    const closer = (onClick: () => void): ComponentProps<'button'> => ({
      popoverTarget: id,
      popoverTargetAction: 'hide',
      onClick,
    })
    return { menu, opener, closer }
  }
  const menu: ComponentProps<'ul'> = { id, hidden: !isOpen }
  const opener: ComponentProps<'button'> = {
    ref: openerRef,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  }
  const closer = (onClick: () => void): ComponentProps<'button'> => ({
    onClick: () => {
      setOpen(false)
      onClick()
    },
  })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    openerRef.current?.focus()
  }
  return { menu, opener, closer, onKeyDown }
}
