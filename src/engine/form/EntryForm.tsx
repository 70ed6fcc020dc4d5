import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import { definedOnly, type Entered, type Scalars } from '../model/field'
import { isRequired, type FormModel } from '../model/field-defaults'
import { usePageStore } from '../page-store'
import { isLockedElsewhere } from '../store/tabs/lock'
import { Waiting } from '../ui/Waiting'
import { Button } from '../ui/Button'
import { FailureAlert } from '../ui/Failure'
import { Notice } from '../ui/Notice'
import { useTakingLongerThan } from '../use-taking-longer-than'
import type { FormEntry } from './form-entry'
import { CollapsedFields } from './CollapsedFields'
import { FormField } from './FormField'
import { SAVED_IN_PART, useEntryForm } from './use-entry-form'

/** Elements that keep the focus when a form opens. */
const KEEPS_FOCUS = 'input, textarea, [role=tab], [data-keeps-focus]'

/** A save that takes longer than this is shown as in progress. */
const SLOW_SAVE_MS = 150

export interface MoreFields {
  title: string
  fields: readonly string[]
}

export interface FormNotice {
  /** The field below which it is shown. */
  after: string
  /**
   * @param fill sets the text of a field, as if the user had typed it
   * @param newId the id for the new record; undefined if the form edits a stored one
   */
  show: (
    entered: Scalars,
    fill: (field: string, text: string) => void,
    newId: string | undefined,
  ) => ReactNode
}

/** Only this form still has the values. The record was deleted in another tab, or its data was cleared. */
const DELETED =
  'This was deleted elsewhere while you were editing it. You can save what is here as a new one.'

interface Props {
  /** Names the form. Its draft is stored under this name. */
  name: string
  model: FormModel
  /** The order of the fields. */
  fields: readonly string[]
  /** Fields that few people need, in a disclosure with a title, after the others. */
  more?: MoreFields | undefined
  /** Shown below a field. Rerenders as the user types. */
  notices?: readonly FormNotice[] | undefined
  /** The form's heading, which gets the focus when the form opens. Leave it out if the page has a heading for it. */
  title?: string
  /** Whether the focus stays where it is when the form opens. */
  keepsFocus?: boolean | undefined
  /** The heading level of the title; 3 by default. */
  level?: 2 | 3 | 4
  initial: Scalars
  /** The id for the new record; undefined if the form edits a stored one. */
  newId?: string | undefined
  /** Writes the entered values, even if the form is closed meanwhile. Rejects with a SaveError on failure. */
  save: (entry: FormEntry) => Promise<void>
  /** Called when all values of the form are saved. Not called if the user typed more during the save. */
  onSaved: () => void
  saveLabel: string
  /** A sentence after the one on required fields, in the same line. */
  about?: string
  onCancel?: () => void
  /** Whether the record was deleted in another tab, or with all data, since the form opened. */
  isGone?: boolean | undefined
  /** Content beside a field's label. */
  aside?: (field: string) => ReactNode
  /** More buttons. */
  children?: ReactNode
}

