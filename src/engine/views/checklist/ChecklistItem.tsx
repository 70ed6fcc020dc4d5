import { useId, type ReactNode } from 'react'
import { WithPhones } from '../../ui/WithPhones'

interface Props {
  /** The HTML id, for links to the item. */
  id?: string
  /** The id by which `useFocusTarget` finds the checkbox. */
  focusId?: string
  text: string
  done: boolean
  onTick: (done: boolean) => void
  /** Whether the text is the title of `children`. */
  isTitle?: boolean
  /** Content below the checkbox. */
  children?: ReactNode
}

/** An item with a checkbox. */
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
