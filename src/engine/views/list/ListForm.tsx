import type { AnyEntity } from '../../model/entity'
import { AlikeNotice } from './AlikeNotice'
import { Button } from '../../ui/Button'
import { Opening } from '../../ui/Opening'
import { FormView } from './list-parts'
import type { AnyListConfig } from './list-view'
import type { useList } from './use-list'

interface Props {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}

/** The form that is open in a list: an empty one, or that of a record, which can be deleted there too. */
export function ListForm({ entity, config, list }: Props) {
  const { edited, isEditedGone } = list
  const { alike, alikeAfter } = config.form
  return (
    <div data-no-print>
      <Opening part={FormView} meanwhile={<p role="status">Opening the form…</p>}>
        <FormView
          key={edited?.id ?? 'new'}
          entity={entity}
          fields={config.form.fields}
          more={config.form.more}
          title={edited ? config.form.editTitle : config.form.addTitle}
          record={edited}
          isGone={isEditedGone}
          notice={
            alike && {
              after: alikeAfter,
              show: (entered) => (
                <AlikeNotice
                  rules={alike}
                  entered={entered}
                  form={{ entity, address: config.address, id: edited?.id }}
                />
              ),
            }
          }
          onSaved={list.saved}
          onCancel={() => list.closeForm(edited?.id)}
        >
          {edited && !isEditedGone && (
            <Button
              variant="quiet"
              className="ml-auto px-3!"
              aria-label={`Delete ${entity.describe(edited)}`}
              onClick={() => list.askToDelete(edited.id)}
            >
              Delete
            </Button>
          )}
        </FormView>
      </Opening>
    </div>
  )
}
