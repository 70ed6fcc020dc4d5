import { useRef } from 'react'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import type { KeyOfInput } from '@/engine/model/field'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'

/** A yes-or-no field that can be ticked on the card itself. */
export function tickOnCard<E extends AnyEntity>(
  field: KeyOfInput<E['fields'], 'checkbox' | 'either'>,
  label: string,
): ListExtension<E>
export function tickOnCard(field: string, label: string): ListExtension {
  return {
    card: { Foot: ({ record }) => <Tick record={record} field={field} label={label} /> },
  }
}

interface Props {
  record: AnyRecord
  field: string
  label: string
}

function Tick({ record, field, label }: Props) {
  const { entity, toggle } = useListContext()
  /** The browser's click count: above 1 for the second press of a double click, 0 for the keyboard. */
  const clickCount = useRef(0)
  return (
    <label
      className="flex min-h-11 items-center gap-2 font-semibold"
      onMouseDown={({ detail }) => void (clickCount.current = detail)}
    >
      <input
        type="checkbox"
        className="size-6 accent-accent"
        aria-label={`${label}: ${entity.describe(record)}`}
        checked={record[field] === true}
        onChange={({ target }) => {
          void toggle(record, field, target.checked, clickCount.current > 1)
          clickCount.current = 0
        }}
      />
      <span>{label}</span>
    </label>
  )
}
