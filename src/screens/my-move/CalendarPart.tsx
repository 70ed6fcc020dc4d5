import { useEffect, useState, type ReactNode } from 'react'
import { moveCalendar } from '@/data/my-move/move-calendar'
import { calendarDay } from '@/engine/calendar-day'
import type { RecordDay } from '@/engine/screen/record-days'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { isLoadFailure } from '@/engine/ui/is-load-failure'
import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'
import { userProfile } from '@/schemas/account/user-profile'
import { calendarEvents, calendarFileProblem } from '@/schemas/my-move/calendar-events'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import type { GuideSection } from '@/schemas/content/guide-section'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { downloadSentence } from './calendar/download-sentence'
import { staysInCalendar } from './calendar/event-uid'
import { downloadCalendar } from './calendar/export-calendar'
import { loadDaySources, recordDays } from './calendar/record-days'

interface Props {
  /** The planned move; undefined if there is none. */
  moveId: string | undefined
  /** The dated tasks of this move. The file also gets the days of records. */
  tasks: readonly RecordDay[]
  /** What the file is for. */
  children: ReactNode
}

/** What the tasks of a move depend on, and the events of earlier files. */
const OWN_KEYS = [
  moves.key,
  moveArchive.key,
  planProgress.key,
  checklistProgress.key,
  userProfile.key,
  calendarEvents.key,
]

/** Downloads the calendar file, and explains how to import it. */
export function CalendarPart({ moveId, tasks, children }: Props) {
  const known = useStored(calendarEvents)
  const save = useSave(calendarEvents)
  const listed = useStored(moves)
  const archive = useStored(moveArchive)
  const { failure, attempt } = useAttempt()
  const { load, unreadable } = useRepository()
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  // Preloaded for the download.
  useEffect(() => void loadDaySources().catch(() => undefined), [])
  const exportFile = async () => {
    const stays = staysInCalendar(listed, archive)
    const days = [...tasks, ...(await recordDays(load, calendarDay()))]
    const sources = await loadDaySources()
    const keys = [...OWN_KEYS, ...sources.flatMap(({ of }) => of.map(({ key }) => key))]
    const unreadableData = calendarFileProblem(unreadable(), keys)
    if (unreadableData) {
      setSaid('')
      return setProblem(unreadableData)
    }
    const { changes, repeated } = await downloadCalendar(known, save, days, moveId ?? '', stays)
    const sentence = downloadSentence(changes, repeated)
    setSaid(sentence)
    announce(sentence, 'Downloaded')
  }
  const download = async () => {
    setProblem('')
    try {
      await attempt(exportFile)
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      setProblem(
        'The calendar file did not load. Check your connection and press Download Calendar File again.',
      )
    }
  }
  return (
    <Card data-no-print>
      <h2 className="text-xl font-bold">Calendar</h2>
      <p className="mt-1 text-muted">{children}</p>
      <Failure message={problem || failure} />
      <Button variant="secondary" className="mt-3" onClick={() => void download()}>
        Download Calendar File
      </Button>
      {said && <p className="mt-2">{said}</p>}
      <div className="mt-3">
        {moveCalendar.rows.map((row) => (
          <SectionDisclosure
            key={row.id}
            name={`${moveCalendar.name}-${row.id}`}
            title={row.title}
            level={3}
            isInCard
          >
            <Advice row={row} />
          </SectionDisclosure>
        ))}
      </div>
    </Card>
  )
}

function Advice({ row: { lead, ordered, items = [] } }: { row: GuideSection }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      {lead && <p>{lead}</p>}
      {items.length > 0 && (
        <List className={`mt-2 grid gap-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </>
  )
}