/** A form that is generated from field specs: their inputs, validation and hints. */
export function EntryForm(props: Props) {
  const { name, model, fields, title, initial, newId, save, onSaved, onCancel } = props
  const [keepsFocus] = useState(props.keepsFocus)
  const Heading = `h${props.level ?? 3}` as const
  const {
    element,
    form,
    submit,
    saving,
    failure,
    conflicts,
    choose,
    note,
    isSavedInPart,
    discard,
  } = useEntryForm({ name, model, initial, newId, save, onSaved })
  // Most saves end before a user could read a progress message.
  const isSlow = useTakingLongerThan(saving, SLOW_SAVE_MS)
  const isWaiting = useTakingLongerThan(saving)
  const isLocked = usePageStore(isLockedElsewhere)
  const { control, register, setValue, formState } = form
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Don't take the focus from a control that the user types in by the time the form has loaded, from
    // the tab bar while the user goes through tabs, or from content that asks to keep it.
    if (keepsFocus || !heading.current || document.activeElement?.matches(KEEPS_FOCUS)) return
    heading.current.focus()
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, keepsFocus])
  const { submitCount } = formState
  useEffect(() => {
    focusFirst(element.current, '[aria-invalid=true]')
  }, [element, submitCount])
  useEffect(() => {
    focusFirst(element.current, '[data-open-choice] input')
  }, [element, failure])
  const saveLabel = props.isGone ? 'Save as new' : props.saveLabel
  const [loss, setLoss] = useState({ isGone: props.isGone, failure })
  if (loss.isGone !== props.isGone) setLoss({ isGone: props.isGone, failure })
  /** Why the record could not be saved as a new one. An earlier failure does not explain the new button. */
  const failureSince = failure === loss.failure || failure?.reason === 'gone' ? undefined : failure
  const message = props.isGone ? (failureSince ?? DELETED) : failure
  const grid = (names: readonly string[]) => (
    <div className="mt-4 grid gap-4 @[32rem]:grid-cols-2">
      {names.map((field) => (
        <FormField
          key={field}
          model={model}
          field={field}
          control={control}
          register={register}
          setValue={setValue}
          error={formState.errors[field]?.message}
          conflict={conflicts[field]}
          onChoose={choose}
          aside={props.aside?.(field)}
        />
      ))}
    </div>
  )
  const withNotices = (names: readonly string[]): ReactNode => {
    const noticeOf = (field: string) => props.notices?.find(({ after }) => after === field)
    const end = names.findIndex((field) => noticeOf(field)) + 1
    const notice = noticeOf(names[end - 1] ?? '')
    if (!notice) return names.length > 0 && grid(names)
    return (
      <>
        {grid(names.slice(0, end))}
        <Watched control={control} setValue={setValue} show={notice.show} newId={newId} />
        {withNotices(names.slice(end))}
      </>
    )
  }

  return (
    <form
      ref={element}
      noValidate
      // In a low window the form's card starts right below the bar, so that nothing above it is cut off.
      className="@container -scroll-mt-5"
      aria-labelledby={title ? headingId : undefined}
      onSubmit={(event) => void submit(event)}
    >
      {title && (
        <Heading
          id={headingId}
          ref={heading}
          tabIndex={-1}
          data-focus-fallback
          className="text-xl font-bold"
        >
          {title}
        </Heading>
      )}
      <FormNote model={model} fields={fields} about={props.about} note={note} />
      {withNotices(fields)}
      {props.more && (
        <CollapsedFields
          title={props.more.title}
          isFilled={props.more.fields.some((field) => form.getValues(field))}
        >
          {withNotices(props.more.fields)}
        </CollapsedFields>
      )}
      <div data-foot="form" className="save-bar">
        <FailureAlert message={message} />
        {isWaiting && <Waiting note="What you typed is safe here." />}
        {isSavedInPart && !saving && !message && <Notice tone="success">{SAVED_IN_PART}</Notice>}
        <div className="flex flex-wrap gap-2">
          {/* Not `disabled`, which would take the focus from it. A second press does nothing. */}
          <Button type="submit" aria-disabled={isSlow}>
            {isWaiting && isLocked ? 'Waiting to Save' : isSlow ? 'Saving…' : saveLabel}
          </Button>
          {onCancel && (
            <Button
              variant="secondary"
              onClick={() => {
                discard()
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
          {props.children}
        </div>
      </div>
    </form>
  )
}

/** Focuses the first control that matches. Opens the disclosures of all of them first, so that each can be seen. */
function focusFirst(form: HTMLFormElement | null, selector: string) {
  const controls = [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])]
  for (const control of controls) {
    const disclosure = control.closest('details')
    if (disclosure) disclosure.open = true
  }
  controls[0]?.focus()
}

interface WatchedProps extends Pick<FormNotice, 'show'>, Pick<Props, 'newId'> {
  control: Control<Entered, unknown, Scalars>
  setValue: UseFormSetValue<Entered>
}

/** Limits the rerender per keystroke to the notice, and defers it, because a notice may search many records. */
function Watched({ control, setValue, show, newId }: WatchedProps) {
  const entered = useDeferredValue(useWatch({ control }))
  return useMemo(
    () => show(definedOnly(entered), setValue, newId),
    [show, entered, setValue, newId],
  )
}

interface NoteProps extends Pick<Props, 'model' | 'fields'> {
  about: string | undefined
  note: string
}

function FormNote({ model, fields, about, note }: NoteProps) {
  const hasRequired = fields.some((field) => isRequired(model, field))
  return (
    <p className="mt-1 text-sm text-muted">
      <span>
        {hasRequired ? 'Fields marked with * are required.' : 'You may leave any field blank.'}
      </span>{' '}
      {about && <span>{`${about} `}</span>}
      {note && <span>{note}</span>}
    </p>
  )
}
