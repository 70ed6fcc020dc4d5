import { useId, useRef } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { planTitle } from './plan-summary'
import { PassphraseForm } from './PassphraseForm'
import { RestorePreview } from './RestorePreview'
import { useRestore } from './use-restore'

/** Brings a downloaded file back. It shows what the file holds before it writes anything. */
export function RestoreCard() {
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const restore = useRestore(() => {
    heading.current?.focus()
    // The file is done with: its name no longer shows, and it can be chosen again.
    if (input.current) input.current.value = ''
  })
  const inputId = useId()
  const repository = useRepository()
  return (
    <Card id="restore">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        Restore
      </h2>
      <p className="mt-1">
        Choose a full backup or an export that you downloaded here, or that your other device sent.
        You will see what it holds before anything changes.
      </p>
      {restore.last && (
        <div className="mt-4">
          <Notice tone={restore.last.isHalfDone ? 'warning' : 'success'} role="status">
            <p>
              {restore.last.isHalfDone
                ? 'The restore stopped before it was done.'
                : 'Your data was restored.'}
            </p>
            <p className="mt-1">
              Undo puts back what was here before. It also undoes any changes you made since then
              <span>
                {repository.mirror.isWorking() && !restore.last.isHalfDone
                  ? '.'
                  : ', and it works until you close this tab.'}
              </span>
            </p>
            <Button variant="secondary" className="mt-3" onClick={() => void restore.undo()}>
              Undo the Restore
            </Button>
          </Notice>
        </div>
      )}
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
          // The same file can be chosen again, as after a mistake in it was mended.
          onClick={(event) => (event.currentTarget.value = '')}
        />
      </div>
      <Failure message={restore.problem} />
      {restore.unlock && <PassphraseForm onSubmit={restore.unlock} />}
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
