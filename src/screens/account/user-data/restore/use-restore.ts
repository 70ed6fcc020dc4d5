import { useEffect, useRef, useState } from 'react'
import { usePageStore } from '@/engine/page-store'
import { useTakingLongerThan } from '@/engine/use-taking-longer-than'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { HalfwayError, SaveError } from '@/engine/store/save-error'
import type { Preference } from '@/engine/model/merge/merge'
import { applyRestore, replaceOrForget } from '@/engine/store/backup/apply'
import type { RestoreMode, RestorePlan } from '@/engine/store/backup/plan'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import { announce, type ToastText } from '@/engine/announcer'
import { showStoredTheme } from '@/engine/theme/use-dark-mode'
import type { SealedFile } from '../seal/sealed-file'
import {
  findLastRestore,
  isStillLast,
  lastRestore,
  textsToUndo,
  unversionedAt,
} from './last-restore'
import { readUserFile } from '../read-user-file'
import { restoreAndNote } from './restore-and-note'
import { usePreview } from './use-preview'

/** A restore in progress. Cancel stops it only while it waits. */
interface Attempt {
  state: 'waiting' | 'begun' | 'cancelled'
  /** What is restored. */
  source: unknown
}

/** What became of what was opened. */
export type RestoreOutcome = 'done' | 'unchanged' | 'undone' | 'canceled'

/** A protected backup that needs its passphrase. */
interface Locked {
  source: unknown
  file: SealedFile
}

/**
 * The state of a restore, from choosing a file to undoing it. Nothing is written until "Restore" is pressed.
 * @param onDone called after a restore, an undo or a cancel; moves the focus, because the pressed button may be gone
 */
