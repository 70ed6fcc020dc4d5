import { Button } from '../../ui/Button'
import { PendingView } from '../../ui/PendingView'
import { FormView } from './list-parts'
import { useListContext, useListState } from './list-context'

/** The form that is open in a list: an empty one, or that of a record, which can be deleted there too. */
export function ListForm() {
  const { entity, config, extensions, askToDelete } = useListContext()
  const { edited, isGone, prefilled, onSaved, cancel } = useListState().form
  const notices = extensions.flatMap(({ form }) => form ?? [])
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
          prefilled={prefilled}
          isGone={isGone}
          notices={notices.map(({ after, Notice }) => ({
            after,
            show: (entered, fill, newId) => (
              <Notice entered={entered} recordId={edited?.id ?? newId} fill={fill} />
            ),
          }))}
          onSaved={onSaved}
          onCancel={() => cancel(edited?.id)}
        >
          {edited && !isGone && (
            <Button
              variant="quiet"
              className="ml-auto px-3!"
              aria-label={`Delete ${entity.describe(edited)}`}
              onClick={() => askToDelete(edited.id)}
            >
              Delete
            </Button>
          )}
        </FormView>
      </PendingView>
    </div>
  )
}
