import { useState } from 'react'
import { Link } from 'wouter'
import { applyRestore } from '@/engine/store/backup/apply'
import type { Preference } from '@/engine/model/merge/merge'
import { isUpToDate, planRestore, type RestorePlan } from '@/engine/store/backup/plan'
import type { MirrorTrouble } from '@/engine/store/mirror/mirror-status'
import type { Version } from '@/engine/store/mirror/database'
import { answerVersion } from '@/engine/store/mirror/versions'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { SaveError } from '@/engine/store/save-error'
import { showStoredTheme } from '@/engine/theme/use-dark-mode'
import { focusTitle } from '@/engine/ui/focus-title'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { restorable } from '@/schemas/account/stored'
import { refusalLines } from '../restore/plan-summary'
import { SideChoice } from '../restore/SideChoice'
import { versionContent } from '../versions/version-content'
import { versionDay } from '../versions/version-words'
import { whereSentence } from './where-sentence'

interface Props {
  wasRestored: boolean
  undecidedVersion: Version | undefined
  trouble: MirrorTrouble | undefined
}

/** Reports a restore from the mirror or trouble with it, and asks what to do with a version that was set aside. */
export default function CopyNotice({ wasRestored, undecidedVersion, trouble }: Props) {
  const { mirror } = useRepository()
  return (
    <div className="grid gap-3 pb-6" data-no-print>
      {wasRestored && (
        <Notice tone="success" role="status">
          <p>
            Your browser closed unexpectedly. Nothing you saved is lost: your last changes were
            brought back from the copy on this device.
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              mirror.report({ restoredCount: undefined })
              focusTitle()
            }}
          >
            Dismiss
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="warning" role="alert">
          <p>
            <span>{`Your data is ${whereSentence[trouble]}`}</span>{' '}
            <Link href="/app/settings#health" className="text-link">
              See Data Health
            </Link>
          </p>
        </Notice>
      )}
      {undecidedVersion && <Question key={undecidedVersion.id} version={undecidedVersion} />}
    </div>
  )
}

function Question({ version }: { version: Version }) {
  const repository = useRepository()
  const [problem, setProblem] = useState('')
  /** What could not be restored, after all the rest was. */
  const [refused, setRefused] = useState<readonly string[]>([])
  /** The restore to confirm, if the user has to choose between two sides. */
  const [plan, setPlan] = useState<RestorePlan>()
  const [prefer, setPrefer] = useState<ReadonlyMap<string, Preference>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const isEmptied = version.reason === 'emptied'

  const close = () => {
    repository.mirror.report({ undecidedVersion: undefined })
    focusTitle()
  }

  const recordAnswer = async () => {
    try {
      await repository.mirror.withDatabase((database) => answerVersion(database, version.id))
    } catch (error) {
      // What was chosen is done already. The next start may ask again.
      console.warn('The answer about a copy could not be recorded:', error)
    }
  }

  /**
   * Runs what the user chose and marks the version as answered.
   * @param work resolves to what it could not restore; undefined if it needs another choice first
   */
  const answer = async (work: () => Promise<readonly string[] | undefined>, message: string) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const leftOut = await work()
      if (leftOut) {
        await recordAnswer()
        setRefused(leftOut)
        // The pressed button goes.
        if (leftOut.length > 0) focusTitle()
      }
      if (leftOut?.length === 0) {
        announce(message)
        close()
      }
    } catch (error) {
      if (!(error instanceof SaveError)) console.error('Error bringing back a copy:', error)
      setProblem(error instanceof SaveError ? error.message : UNEXPECTED)
    }
    setIsBusy(false)
  }

  const bringBack = async () => {
    const content = await versionContent(repository, version)
    if ('problem' in content) throw new Error(content.problem)
    // Earlier Versions says so before it restores anything.
    if (content.isNewer) throw new Error('The copy names a newer version of the site.')
    const isChosen = plan !== undefined && isUpToDate(repository, plan)
    const next = isChosen ? plan : planRestore(repository, restorable, content)
    if (!isChosen && undecidedKeys(next).length > 0) {
      setPlan(next)
      return undefined
    }
    await applyRestore(repository, next, { mode: 'merge', prefer })
    showStoredTheme()
    return next.keys.flatMap((key) =>
      refusalLines(key).map((line) => `${key.stored.contents}: ${line}`),
    )
  }

  if (refused.length > 0) {
    return (
      <Notice tone="warning" role="alert">
        <p>Everything from the copy that can be read is back. This is not:</p>
        <ul className="mt-1">
          {refused.map((line) => (
            <li key={line}>
              <span className="inline-block first-letter:uppercase">{line}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1">The copy stays in Settings, under Earlier Versions.</p>
        <Button variant="secondary" className="mt-3" onClick={close}>
          Dismiss
        </Button>
      </Notice>
    )
  }

  return (
    <Notice tone="warning" role="alert">
      <p>
        {isEmptied
          ? `Your browser emptied its storage. There is a copy from ${versionDay(version)}. Bring it back?`
          : `A copy from ${versionDay(version)} on this device has entries that are missing here. Bring them back?`}
      </p>
      <p className="mt-1">
        You will not lose anything that is here now. Either way, the copy stays in Settings, under
        Earlier Versions.
      </p>
      {undecidedKeys(plan).map((key) => (
        <div key={key.stored.key} className="mt-3">
          <p className="font-semibold first-letter:uppercase">{key.stored.contents}</p>
          <SideChoice
            plan={key}
            source="copy"
            preferred={prefer.get(key.stored.key)}
            onPrefer={(side) => setPrefer(new Map(prefer).set(key.stored.key, side))}
          />
        </div>
      ))}
      <Failure message={problem} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void answer(bringBack, 'Everything from the copy is back.')}>
          Bring It Back
        </Button>
        <Button
          variant="secondary"
          onClick={() => void answer(() => Promise.resolve([]), 'The copy stays in Settings.')}
        >
          {isEmptied ? 'Start Empty' : 'Leave It in Settings'}
        </Button>
      </div>
    </Notice>
  )
}

/** The keys for which the user has to choose a side. */
const undecidedKeys = (plan: RestorePlan | undefined) =>
  plan?.keys.filter(({ merge }) => merge.undecided > 0) ?? []

const UNEXPECTED =
  'The copy could not be read. Nothing was changed. To see it, open Settings and go to Earlier Versions, or reload this page and try again.'