export function useRestore(onDone: (outcome: RestoreOutcome) => void) {
  const repository = useRepository()
  const [problem, setProblem] = useState('')
  const [mode, setMode] = useState<RestoreMode>('merge')
  const [prefer, setPrefer] = useState<ReadonlyMap<string, Preference>>(new Map())
  const last = usePageStore(lastRestore)
  const isWriting = useRef(false)
  const current = useRef<Attempt>(undefined)
  const [underWay, setUnderWay] = useState<object>()
  const { plan, isRenewed, show, close, renew } = usePreview(isWriting)
  const [locked, setLocked] = useState<Locked>()
  const [outcome, setOutcome] = useState<RestoreOutcome>()
  /** What was chosen last: an earlier one may take longer to read. */
  const lastChosen = useRef<unknown>(undefined)

  useEffect(() => {
    if (lastRestore.get()) return
    // If the mirror cannot be read, a restore from before a reload cannot be undone.
    findLastRestore(repository).then(lastRestore.set, (error: unknown) => console.warn(error))
  }, [repository])

  const finish = (next: RestoreOutcome) => {
    setOutcome(next)
    onDone(next)
  }

  /** @param source identifies what is read, so that the result is dropped if another source was chosen meanwhile */
  const open = async (
    source: unknown,
    read: () => Promise<FileContent | SealedFile | FileProblem>,
    wasRead: string,
  ) => {
    lastChosen.current = source
    close()
    setLocked(undefined)
    setOutcome(undefined)
    setPrefer(new Map())
    setMode('merge')
    try {
      const content = await read()
      if (lastChosen.current !== source) return
      if ('problem' in content) {
        setProblem(content.problem)
        return
      }
      setProblem('')
      if ('ciphertext' in content) {
        setLocked({ source, file: content })
        return
      }
      show(content)
      announce(wasRead)
    } catch (error) {
      console.error('Error reading what is to be restored:', error)
      if (lastChosen.current === source) setProblem(UNEXPECTED_READING)
    }
  }

  /** @returns a sentence if the passphrase is wrong; blank otherwise */
  const unlock = async ({ source, file }: Locked, passphrase: string): Promise<string> => {
    try {
      const { unseal, WRONG_PASSPHRASE } = await import('../seal/seal')
      const content = await unseal(file, passphrase)
      if (lastChosen.current !== source) return ''
      if ('problem' in content && content.problem === WRONG_PASSPHRASE) return content.problem
      await open(source, () => Promise.resolve(content), WAS_READ)
    } catch (error) {
      console.error('Error opening a protected backup:', error)
      if (lastChosen.current === source) setProblem(UNEXPECTED_READING)
    }
    return ''
  }

  /** Runs one write at a time, and announces what it returns. If it fails, `problem` says why. */
  const write = async (
    change: () => Promise<[outcome: RestoreOutcome, done: string, toast?: ToastText]>,
  ) => {
    if (isWriting.current) return
    const chosen = lastChosen.current
    isWriting.current = true
    setUnderWay({})
    try {
      const [next, ...done] = await change()
      setProblem('')
      // A file that was chosen meanwhile keeps its preview.
      if (lastChosen.current === chosen) close()
      announce(...done)
      finish(next)
    } catch (error) {
      if (error instanceof SaveError && error.reason === 'cancelled') return
      if (!(error instanceof SaveError)) console.error('Error restoring:', error)
      if (error instanceof HalfwayError) {
        lastRestore.set({ before: error.before, restoredAt: now(), isHalfDone: true })
      }
      setProblem(error instanceof SaveError ? error.message : UNEXPECTED_FAILURE)
    } finally {
      isWriting.current = false
      current.current = undefined
      // If another tab wrote first, the preview is out of date.
      renew()
      setUnderWay(undefined)
      showStoredTheme()
    }
  }

  return {
    plan,
    isRenewed,
    problem,
    mode,
    setMode,
    prefer,
    setPreference: (key: string, side: Preference) => setPrefer(new Map(prefer).set(key, side)),
    choose: (file: File) => open(file, () => readUserFile(file), WAS_READ),
    open,
    /** Opens the protected backup that was chosen; undefined while there is none. */
    unlock: locked && ((passphrase: string) => unlock(locked, passphrase)),
    /** Restores what the preview shows. If the preview is out of date, updates it instead. */
    applyPlan: async (chosen: RestorePlan) => {
      if (renew()) return
      await write(async () => {
        const attempt: Attempt = { state: 'waiting', source: lastChosen.current }
        current.current = attempt
        let unversionedBefore: number | undefined
        const begin = () => {
          if (attempt.state === 'cancelled') throw new SaveError('cancelled')
          attempt.state = 'begun'
          unversionedBefore = unversionedAt(repository)
        }
        // Only a file counts as a backup after it is restored. An earlier version or a link does not.
        const restore = lastChosen.current instanceof File ? restoreAndNote : applyRestore
        const before = await restore(repository, chosen, { mode, prefer, begin })
        if (before.size === 0) return ['unchanged', NOTHING_DIFFERENT]
        const unversioned = unversionedAt(repository)
        const isPageOnly = unversioned !== unversionedBefore
        lastRestore.set({ before, restoredAt: now(), unversionedAt: unversioned, isPageOnly })
        return ['done', 'Restored.', 'Restored']
      })
    },
    /** Whether a write is taking long, for example because another tab blocks it. */
    isWaiting: useTakingLongerThan(underWay),
    /** Closes the preview, and cancels a restore that still waits. If the restore has begun, says that it is too late. */
    cancel: () => {
      const attempt = current.current
      if (attempt?.state === 'begun' && attempt.source === lastChosen.current) {
        setProblem(TOO_LATE)
        return
      }
      if (attempt?.state === 'waiting') attempt.state = 'cancelled'
      close()
      finish('canceled')
    },
    /** What became of what was opened last; undefined until then. */
    outcome,
    /** The restore that "Undo" would revert. */
    last,
    undo: () =>
      write(async () => {
        if (!last) return ['undone', UNDONE]
        const texts = async () => {
          if (await isStillLast(repository, last)) return textsToUndo(repository, last)
          lastRestore.set(await findLastRestore(repository))
          throw new SaveError('overtaken')
        }
        await replaceOrForget(repository, texts, 'undo')
        lastRestore.set(undefined)
        return ['undone', UNDONE]
      }),
  }
}

const now = () => new Date().toISOString()

const WAS_READ = 'The file was read. Nothing has been changed yet.'

export const NOTHING_DIFFERENT = 'Nothing was different, so nothing was changed.'

const UNDONE = 'The restore was undone.'

const UNEXPECTED_READING =
  'Something went wrong while reading this. Nothing was changed. Reload the page and try again.'

const TOO_LATE = 'It is too late to cancel: the restore has begun.'

const UNEXPECTED_FAILURE =
  'Something went wrong, so the restore was stopped. Your data is back as it was before.'
