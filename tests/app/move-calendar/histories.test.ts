import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarText } from '@/engine/calendar-file/calendar-text'
import { staysInCalendar } from '@/screens/my-move/calendar/event-uid'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { jobDays } from '@/screens/job-search/days'
import { licenseDays } from '@/screens/licensing/days'
import { endMove } from '@/screens/my-move/lifecycle/end-move'
import { applyFormChanges } from '@/screens/my-move/lifecycle/change-move'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import {
  changeMoveData,
  takeBack,
  type MoveStep,
} from '@/screens/my-move/lifecycle/write-move-data'
import { calendarTasks } from '@/screens/my-move/plan/calendar-tasks'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { textsToUndo, type BeforeRestore } from '@/screens/account/user-data/restore/last-restore'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { setDone } from '@/engine/model/checklist-progress'
import { applyRestore } from '@/engine/store/backup/apply'
import { planRestore, type RestoreMode } from '@/engine/store/backup/plan'
import type { FileContent } from '@/engine/store/backup/read-file'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { applications } from '@/schemas/job-search/job-application'
import { licenses } from '@/schemas/licensing/license'
import { currentMove, moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { restorable } from '@/schemas/account/stored'
import { buildApplication } from '../../support/applications'
import { modelCalendar, type ParsedEvent } from '../../support/calendar'
import { buildLicense } from '../../support/licenses'

const START = new Date(2026, 10, 25, 12)

/** A browser, the calendar that imports its files, and the backups that were kept. */
function createSimulation() {
  const repository = createRepository({ storage: memoryStorage(), isDurable: true })
  const calendar = modelCalendar()
  const load = repository.load
  let now = START
  let id = 0
  let step: MoveStep | undefined
  let before: BeforeRestore | undefined
  const backups: FileContent[] = []

  const today = () => calendarDay(now)
  const progress = () => ({
    checklistProgress: load(checklistProgress),
    planProgress: load(planProgress),
  })
  const plan = () => {
    const move = currentMove(load(moves))
    return move ? planOf(move, progress(), today()) : []
  }
  const recordDays = () => [...licenseDays(load(licenses)), ...jobDays(load(applications), today())]
  const tasks = () => [...calendarTasks(plan()), ...recordDays()]
  const change = async (make: Parameters<typeof changeMoveData>[1]) => {
    step = await changeMoveData(repository, make)
  }
  const file = () =>
    exportCalendar(
      load(calendarEvents),
      tasks(),
      currentMove(load(moves))?.id ?? '',
      now,
      staysInCalendar(load(moves), load(moveArchive)),
    )

  const saveBackup = () => {
    const entries = repository
      .texts()
      .map(([name, text]): [string, unknown] => [name, JSON.parse(text)])
    backups.push({
      kind: 'a full backup',
      madeAt: now.toISOString(),
      entries: new Map(entries),
      unreadable: new Map(),
      isComplete: true,
    })
  }

  return {
    /** Exports as an earlier version did, with the id of the move in the UIDs of record days. */
    exportAsEarlierVersion: async (moveId: string) => {
      const events = recordDays().map(({ id: task, day, title, note }) => {
        const uid = `move-${moveId}.${task.replace('record/', '').replaceAll('/', '.')}@milspouse-command-center`
        const changedAt = now.toISOString()
        return [uid, { sequence: 0, day, title, note, isCancelled: false, changedAt }] as const
      })
      calendar.read(calendarText(events, { product: 'Milspouse Command Center//My Move' }))
      await repository.update(calendarEvents, (known) => ({
        ...known,
        ...Object.fromEntries(events),
      }))
    },
    wait: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)),
    start: (days: number) =>
      change((data) =>
        startMove(
          data,
          moves.schema.parse({ reportDate: addDays(today(), days) }),
          now,
          `m${id++}`,
        ),
      ),
    end: (status: 'done' | 'cancelled') => change((data) => endMove(data, status, now)),
    shift: (days: number) =>
      change((data) => {
        const move = currentMove(data.moves)
        return move
          ? applyFormChanges(data, move.id, { reportDate: addDays(move.reportDate, days) })
          : data
      }),
    undoMove: async () => {
      const last = step
      step = undefined
      if (last) await takeBack(repository, last).catch(() => undefined)
    },
    /** Checks or unchecks every nth task of the plan. */
    tick: async (every: number, done: boolean) => {
      for (const task of plan().filter((_, at) => at % every === 0)) {
        const stored = task.store === 'planProgress' ? planProgress : checklistProgress
        await repository.update(stored, (known) => setDone(known, task.section, task.item, done))
      }
    },
    /** Adds a backup of another browser with the same data, which exported a file that no calendar imported. */
    backUpElsewhere: async () => {
      const mine = load(calendarEvents)
      await repository.update(calendarEvents, () => file().events)
      saveBackup()
      await repository.update(calendarEvents, () => mine)
    },
    license: async (key: number, days: number | undefined) => {
      const record = buildLicense({
        id: `l${key}`,
        number: `N${key}`,
        expirationDate: days === undefined ? '' : addDays(today(), days),
      })
      await repository.update(licenses, (known) => [
        ...known.filter((one) => one.id !== record.id),
        ...(days === undefined ? [] : [record]),
      ])
    },
    interview: async (key: number, days: number | undefined) => {
      const day = addDays(today(), days ?? 0)
      const record = buildApplication({
        id: `a${key}`,
        company: `Company ${key}`,
        history: [{ id: '1', kind: 'interview', day }],
      })
      await repository.update(applications, (known) => [
        ...known.filter((one) => one.id !== record.id),
        ...(days === undefined ? [] : [record]),
      ])
    },
    backUp: saveBackup,
    restore: async (at: number, mode: RestoreMode) => {
      const content = backups[at % Math.max(backups.length, 1)]
      if (!content) return
      const plan = planRestore(repository, restorable, content)
      before = await applyRestore(repository, plan, { mode, prefer: new Map() })
    },
    undoRestore: async () => {
      const last = before
      before = undefined
      if (last)
        await repository.replace(
          () => textsToUndo(repository, { before: last, restoredAt: new Date().toISOString() }),
          'undo',
        )
    },
    export: async (isRead: boolean) => {
      const { text, events } = file()
      await repository.update(calendarEvents, () => events)
      if (isRead) calendar.read(text)
    },
    active: calendar.active,
    tasks,
    finished: () => load(moves).filter(({ status }) => status === 'done'),
  }
}

