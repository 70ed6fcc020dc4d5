import type { AnyEntity } from '../../model/entity'
import { DuplicateNotice } from './DuplicateNotice'
import { Button } from '../../ui/Button'
import { PendingView } from '../../ui/PendingView'
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
  const { duplicateWarnings, warnAfter } = config.form
  return (
    <div data-no-print>
      <PendingView part={FormView} meanwhile={<p role="status">Opening the form…</p>}>
        <FormView
          key={edited?.id ?? 'new'}
          entity={entity}
          fields={config.form.fields}
          more={config.form.more}
          title={edited ? config.form.editTitle : config.form.addTitle}
          record={edited}
          isGone={isEditedGone}
          notice={
            duplicateWarnings && {
              after: warnAfter,
              show: (entered) => (
                <DuplicateNotice
                  rules={duplicateWarnings}
                  entered={entered}
                  form={{ entity, address: config.urlPrefix, id: edited?.id }}
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
      </PendingView>
    </div>
  )
}
