import { capitalized } from '@/engine/capitalized'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isolate } from '@/engine/isolate'
import { usePageStore } from '@/engine/page-store'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { formatMoment } from '../format-moment'
import { askForFolder, READ_AND_WRITE } from './folder'
import {
  backUpToFolder,
  folderStatus,
  keepBackedUp,
  startUsingFolder,
  stopUsingFolder,
} from './folder-backup'
import { folderFileName, readDevices } from './folder-files'
import { UnchangedLine } from '../restore/UnchangedLine'
import type { RestoreOutcome } from '../restore/use-restore'
import { FolderRestore, type FolderFiles } from './FolderRestore'
import { troubleOf, troubles, type FolderAction } from './folder-trouble'

/** Backs up everything to a folder that the user chooses, and restores backups from it. */
export default function FolderPart() {
  const repository = useRepository()
  const heading = useRef<HTMLHeadingElement>(null)
  const status = usePageStore(folderStatus)
  const [isLoaded, setIsLoaded] = useState(status !== undefined)
  const [problem, setProblem] = useState('')
  /** The files offered for restore. Each request sets a new object. */
  const [found, setFound] = useState<FolderFiles>()
  /** What became of the file that was offered last. */
  const [outcome, setOutcome] = useState<RestoreOutcome>()

  useEffect(() => {
    void backUpToFolder(repository).then(() => {
      setIsLoaded(true)
      // Another tab may have chosen it since this page was loaded.
      if (folderStatus.get()) keepBackedUp(repository)
    })
  }, [repository])

  /** Runs a button's action. If it resolves to true, focuses the heading, because the button may be gone. */
  const run = async (action: () => Promise<boolean>) => {
    setProblem('')
    setOutcome(undefined)
    try {
      if (await action()) heading.current?.focus()
    } catch (error) {
      console.warn('The backup folder could not be used:', error)
      setProblem(NOT_USED)
    }
  }

  const choose = () =>
    run(async () => {
      const handle = await askForFolder()
      if (!handle) return false
      setFound(undefined)
      await startUsingFolder(repository, handle)
      return true
    })
  const backUp = (mayLoseValues?: boolean) =>
    run(async () => {
      await backUpToFolder(repository, mayLoseValues)
      return true
    })
  /** @param devices those whose files are restored; all by default */
  const restore = (devices?: readonly string[]) =>
    run(async () => {
      if (!status) return false
      try {
        const { files, damaged } = await readDevices(status.handle, status.device)
        const others = files.filter(({ device }) =>
          devices ? devices.includes(device) : device !== status.device,
        )
        // While backups work, this device's own file has nothing that is missing here.
        const isOwnWanted = !devices && (status.trouble !== undefined || others.length === 0)
        setFound({ files: isOwnWanted ? files : others, damaged })
        announce('The folder was read. Nothing has been changed yet.')
      } catch (error) {
        const trouble = troubleOf(error)
        if (trouble === 'failed') throw error
        console.warn('The backup folder could not be read:', error)
        folderStatus.set({ ...status, trouble })
        return true
      }
      return false
    })
  const actions: Record<FolderAction, () => Promise<void>> = {
    'Allow Again': () =>
      run(async () => {
        await status?.handle.requestPermission(READ_AND_WRITE)
        await backUpToFolder(repository)
        return true
      }),
    'Try Again': () => backUp(),
    'Choose Another Folder': choose,
    'Restore from the Folder': () => restore(),
    'Back Up Anyway': () => backUp(true),
  }

  const trouble = status?.trouble && troubles[status.trouble]
  const folder = status ? `your folder “${isolate(status.handle.name)}”` : ''
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        Backup Folder
      </h3>
      {isLoaded && !status && (
        <p className="mt-1">
          Choose a folder, such as one on a USB drive or in a cloud drive. While this app is open,
          it writes a full backup there after each change. The files are plain text, so choose a
          folder that only you can open.
        </p>
      )}
      {status && (
        <div role="status" className="mt-3">
          {status.savedAt && (
            <p className="break-words font-semibold">{`Backed up to ${folder} at ${formatMoment(status.savedAt)}.`}</p>
          )}
          <p className="break-words text-muted">{`This device’s file is ${folderFileName(status.device)}. Up to 4 older ones from earlier days are next to it.`}</p>
        </div>
      )}
      {status && trouble && (
        <div className="mt-3">
          <Notice tone="warning" role="alert">
            <p className="break-words">{capitalized(trouble.message(folder))}</p>
            <Actions>
              {trouble.actions.map((label) => (
                <Button key={label} variant="secondary" onClick={() => void actions[label]()}>
                  {label}
                </Button>
              ))}
            </Actions>
          </Notice>
        </div>
      )}
      {status && status.newer.length > 0 && (
        <div className="mt-3">
          <Notice role="status">
            <p>
              This folder has another backup, which may have entries that are not here. Press Merge
              to see what it adds.
            </p>
            <Actions>
              <Button variant="secondary" onClick={() => void restore(status.newer)}>
                Merge
              </Button>
            </Actions>
          </Notice>
        </div>
      )}
      <Failure message={problem} />
      {isLoaded && (
        <div className="mt-4 flex flex-wrap gap-3">
          {!status && (
            <Button variant="secondary" onClick={() => void choose()}>
              Back Up to a Folder
            </Button>
          )}
          {status && (
            <>
              {!trouble && (
                <Button variant="secondary" onClick={() => void restore()}>
                  Restore from the Folder
                </Button>
              )}
              <Button
                variant="secondary"
                onClick={() =>
                  void run(async () => {
                    setFound(undefined)
                    await stopUsingFolder()
                    announce('Backups to this folder have stopped. The files in it stay.')
                    return true
                  })
                }
              >
                Stop Using This Folder
              </Button>
            </>
          )}
        </div>
      )}
      <UnchangedLine outcome={outcome} />
      {status && found && (
        <FolderRestore
          found={found}
          device={status.device}
          onDone={(next) => {
            setFound(undefined)
            void run(async () => {
              await backUpToFolder(repository)
              // The user may have moved on by now.
              return false
            })
            setOutcome(next)
            heading.current?.focus()
          }}
          onRest={(files, next) => {
            setFound({ files, damaged: [] })
            setOutcome(next)
            heading.current?.focus()
          }}
        />
      )}
    </>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-3">{children}</div>
}

const NOT_USED =
  'This folder could not be used. Nothing was changed. Try again, or choose another folder.'
