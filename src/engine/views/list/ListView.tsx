import { Suspense } from 'react'
import { Button } from '../../ui/Button'
import { LoadingDialog } from '../../ui/LoadingDialog'
import { EmptyState } from '../../ui/EmptyState'
import { Failure } from '../../ui/Failure'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { useFocusTarget } from '../../ui/use-focus-target'
import type { AnyEntity } from '../../model/entity'
import { lazyPart } from '../../ui/lazy-part'
import { DeletedNotice } from './DeletedNotice'
import type { AnyListConfig, ListView as View } from './list-view'
import { ListToolbar } from './ListToolbar'
import { RecordSections } from './RecordSections'
import { useList } from './use-list'
import { Warnings } from './Warnings'

const FormView = lazyPart(() => import('../../form/FormView'))
const ConfirmDialog = lazyPart(() => import('../../ui/ConfirmDialog'))

/** A list of records: search, filters, cards, a form to add and edit, and a question before a delete. */
export default function ListView({ view: { entity, config } }: { view: View }) {
  const [scope, focus] = useFocusTarget()
  const list = useList(entity, config, focus)
  const titleId = `${entity.key}-title`

  return (
    <section ref={scope} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} tabIndex={-1} data-focus-fallback className="text-2xl font-bold">
          {config.title}
        </h2>
        {!list.isFormOpen && (
          <Button
            // The empty list below leads with its own.
            variant={list.records.length > 0 ? 'primary' : 'secondary'}
            onClick={list.openNew}
            data-no-print
          >
            {!config.addLabel.startsWith('+') && <Icon name="i-lucide-plus" className="size-5" />}
            {config.addLabel}
          </Button>
        )}
      </div>

      <Failure message={list.failure} />
      {list.isAddedHidden && (
        <div className="mt-4" data-no-print>
          <Notice role="status">
            <p>
              The new {entity.noun[0]} is saved. It does not show because it does not match your
              search and filters.
            </p>
            <Button variant="secondary" className="mt-3" onClick={list.showAdded}>
              Clear Search and Filters
            </Button>
          </Notice>
        </div>
      )}
      {list.isLost && (
        <div className="mt-4">
          <Notice role="status">This {entity.noun[0]} is no longer here.</Notice>
        </div>
      )}

      {list.isFormOpen && (
        <div className="mt-4" data-no-print>
          <Suspense fallback={<p role="status">Opening the form…</p>}>
            <FormView
              key={list.edited?.id ?? 'new'}
              entity={entity}
              fields={config.form.fields}
              title={list.edited ? config.form.editTitle : config.form.addTitle}
              record={list.edited}
              isGone={list.isEditedGone}
              onSaved={list.saved}
              onCancel={() => list.closeForm(list.edited?.id)}
            />
          </Suspense>
        </div>
      )}

      <div className="mt-4">
        {list.records.length > 0 ? (
          <Results entity={entity} config={config} list={list} />
        ) : (
          !list.isFormOpen && (
            <EmptyState title={config.empty.title} picture="/illustrations/start.svg">
              <p>{config.empty.text}</p>
              <Button onClick={list.openNew} data-no-print>
                {config.empty.action}
              </Button>
            </EmptyState>
          )
        )}
      </div>

      {list.deleted.length > 0 && (
        <div
          // Many of them do not cover the list, nor one of them a low window.
          className="[@media(min-height:24rem)]:sticky bottom-3 z-20 mt-4 grid max-h-36 gap-2 overflow-y-auto"
          data-foot="list"
          data-no-print
        >
          {list.deleted.map((one) => (
            <DeletedNotice
              key={one.record.id}
              name={entity.describe(one.record)}
              onUndo={() => void list.bringBack(one)}
              onDismiss={() => {
                list.forgetDeleted(one)
                focus(undefined)
              }}
            />
          ))}
        </div>
      )}

      {list.toDelete && (
        <Suspense fallback={<LoadingDialog onGiveUp={list.cancelDelete} />}>
          <ConfirmDialog
            title={`Delete ${entity.describe(list.toDelete)}?`}
            question={config.deleteQuestion}
            confirmLabel="Delete"
            onConfirm={() => list.toDelete && void list.remove(list.toDelete)}
            onCancel={list.cancelDelete}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ResultsProps {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}

function Results({ entity, config, list }: ResultsProps) {
  return (
    <>
      <ListToolbar entity={entity} config={config} list={list} />
      <p className="mt-3 text-muted">{list.count}</p>
      <Warnings warnings={config.warnings ?? []} records={list.records} />
      {list.matching.length === 0 ? (
        <div className="mt-3">
          <EmptyState icon="i-lucide-search-x" title={`No ${entity.noun[1]} match`}>
            <p>Nothing matches your search and filters. What you saved is still here.</p>
            <Button variant="secondary" onClick={list.clear} data-no-print>
              Clear Search and Filters
            </Button>
          </EmptyState>
        </div>
      ) : (
        <RecordSections entity={entity} config={config} list={list} />
      )}
      {list.unprinted > 0 && (
        <p className="mt-4">
          {list.unprinted} more {entity.noun[list.unprinted === 1 ? 0 : 1]} did not fit on this
          printout. Search or filter to print them.
        </p>
      )}
      {list.hidden > 0 && (
        <div className="mt-4 text-center" data-no-print>
          <Button variant="secondary" onClick={list.showMore}>
            Show More ({list.hidden} left)
          </Button>
        </div>
      )}
    </>
  )
}
