import { Suspense, type RefObject } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button'
import { LoadingDialog } from '../../ui/LoadingDialog'
import { PendingView } from '../../ui/PendingView'
import { EmptyState } from '../../ui/EmptyState'
import { Failure } from '../../ui/Failure'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { UndoNotice } from '../../ui/UndoNotice'
import { useFocusTarget } from '../../ui/use-focus-target'
import { lazyPart } from '../../ui/lazy-part'
import { preloadProps } from '../../ui/preload'
import { ListContext, ListStateContext, useListContext, useListState } from './list-context'
import type { ListView as View } from './list-view'
import { ListForm } from './ListForm'
import { FormView } from './list-parts'
import { ListToolbar } from './ListToolbar'
import { useList } from './use-list'
import { Warnings } from './Warnings'
import { CardsLayout } from './CardsLayout'

const ConfirmDialog = lazyPart(() => import('../../ui/ConfirmDialog'))

/** A list of records: search, filters, layouts, a form to add and edit, and a confirmation before a delete. */
export default function ListView({ view }: { view: View }) {
  const [scope, focus] = useFocusTarget()
  const { context, state } = useList(view, focus)
  return (
    <ListContext value={context}>
      <ListStateContext value={state}>
        <List scope={scope} />
      </ListStateContext>
    </ListContext>
  )
}

