import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'
import type { Choice } from '@/engine/views/list/list-view'
import { BadgeSelect } from './BadgeSelect'
import { FieldSelect } from './FieldSelect'

/** Fields that can be changed on the card itself, each by a select. */
export function editOnCard<E extends AnyEntity>(
  fields: readonly Choice<E['fields']>[],
): ListExtension<E>
export function editOnCard(fields: readonly string[]): ListExtension {
  return {
    card: {
      control: { fields, Badge: BadgeSelect, Select: FieldSelect },
      Foot: ({ record }) => <Selects fields={fields} record={record} />,
    },
  }
}

/** A labeled select for each field that is not the card's badge. */
function Selects({ fields, record }: { fields: readonly string[]; record: AnyRecord }) {
  const { badge } = useListContext().config.card
  return fields
    .filter((field) => field !== badge?.field)
    .map((field) => (
      <div key={field} className="w-52 max-w-full" data-no-print>
        <FieldSelect record={record} field={field} />
      </div>
    ))
}