type Simulation = ReturnType<typeof createSimulation>
type Action = (simulation: Simulation) => unknown

const key = fc.nat({ max: 2 })
const maybeDays = fc.option(fc.integer({ min: -20, max: 300 }), { nil: undefined })
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map(
    (days): Action =>
      (simulation) =>
        simulation.wait(days),
  ),
  fc.integer({ min: 30, max: 300 }).map(
    (days): Action =>
      (simulation) =>
        simulation.start(days),
  ),
  fc.constantFrom<('done' | 'cancelled')[]>('done', 'cancelled').map(
    (status): Action =>
      (simulation) =>
        simulation.end(status),
  ),
  fc.integer({ min: -40, max: 40 }).map(
    (days): Action =>
      (simulation) =>
        simulation.shift(days),
  ),
  fc.constant<Action>((simulation) => simulation.undoMove()),
  fc.tuple(fc.integer({ min: 2, max: 9 }), fc.boolean()).map(
    ([every, done]): Action =>
      (simulation) =>
        simulation.tick(every, done),
  ),
  fc.tuple(key, maybeDays).map(
    ([which, days]): Action =>
      (simulation) =>
        simulation.license(which, days),
  ),
  fc.tuple(key, maybeDays).map(
    ([which, days]): Action =>
      (simulation) =>
        simulation.interview(which, days),
  ),
  fc.constant<Action>((simulation) => simulation.backUp()),
  fc.tuple(key, fc.constantFrom<RestoreMode[]>('merge', 'replace')).map(
    ([at, mode]): Action =>
      (simulation) =>
        simulation.restore(at, mode),
  ),
  fc.constant<Action>((simulation) => simulation.undoRestore()),
  fc.boolean().map(
    (isRead): Action =>
      (simulation) =>
        simulation.export(isRead),
  ),
)