function List({ scope }: { scope: RefObject<HTMLElement | null> }) {
  const { entity, config, extensions, focus } = useListContext()
  const list = useListState()
  const hasRecords = list.records.length > 0
  // A search or filters get their own row. Sort and layout alone fit beside the title and the button.
  const hasSearch = config.search.length > 0 || config.filters.length > 0
  const isSecondary = config.urlPrefix !== undefined
  const titleId = `${entity.key}-title`

  return (
    <section
      ref={scope}
      aria-labelledby={titleId}
      data-no-print={(isSecondary && !hasRecords) || undefined}
      {...preloadProps(FormView, ConfirmDialog)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className={hasSearch ? 'flex basis-full flex-wrap items-center gap-2' : 'contents'}>
          <div className="min-w-0 flex-1 basis-28">
            <h2
              id={titleId}
              tabIndex={-1}
              data-focus-fallback
              className="text-lg font-bold leading-tight sm:text-2xl"
            >
              {config.title}
            </h2>
            {hasRecords && (
              // On a phone, the headings of the sections show the counts.
              <p
                className={`text-sm text-muted ${config.sections && !hasSearch ? 'max-sm:sr-only' : ''}`}
              >
                {list.count}
              </p>
            )}
          </div>
          {!list.form.isNew && (
            <Button
              // The empty state below has the primary button.
              variant={hasRecords ? 'primary' : 'secondary'}
              className="max-sm:gap-1! max-sm:px-2.5!"
              onClick={list.form.openNew}
              data-no-print
            >
              <AddLabel label={config.addLabel} />
            </Button>
          )}
        </div>
        {hasRecords && <ListToolbar />}
      </div>
      {extensions.map(
        ({ Notice: Part }, at) =>
          Part && (
            <Suspense key={at}>
              <Part />
            </Suspense>
          ),
      )}

      <Failure message={list.failure} />
      {list.added.isHidden && (
        <div className="mt-4" data-no-print>
          <Notice role="status">
            <p>
              <span>{`The new ${entity.noun[0]} is saved.`}</span> It does not show because it does
              not match your search and filters.
            </p>
            <Button variant="secondary" className="mt-3" onClick={list.added.show}>
              Clear Search and Filters
            </Button>
          </Notice>
        </div>
      )}
      {list.form.isLost && (
        <div className="mt-4">
          <Notice role="status">{`This ${entity.noun[0]} is no longer here.`}</Notice>
        </div>
      )}

      {list.form.isOpen && !list.form.editedInPlace && (
        <div className="mt-4">
          <ListForm />
        </div>
      )}

      {hasRecords || list.form.editedInPlace ? (
        <Results />
      ) : (
        !list.form.isOpen &&
        (isSecondary ? (
          <p className="mt-2 text-muted">{config.empty.text}</p>
        ) : (
          <div className="mt-4">
            <EmptyState title={config.empty.title} picture="/illustrations/start.svg">
              <p>{config.empty.text}</p>
              <Button onClick={list.form.openNew} data-no-print>
                {config.empty.action}
              </Button>
              {config.empty.other && (
                <Link
                  href={config.empty.other.href}
                  className="text-link inline-flex min-h-11 items-center"
                  data-no-print
                >
                  {config.empty.other.label}
                </Link>
              )}
            </EmptyState>
          </div>
        ))
      )}

      {list.removal.removed.length > 0 && (
        <div
          // Scrolls, so that many notices do not cover the list. Not sticky in a low window, which one would cover.
          className="[@media(min-height:24rem)]:sticky bottom-3 z-20 mt-4 grid max-h-44 gap-2 overflow-y-auto"
          data-foot="list"
          data-no-print
        >
          {list.removal.removed.map((one) => (
            <UndoNotice
              key={one.record.id}
              message={one.message}
              undoLabel={`Undo: bring back ${entity.describe(one.record)}`}
              onUndo={() => void list.removal.restore(one)}
              onDismiss={() => {
                list.removal.dismiss(one)
                focus(undefined)
              }}
            />
          ))}
        </div>
      )}

      {list.deletion.toDelete && (
        <PendingView
          part={ConfirmDialog}
          meanwhile={<LoadingDialog onCancel={list.deletion.cancel} />}
        >
          <ConfirmDialog
            title={`Delete ${entity.describe(list.deletion.toDelete)}?`}
            question={config.deleteQuestion}
            confirmLabel="Delete"
            onConfirm={() =>
              list.deletion.toDelete && void list.deletion.confirm(list.deletion.toDelete)
            }
            onCancel={list.deletion.cancel}
          />
        </PendingView>
      )}
    </section>
  )
}

/** The label of the add button after a plus icon. A plus sign in the label is only for screen readers. */
function AddLabel({ label }: { label: string }) {
  const text = label.replace(/^\+ /, '')
  return (
    <>
      <Icon name="i-lucide-plus" className="size-4 sm:size-5" />
      <span>
        {text !== label && <span className="sr-only">+ </span>}
        <span>{text}</span>
      </span>
    </>
  )
}

function Results() {
  const { entity } = useListContext()
  const list = useListState()
  return (
    <>
      <Warnings />
      {list.rendered.length === 0 ? (
        <div className="mt-3">
          <EmptyState icon="i-lucide-search-x" title={`No ${entity.noun[1]} match`}>
            <p>Nothing matches your search and filters. What you saved is still here.</p>
            <Button variant="secondary" onClick={list.narrowing.clear} data-no-print>
              Clear Search and Filters
            </Button>
          </EmptyState>
        </div>
      ) : (
        <RecordLayout />
      )}
      {list.paging.unprinted > 0 && (
        <p className="mt-4">
          {`${list.paging.unprinted} more ${entity.noun[list.paging.unprinted === 1 ? 0 : 1]} did not fit on this printout. Search or filter to print them.`}
        </p>
      )}
      {list.paging.hidden > 0 && (
        <div className="mt-4 text-center" data-no-print>
          <Button variant="secondary" onClick={list.paging.showMore}>
            {`Show More (${list.paging.hidden} left)`}
          </Button>
        </div>
      )}
    </>
  )
}

const RowsLayout = lazyPart(() => import('./RowsLayout'))

/** The records of a list, in the layout that the user chose. */
function RecordLayout() {
  const { customLayout, layout } = useListState().look
  const Layout = customLayout?.Component ?? (layout === 'rows' ? RowsLayout : CardsLayout)
  return (
    <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
      <Layout />
    </Suspense>
  )
}
