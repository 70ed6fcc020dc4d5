import { useRef } from 'react'
import { fieldLabel, type AnyFields, type Scalars } from '../model/field'
import { CopyButton } from '../ui/CopyButton'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { showValue } from '../model/show-value'
import { dropDraft, useDraftsOf } from './drafts'

interface Props {
  /** The prefix of the forms' names. */
  prefix: string
  /** The fields of the forms. */
  fields: AnyFields
  /** Whether the user can still open the form with this name. */
  formExists: (form: string) => boolean
  /** Called after a draft is discarded. Its button, which had the focus, is then gone. */
  onDiscarded: () => void
}

/** Shows the drafts of forms that the user can no longer open, until each is discarded. */
export function OrphanedDrafts({ prefix, fields, formExists, onDiscarded }: Props) {
  return useDraftsOf(prefix)
    .filter(([form]) => !formExists(form))
    .map(([form, typed]) => (
      <OrphanedDraft
        key={form}
        text={textOf(typed, fields)}
        onDiscard={() => {
          dropDraft(form)
          onDiscarded()
        }}
      />
    ))
}

/** The values as text, each with its label unless there is only one. */
function textOf(typed: Scalars, fields: AnyFields): string {
  const values = Object.entries(typed).flatMap(([name, value]) => {
    const spec = fields[name]
    const shown = spec ? showValue(spec, value) : String(value)
    return shown ? [{ label: spec ? fieldLabel(spec, typed) : name, shown }] : []
  })
  const [first] = values
  if (first && values.length === 1) return first.shown
  return values.map(({ label, shown }) => `${label}: ${shown}`).join('\n')
}

function OrphanedDraft({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="mt-4" data-no-print>
      <Notice tone="warning" role="alert">
        <p>
          What you typed is not saved: the record it belongs to was deleted, moved or erased. Copy
          it to keep it.
        </p>
        <textarea
          ref={field}
          aria-label="What you typed"
          readOnly
          value={text}
          rows={3}
          className="field-box mt-2"
        />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <CopyButton variant="secondary" noun="Text" text={text} shown={field}>
            Copy Text
          </CopyButton>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  )
}
