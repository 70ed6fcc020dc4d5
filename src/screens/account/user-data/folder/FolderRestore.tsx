import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { formatMoment } from '../format-moment'
import { RestorePreview } from '../restore/RestorePreview'
import { useRestore } from '../restore/use-restore'
import { noteMerged } from './folder-backup'
import type { DeviceFile } from './folder-files'

/** What is restored of a folder. */
export interface FolderFiles {
  /** The newest file of each device that is still to be restored. */
  files: readonly DeviceFile[]
  /** Names of newer files that cannot be read. */
  damaged: readonly string[]
}

interface Props {
  found: FolderFiles
  /** This device. */
  device: string
  /** Called after the last file, and where the person canceled. */
  onDone: () => void
  /** Called after each file before the last, with those that remain. */
  onRest: (files: readonly DeviceFile[]) => void
}

/** Shows what the file of each device would add, one after the other. It only ever merges. */
export function FolderRestore({ found, device, onDone, onRest }: Props) {
  const { files, damaged } = found
  const [first, ...rest] = files
  const isCanceling = useRef(false)
  const restore = useRestore(() => {
    if (isCanceling.current || !first) return
    const goOn = () => (rest.length > 0 ? onRest(rest) : onDone())
    // What is not noted is offered once more.
    noteMerged(first).then(goOn, (error: unknown) => {
      console.warn('The merge was not noted:', error)
      goOn()
    })
  })
  const cancel = () => {
    isCanceling.current = true
    restore.cancel()
    onDone()
  }

  const open = useEffectEvent((file: File) => void restore.choose(file))
  const file = first?.file
  useEffect(() => {
    if (file) open(file)
  }, [file])

  const { plan } = restore
  const left = files.length > 1 ? ` ${files.length - 1} more after this one.` : ''
  return (
    <div className="mt-4">
      {damaged.length > 0 && (
        <Notice tone="warning">
          <p className="break-words">{`Could not be read, so an older file or none was used: ${damaged.join(', ')}.`}</p>
        </Notice>
      )}
      {!first && (
        <>
          <p className="mt-2">The folder has no backup that can be restored.</p>
          <Button variant="secondary" className="mt-3" onClick={onDone}>
            Close
          </Button>
        </>
      )}
      <Failure message={restore.problem} />
      {first && plan && (
        <RestorePreview
          restore={{ ...restore, cancel }}
          plan={plan}
          title={`${first.device === device ? 'This device' : `Device ${first.device}`}, ${formatMoment(plan.madeAt)}.${left}`}
          source="folder"
        />
      )}
    </div>
  )
}
