import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { canSaveAs } from './backup/save-text-as'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { PendingView } from '@/engine/ui/PendingView'
import { failedPart } from '@/engine/ui/failed-part'
import { clearTabState } from '@/engine/page-store'
import { Failure } from '@/engine/ui/Failure'
import { Waiting } from '@/engine/ui/Waiting'
import { useTakingLongerThan } from '@/engine/use-taking-longer-than'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { BackupOffer } from './backup/BackupOffer'
import { download, exportData } from './data-files'
import { canUseFolder } from './folder/folder'
import { forgetFolder } from './folder/folder-store'

const ConfirmDialog = lazyPart(
  () => import('@/engine/ui/ConfirmDialog'),
  failedPart('The confirmation did not open, so nothing was erased.', { className: 'mt-4' }),
)

const FolderPart = lazyPart(
  () => import('./folder/FolderPart'),
  failedPart('The backup folder did not open.'),
)

/** The usual height of the part, reserved so that nothing below it moves when it loads. */
const folderHeight = 'min-h-58 sm:min-h-46'

/** A reset in progress. Cancel stops it only while it waits. */
interface Attempt {
  state: 'waiting' | 'begun' | 'cancelled'
}

/** Downloads the data as files, and erases it. */
export function DataManagement() {
  const repository = useRepository()
  /** How often the dialog was opened; 0 while it is closed. A new number renders a part that failed to load again. */
  const [asked, setAsked] = useState(0)
  const [, navigate] = useLocation()

  const ask = () => {
    renewFailedParts()
    setProblem('')
    setAsked(asked + 1)
  }
  const current = useRef<Attempt>(undefined)
  const [underWay, setUnderWay] = useState<Attempt>()
  const isWaiting = useTakingLongerThan(underWay)
  const [problem, setProblem] = useState('')

  const track = (attempt: Attempt | undefined) => {
    current.current = attempt
    setUnderWay(attempt)
  }
  const cancel = () => {
    if (current.current?.state === 'begun') {
      setProblem(TOO_LATE)
      return
    }
    if (current.current) current.current.state = 'cancelled'
    track(undefined)
    setAsked(0)
  }

  const reset = async () => {
    if (current.current) return
    const attempt: Attempt = { state: 'waiting' }
    track(attempt)
    setProblem('')
    let isFolderForgotten = false
    const begin = async () => {
      if (attempt.state === 'cancelled') throw new SaveError('cancelled')
      attempt.state = 'begun'
      // First, so that no backup is written to the folder during the reset.
      isFolderForgotten = await forgetFolder().then(
        () => true,
        () => false,
      )
    }
    const isCopyErased = await repository.reset(begin).catch(() => false)
    if (attempt.state === 'cancelled') return
    track(undefined)
    if (!isCopyErased) {
      // The tab still has the id of the storage. Without it, a reload would take the copy for what a crash lost.
      setProblem(NOT_ERASED)
      return
    }
    clearTabState()
    if (!isFolderForgotten) {
      setProblem(FOLDER_NOT_FORGOTTEN)
      return
    }
    setAsked(0)
    navigate('/welcome')
  }

  return (
    <Card>
      <h2 className="text-xl font-bold">Data Management</h2>
      <p className="mt-1">
        Your data is in this browser only. A full backup is a file with everything you entered. Keep
        one before you change phones or clear your browser.
      </p>
      <div className="mt-4">
        <BackupOffer label="Full Backup" variant="primary" canProtect>
          <Button
            variant="secondary"
            aria-describedby="export-holds"
            onClick={() => download(exportData(repository))}
          >
            Export
          </Button>
        </BackupOffer>
      </div>
      <ul className="mt-3 grid list-none gap-1 p-0 text-muted">
        <li>
          <strong className="text-text">Full Backup</strong> downloads a file with everything you
          entered, your sharing switches, dark mode and setup. How you view your lists is not in it.
        </li>
        {canSaveAs() && (
          <li>
            <strong className="text-text">Save Backup As…</strong> makes the same file, and you
            choose where it goes.
          </li>
        )}
        <li>
          <strong className="text-text">Protect with a Passphrase</strong> makes the same file,
          which opens only with the passphrase you choose.
        </li>
        <li id="export-holds">
          <strong className="text-text">Export</strong> downloads a small file with your profile,
          privacy settings, module choices and setup progress.
        </li>
      </ul>
      {canUseFolder() && (
        <div className={`mt-5 border-t border-solid border-line pt-5 ${folderHeight}`}>
          <PendingView part={FolderPart} meanwhile={null}>
            <FolderPart />
          </PendingView>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-solid border-line pt-5">
        <p>Erase everything from this browser and start again.</p>
        <Button variant="danger" onClick={ask} {...preloadProps(ConfirmDialog)}>
          Reset
        </Button>
      </div>
      {asked > 0 && (
        <PendingView part={ConfirmDialog} meanwhile={<LoadingDialog onCancel={cancel} />}>
          <ConfirmDialog
            title="Erase everything?"
            question="This deletes all your data from this browser. It cannot be undone. Download a full backup first if you may want it again."
            confirmLabel="Erase Everything"
            onConfirm={reset}
            onCancel={cancel}
          >
            <div className="mt-4">
              <BackupOffer />
            </div>
            {isWaiting && (
              <div className="mt-4">
                <Waiting />
              </div>
            )}
            <Failure message={problem} />
          </ConfirmDialog>
        </PendingView>
      )}
    </Card>
  )
}

const TOO_LATE = 'It is too late to cancel: your data is being erased.'

const NOT_ERASED =
  'Your data was erased from the browser’s storage, but the copy on this device was not. Close the other tabs of this site and press Erase Everything again.'

const FOLDER_NOT_FORGOTTEN =
  'Your data was erased, but this browser still remembers your backup folder. Close the other tabs of this site and press Erase Everything again.'
