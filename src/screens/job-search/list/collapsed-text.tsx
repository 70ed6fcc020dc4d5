import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { fieldLabel, isVisible, textOf } from '@/engine/model/field'
import { Chevron, Disclosure, Summary } from '@/engine/ui/Disclosure'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'
import type { Text } from '@/engine/views/list/list-view'

/** A long text that collapses under its label. It is not printed: a job posting alone fills pages. */
export function collapsedText<E extends AnyEntity>(field: Text<E['fields']>): ListExtension<E>
export function collapsedText(field: string): ListExtension {
  return { card: { Foot: ({ record }) => <CollapsedText field={field} record={record} /> } }
}

function CollapsedText({ field, record }: { field: string; record: AnyRecord }) {
  const { entity } = useListContext()
  const spec = entity.fields[field]
  const text = textOf(record[field])
  if (!spec || !text || !isVisible(spec, record)) return null
  const title = fieldLabel(spec, record)
  return (
    <Disclosure className="min-w-0 open:basis-full" printsAsLeft data-no-print>
      <Summary
        look="row"
        aria-label={`${title} of ${entity.describe(record)}`}
        className="gap-2 font-semibold"
      >
        <Chevron />
        <span>{title}</span>
      </Summary>
      <p
        className="max-h-96 max-w-prose overflow-y-auto whitespace-pre-wrap break-words"
        dir="auto"
        tabIndex={0}
      >
        {text}
      </p>
    </Disclosure>
  )
}
