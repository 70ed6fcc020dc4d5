import { childFormsOf, formName } from '@/engine/form/drafts'
import { LeftoverText } from '@/engine/form/LeftoverText'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { useListContext, useListState } from '@/engine/views/list/list-context'
import type { AnyTimelineConfig } from './timeline-config'

interface Props {
  config: AnyTimelineConfig
}

/** What was typed into the small forms of a list that do not show: their record is gone, or the layout has no room. */
export function UnsavedChildren({ config }: Props) {
  const { entity } = useListContext()
  const list = useListState()
  const spec = entity.fields[config.field]
  const names = list.writtenOutOfSight.map((record) => entity.describe(record))
  return (
    <>
      <LeftoverText
        prefix={formName(`${entity.key}.${config.field}`, '')}
        fields={spec?.input === 'children' ? spec.of.fields : {}}
        isThere={(form) =>
          list.records.some(({ id }) => form.startsWith(childFormsOf(entity.key, config.field, id)))
        }
      />
      {names.length > 0 && (
        <div className="mt-4" data-no-print>
          <Notice role="status">
            <p>
              <span>{config.title}</span>: you have text that is not saved yet for{' '}
              <span dir="auto">{new Intl.ListFormat('en-US').format(names)}</span>.
            </p>
            <Button variant="secondary" className="mt-3" onClick={() => list.setLayout('cards')}>
              Show It
            </Button>
          </Notice>
        </div>
      )}
    </>
  )
}
