import { useRef, type ReactNode } from 'react'
import { formatMoment } from '../format-moment'
import { announce } from '@/engine/announcer'
import { formatCount } from '@/engine/format-count'
import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import { usePageStore } from '@/engine/page-store'
import type { MirrorTrouble } from '@/engine/store/mirror/mirror-status'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { STORAGE_LIMIT_CHARACTERS, storageUsed } from '@/engine/store/usage'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { backupLog } from '@/schemas/account/backup-log'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { interviewNotes } from '@/schemas/job-search/interview-notes'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { entities } from '@/schemas/account/stored'
import { lastBackup } from '../backup/since-last-backup'
import { twoPlaces, whereSentence } from './where-sentence'
import { usePersistence, type Persistence } from './use-persistence'

/** The state of the data in this browser: how much there is, how full the storage is and how safe the data is. */
export function DataHealthCard() {
  const repository = useRepository()
  const log = useStored(backupLog)
  const heading = useRef<HTMLHeadingElement>(null)
  const { persistence, requestPersistence } = usePersistence((answer) => {
    announce(persistenceSentence[answer])
    // The answer removes the button.
    heading.current?.focus()
  })
  const used = storageUsed(repository)
  const { trouble, savedAt } = usePageStore(repository.mirror.status)
  return (
    <Card id="health">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        Data Health
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Entry term="Last backup">
          <p>{lastBackup(log)}</p>
          <p className="text-muted">
            A backup is the only copy outside this browser. Keep the file on another device or drive
            too, in case this one is lost or breaks.
          </p>
        </Entry>
        <Entry term="Will the browser keep it?">
          <p>{persistenceSentence[persistence]}</p>
          {persistence === 'evictable' && (
            <Button variant="secondary" className="mt-2" onClick={() => void requestPersistence()}>
              Ask the Browser to Keep It
            </Button>
          )}
        </Entry>
        <Entry term="Where your data is" isWide>
          <p>{repository.isDurable ? place(trouble) : NOT_KEPT}</p>
          {savedAt && (
            <p>
              Last copied: <span className="font-semibold">{formatMoment(savedAt)}</span>.
            </p>
          )}
        </Entry>
        <Entry term="What is stored" isWide>
          <ul className="grid list-none gap-x-8 p-0 sm:grid-cols-2">
            {useCounts().map(([contents, count]) => (
              <li key={contents}>
                <span className="inline-block first-letter:uppercase">{contents}</span>:{' '}
                <span className="font-semibold tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            Your profile, sharing switches, chosen modules and dark mode are stored too.
          </p>
        </Entry>
        <Entry term="Space used" isWide>
          <p>{`${shareOfLimit(used)} of this site’s storage is used.`}</p>
          <ProgressBar percent={(used / STORAGE_LIMIT_CHARACTERS) * 100} label="Space used" />
        </Entry>
      </dl>
    </Card>
  )
}

interface EntryProps {
  term: string
  /** Whether it spans both columns. */
  isWide?: true
  children: ReactNode
}

function Entry({ term, isWide, children }: EntryProps) {
  return (
    <div className={isWide && 'sm:col-span-2'}>
      <dt className="font-semibold">{term}</dt>
      <dd className="m-0 mt-1">{children}</dd>
    </div>
  )
}

/** How many of each thing the user has entered. */
function useCounts(): [contents: string, count: number][] {
  const repository = useRepository()
  const lists = entities.map((entity): [string, number] => [
    entity.contents,
    repository.load(entity).length,
  ])
  const planSteps = { ...useStored(planProgress), [SET_ASIDE]: {} }
  const notes = Object.keys(useStored(interviewNotes))
  return [
    ...lists,
    ['checklist items done', doneCount(useStored(checklistProgress))],
    ['steps of the move plan done', doneCount(planSteps)],
    [interviewNotes.contents, notes.length],
  ]
}

function doneCount(progress: ChecklistProgress): number {
  return Object.values(progress).flatMap((items) => Object.values(items).filter(Boolean)).length
}

/** "About 0.1%": more useful to people than a number of characters. */
function shareOfLimit(used: number): string {
  const percent = (used / STORAGE_LIMIT_CHARACTERS) * 100
  if (percent < 0.1) return 'Less than 0.1%'
  return percent < 10 ? `About ${percent.toFixed(1)}%` : `About ${Math.floor(percent)}%`
}

const persistenceSentence: Record<Persistence, string> = {
  unknown: 'This browser does not say. Keep a backup.',
  kept: 'Yes. The browser has agreed not to delete it on its own. You can still delete it by clearing this site’s data, so keep a backup.',
  evictable:
    'Not guaranteed. When the device runs out of space, the browser may delete it. Press the button to ask the browser to keep your data.',
  declined:
    'Not guaranteed. The browser has declined for now. Browsers often agree once you use a site often, bookmark it or install it. Keep a backup.',
}

const place = (trouble: MirrorTrouble | undefined) =>
  trouble ? `It is ${whereSentence[trouble]}` : twoPlaces

const NOT_KEPT =
  'On this page only: the browser does not let the site store data. Your data will be gone when you close or reload the page. Download a full backup before you do.'