/** Counts the events with the same title, day and note. */
function counted(events: readonly Pick<ParsedEvent, 'title' | 'start' | 'note'>[]) {
  const counts = new Map<string, number>()
  for (const { title, start, note } of events) {
    const name = JSON.stringify([title, start, note])
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** The events that the calendar has too often, and those that it lacks. */
function faultsOf(simulation: Simulation) {
  const asEvents = (tasks: ReturnType<Simulation['tasks']>) =>
    counted(tasks.map(({ title, day, note }) => ({ title, start: day, note })))
  const allowed = asEvents(simulation.tasks())
  const needed = asEvents(simulation.tasks().filter(({ isDone }) => !isDone))
  const finished = simulation.finished().map(({ id }) => `move-${id}.`)
  const shown = counted(
    simulation
      .active()
      .filter(({ uid }) => isAboutRecord(uid) || !finished.some((start) => uid.startsWith(start))),
  )
  return {
    tooMuch: [...shown].filter(([name, count]) => count > (allowed.get(name) ?? 0)),
    missing: [...needed].filter(([name, count]) => count > (shown.get(name) ?? 0)),
  }
}

/** Also matches the UIDs of earlier versions, which begin with the id of a move. */
const isAboutRecord = (uid: string) => /\.(?:license|job)\./.test(uid)

const NONE = { tooMuch: [], missing: [] }

it('A calendar has one correct event for each task and record day after any history of moves, edits, restores and undos', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(anyAction, { minLength: 4, maxLength: 14 }),
      async (hasOldFile, actions) => {
        const simulation = createSimulation()
        await simulation.license(0, 100)
        await simulation.interview(0, 10)
        await simulation.start(120)
        await simulation.backUpElsewhere()
        if (hasOldFile) await simulation.exportAsEarlierVersion('m0')
        for (const action of actions) await action(simulation)
        await simulation.export(true)
        expect(faultsOf(simulation)).toEqual(NONE)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

it('Record days stay in the calendar, each once, when a move is canceled and the next one starts', async () => {
  const simulation = createSimulation()
  await simulation.license(1, 90)
  await simulation.interview(1, 20)
  await simulation.start(100)
  await simulation.exportAsEarlierVersion('m0')
  await simulation.end('cancelled')
  await simulation.export(true)
  expect(faultsOf(simulation)).toEqual(NONE)
  expect(simulation.active()).toHaveLength(2)
  await simulation.start(150)
  await simulation.exportAsEarlierVersion('m1')
  await simulation.export(true)
  expect(faultsOf(simulation)).toEqual(NONE)
})

it('A calendar gets the changes that are made after a restore was undone', async () => {
  const simulation = createSimulation()
  await simulation.license(1, 90)
  await simulation.backUpElsewhere()
  await simulation.restore(0, 'replace')
  for (const days of [60, 70, 80]) {
    await simulation.license(1, days)
    await simulation.export(true)
  }
  await simulation.undoRestore()
  await simulation.license(1, 40)
  await simulation.export(true)
  expect(faultsOf(simulation)).toEqual(NONE)
})

it('The events of done tasks move when the dates change', async () => {
  const simulation = createSimulation()
  await simulation.start(200)
  await simulation.export(true)
  await simulation.tick(3, true)
  await simulation.shift(30)
  await simulation.export(true)
  expect(faultsOf(simulation)).toEqual(NONE)
})

it('Undoing the restore that added a move cancels its events, even if the move was finished since', async () => {
  const simulation = createSimulation()
  await simulation.start(120)
  await simulation.backUpElsewhere()
  await simulation.undoMove()
  await simulation.restore(0, 'merge')
  await simulation.export(true)
  await simulation.end('done')
  await simulation.undoRestore()
  await simulation.export(true)
  expect(simulation.finished()).toEqual([])
  expect(simulation.active()).toEqual([])
})

it('Record days that an earlier version exported stay, each once, after their move is finished', async () => {
  const simulation = createSimulation()
  await simulation.license(1, 90)
  await simulation.interview(1, 20)
  await simulation.start(100)
  await simulation.exportAsEarlierVersion('m0')
  await simulation.end('done')
  await simulation.export(true)
  expect(faultsOf(simulation)).toEqual(NONE)
  expect(simulation.active()).toHaveLength(2)
})
