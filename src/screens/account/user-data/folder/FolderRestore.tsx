import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { formatMoment } from '../format-moment'
import { RestorePreview } from '../restore/RestorePreview'
import { useRestore, type RestoreOutcome } from '../restore/use-restore'
import { noteMerged } from './folder-backup'
import type { DamagedFile, DeviceFile } from './folder-files'

/** The backups found in a folder. */
export interface FolderFiles {
  /** The newest file of each device that is still to be restored. */
  files: readonly DeviceFile[]
  /** Newer files that cannot be read. */
  damaged: readonly DamagedFile[]
}

interface Props {
  found: FolderFiles
  /** This device. */
  device: string
  /** Called after the last file, and when the user cancels. */
  onDone: (outcome?: RestoreOutcome) => void
  /** Called after each file before the last, with those that remain. */
  onRest: (files: readonly DeviceFile[], outcome: RestoreOutcome) => void
}

/** Shows what the file of each device would add, one after another. It only merges, and never replaces. */
export function FolderRestore({ found, device, onDone, onRest }: Props) {
  const { files, damaged } = found
  const [first, ...rest] = files
  const restore = useRestore((outcome) => {
    if (outcome === 'canceled') return onDone(outcome)
    if (!first) return
    const goOn = () => (rest.length > 0 ? onRest(rest, outcome) : onDone(outcome))
    // If this fails, the file is offered again.
    noteMerged(first).then(goOn, (error: unknown) => {
      console.warn('The merge was not noted:', error)
      goOn()
    })
  })

  // Uses the content that was read with the folder, because the file may have been rewritten since.
  const open = useEffectEvent(
    ({ file, content }: DeviceFile) =>
      void restore.open(
        file,
        () => Promise.resolve(content),
        'The file was read. Nothing has been changed yet.',
      ),
  )
  useEffect(() => {
    if (first) open(first)
  }, [first])

  const { plan } = restore
  const left = files.length > 1 ? ` ${files.length - 1} more after this one.` : ''
  return (
    <div className="mt-4">
      {damaged.length > 0 && (
        <Notice tone="warning">
          <p>
            Some files were not used. If there is an older one from the same device, it is below.
            You can also choose a file under Restore.
          </p>
          <ul className="mt-1 list-disc pl-6">
            {damaged.map(({ name, problem }) => (
              <li key={name} className="break-words">{`${name}: ${problem}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!first && (
        <>
          <p className="mt-2">The folder has no backup that can be restored.</p>
          <Button variant="secondary" className="mt-3" onClick={() => onDone()}>
            Close
          </Button>
        </>
      )}
      {files.length > 1 && (
        <p className="mt-2">
          You restore one device at a time. “Undo the Restore” takes back only the last one. To take
          back more, open Earlier Versions.
        </p>
      )}
      <Failure message={restore.problem} />
      {first && plan && (
        <RestorePreview
          restore={restore}
          plan={plan}
          title={`${first.device === device ? 'This device' : `Device ${first.device}`}, ${formatMoment(plan.madeAt)}.${left}`}
          source="folder"
        />
      )}
    </div>
  )
}
