import { useId, type ReactNode } from 'react'
import { WithPhones } from '../../ui/WithPhones'

interface Props {
  /** What an address leads to it by. */
  id?: string
  /** What `useFocusTarget` finds its box by. */
  focusId?: string
  text: string
  done: boolean
  onTick: (done: boolean) => void
  /** Whether it is the title of the content under it. */
  isTitle?: boolean
  /** The content under it. */
  children?: ReactNode
}

/** An item to tick off. */
export function ChecklistItem({ id, focusId, text, done, onTick, isTitle, children }: Props) {
  const boxId = useId()
  return (
    <li id={id} className="border-t border-solid border-line">
      <div className="flex items-start gap-3">
        <input
          id={boxId}
          type="checkbox"
          data-focus-id={focusId}
          checked={done}
          onChange={(event) => onTick(event.target.checked)}
          className="my-2.5 size-6 shrink-0 accent-accent"
        />
        <label
          htmlFor={boxId}
          className={`flex-1 py-2.5 ${isTitle ? 'font-semibold' : ''} ${done ? 'text-muted line-through' : ''}`}
        >
          <WithPhones text={text} />
        </label>
      </div>
      {children}
    </li>
  )
}
