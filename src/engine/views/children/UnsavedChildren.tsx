import { childFormPrefix, formName } from '../../form/drafts'
import { OrphanedDrafts } from '../../form/OrphanedDrafts'
import { Button } from '../../ui/Button'
import { rememberOpen } from '../../ui/kept-open'
import { Notice } from '../../ui/Notice'
import { useListContext, useListState } from '../list/list-context'
import { disclosureName, type AnyChildrenConfig } from './children-config'

interface Props {
  config: AnyChildrenConfig
}

/** The unsaved text of child forms that are not shown: their record is gone, or the layout has no room. */
export function UnsavedChildren({ config }: Props) {
  const { entity, focus } = useListContext()
  const list = useListState()
  const spec = entity.fields[config.field]
  const show = () => {
    // Open the disclosures, even if the user collapsed them.
    for (const { id } of list.withHiddenDrafts)
      rememberOpen(disclosureName(entity, config.field, id), true)
    list.look.setLayout('cards')
  }
  const names = list.withHiddenDrafts.map((record) => entity.describe(record))
  return (
    <>
      <OrphanedDrafts
        prefix={formName(`${entity.key}.${config.field}`, '')}
        fields={spec?.input === 'children' ? spec.of.fields : {}}
        formExists={(form) =>
          list.records.some(({ id }) =>
            form.startsWith(childFormPrefix(entity.key, config.field, id)),
          )
        }
        onDiscarded={() => focus(undefined)}
      />
      {names.length > 0 && (
        <div className="mt-4" data-no-print>
          <Notice role="status">
            <p>
              <span>{config.title}</span>: you have text that is not saved yet for{' '}
              <span dir="auto">{new Intl.ListFormat('en-US').format(names)}</span>.
            </p>
            <Button variant="secondary" className="mt-3" onClick={show}>
              Show It
            </Button>
          </Notice>
        </div>
      )}
    </>
  )
}
