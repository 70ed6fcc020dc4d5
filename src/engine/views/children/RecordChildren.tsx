import { Link } from 'wouter'
import { isolate } from '../../isolate'
import type { AnyRecord } from '../../model/entity'
import { childName } from '../../model/child-list'
import { Failure } from '../../ui/Failure'
import { Button } from '../../ui/Button'
import { Chevron, Summary } from '../../ui/Disclosure'
import { KeptDisclosure } from '../../ui/KeptDisclosure'
import { lazyPart } from '../../ui/lazy-part'
import { preloadProps } from '../../ui/preload'
import { PendingView } from '../../ui/PendingView'
import { OutboundLink } from '../../ui/OutboundLink'
import { useFocusTarget } from '../../ui/use-focus-target'
import { useListContext } from '../list/list-context'
import {
  disclosureName,
  type AnyChildrenConfig,
  type ChildLine,
  type TitledLine,
} from './children-config'
import { useChildren } from './use-children'

const ChildForm = lazyPart(() => import('../../form/ChildForm'))

interface Props {
  config: AnyChildrenConfig
  record: AnyRecord
  /** Whether the card shows the form of the question. */
  isAsked: boolean
}

/** A disclosure with the children of a record, and the form to add or edit one. A print shows it expanded. */
export function RecordChildren({ config, record, isAsked }: Props) {
  const { entity, keepShown, leaveIfHidden } = useListContext()
  const name = entity.describe(record)
  const spec = entity.fields[config.field]
  if (spec?.input !== 'children') throw new Error(`"${config.field}" is not a field of children.`)
  const place = { entity, recordId: record.id, field: config.field }
  const { children, editedId, edited, isGone, openRequests, prefilled, ...actions } = useChildren(
    place,
    spec.of,
    record,
    isAsked,
  )
  const [scope, focus] = useFocusTarget()
  const lines = config.lines(record)
  const nameOf = (id: string) => {
    const child = children.find((one) => one.id === id)
    return child ? childName(spec.of, child) : ''
  }
  const close = (saved?: string) => {
    actions.close()
    if (!leaveIfHidden(record.id, saved)) focus(undefined)
  }

  return (
    // Without children it would only print what the card already says.
    <div
      className="min-w-0 has-[details[open]]:basis-full"
      data-no-print={children.length === 0 || undefined}
    >
      <KeptDisclosure
        // Remount at each request for a form, to expand even if the user has collapsed it.
        key={openRequests}
        name={disclosureName(entity, config.field, record.id)}
        isOpen={config.isOpen === true || editedId !== undefined}
        isRequested={openRequests > 0}
      >
        <Summary
          look="row"
          className="gap-2 font-semibold print:min-h-0"
          {...preloadProps(ChildForm)}
        >
          <Chevron />
          <span>{config.title}</span>
          <span className="sr-only">{`of ${name}`}</span>
          {children.length > 0 && (
            <span className="text-sm font-normal text-muted">{`${children.length} ${spec.of.noun[children.length === 1 ? 0 : 1]}`}</span>
          )}
        </Summary>
        <section ref={scope} aria-label={`${config.title} of ${name}`}>
          <ol className="m-0 grid list-none gap-1 border-0 border-l-2 border-solid border-line p-0 pl-4">
            {lines.map((line, position) => (
              <li key={line.id ?? position} className="flex flex-wrap items-start gap-x-2">
                <Line line={line} name={name} />
                {line.id !== undefined && (
                  <LineButtons
                    label={`${line.title ?? nameOf(line.id)} of ${name}`}
                    onEdit={() => line.id && actions.open(line.id)}
                    onDelete={() => {
                      const child = children.find(({ id }) => id === line.id)
                      if (!child) return
                      keepShown(record.id)
                      void actions.remove(child)
                      // The delete is optimistic: the pressed button disappears at once.
                      focus(undefined)
                    }}
                  />
                )}
              </li>
            ))}
          </ol>
          <Failure message={actions.failure} />
          {actions.deleted && (
            <p className="mt-2 flex flex-wrap items-center gap-2" data-no-print>
              <span>{`Deleted ${childName(spec.of, actions.deleted.child)}.`}</span>
              <Button
                variant="secondary"
                aria-label={`Undo: bring back ${childName(spec.of, actions.deleted.child)} of ${name}`}
                onClick={() => {
                  keepShown(record.id)
                  void actions.bringBack().then((isBack) => isBack && focus(undefined))
                }}
              >
                Undo
              </Button>
            </p>
          )}
          {editedId === undefined ? (
            <Button
              variant="secondary"
              className="mt-2"
              data-focus-fallback
              data-no-print
              aria-label={`${config.addLabel}: ${name}`}
              onClick={actions.openNew}
            >
              {config.addLabel}
            </Button>
          ) : (
            <div className="mt-3 rounded border border-solid border-line p-3" data-no-print>
              <PendingView part={ChildForm} meanwhile={<p role="status">Opening the form…</p>}>
                <ChildForm
                  key={editedId}
                  name={actions.formName}
                  place={place}
                  list={spec.of}
                  title={edited ? config.editTitle : config.addTitle}
                  child={edited}
                  isGone={isGone}
                  prefilled={prefilled}
                  others={children}
                  keepsFocus={actions.isMoved}
                  onClose={close}
                />
              </PendingView>
            </div>
          )}
        </section>
      </KeptDisclosure>
    </div>
  )
}

/** One child, or a line that is derived from the record. */
function Line({ line, name }: { line: ChildLine; name: string }) {
  const { text } = line
  return (
    <div className="min-w-0 flex-1 basis-40 py-2 print:py-0">
      {line.title !== undefined && <TitledPart line={line} name={name} />}
      {text && (
        <p className="whitespace-pre-wrap break-words" dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}

interface TitledProps {
  line: TitledLine
  name: string
}

function TitledPart({ line: { title, link, to, ...line }, name }: TitledProps) {
  const details = (line.details ?? []).map(isolate)
  return (
    <>
      <p>
        <b className="font-semibold">{title}</b>
        {details.length > 0 && <span dir="auto">{`, ${details.join(', ')}`}</span>}
      </p>
      {(link || to) && (
        <p className="flex flex-wrap gap-x-4">
          {link && (
            <OutboundLink href={link.href} label={name}>
              {link.label}
            </OutboundLink>
          )}
          {to && (
            <Link href={to.href} className="text-link inline-block py-2.5" data-no-print>
              <span>{to.label}</span>{' '}
              <span className="sr-only">{`– ${[title, ...details, name].join(', ')}`}</span>
            </Link>
          )}
        </p>
      )}
    </>
  )
}

interface ButtonsProps {
  label: string
  onEdit: () => void
  onDelete: () => void
}

function LineButtons({ label, onEdit, onDelete }: ButtonsProps) {
  return (
    <div className="ml-auto flex" data-no-print>
      <Button variant="quiet" className="px-2!" aria-label={`Edit ${label}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="quiet" className="px-2!" aria-label={`Delete ${label}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  )
}
