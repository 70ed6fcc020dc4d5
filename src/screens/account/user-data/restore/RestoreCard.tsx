import { useId, useRef } from 'react'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { planTitle } from './plan-summary'
import { PassphraseForm } from './PassphraseForm'
import { RestorePreview } from './RestorePreview'
import { UnchangedLine } from './UnchangedLine'
import { UndoRestore } from './UndoRestore'
import { useRestore } from './use-restore'

/** Restores a downloaded file. It shows the content of the file before anything is written. */
export function RestoreCard() {
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const restore = useRestore(() => {
    heading.current?.focus()
    // Clear the input, so that it does not keep showing the name of the file.
    if (input.current) input.current.value = ''
  })
  const inputId = useId()
  return (
    <Card id="restore">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        Restore
      </h2>
      <p className="mt-1">
        Choose a full backup or an export that you downloaded here, or that your other device sent.
        You will see what it holds before anything changes.
      </p>
      <UnchangedLine outcome={restore.outcome} />
      <UndoRestore restore={restore} />
      <div className="mt-4">
        <label htmlFor={inputId} className="mb-1 block font-semibold">
          Backup or export file
        </label>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept="application/json,.json,text/plain,.txt"
          className="field-box"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void restore.choose(file)
          }}
          // Lets the user choose the same file again, for example after correcting it.
          onClick={(event) => (event.currentTarget.value = '')}
        />
      </div>
      <Failure message={restore.problem} />
      {restore.unlock && <PassphraseForm onSubmit={restore.unlock} focusNext={heading} />}
      {restore.plan && (
        <RestorePreview
          restore={restore}
          plan={restore.plan}
          title={planTitle(restore.plan)}
          source="file"
        />
      )}
    </Card>
  )
}
