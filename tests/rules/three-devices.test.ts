import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { setDone, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import type { Preference } from '@/engine/model/merge/merge'
import type { Stored } from '@/engine/model/stored'
import { applyRestore } from '@/engine/store/backup/apply'
import { planRestore } from '@/engine/store/backup/plan'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import { addRecord, editRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import {
  memoryStorage,
  putBackTexts,
  SAVE_MARK_KEY,
  storedTexts,
  type KeyValueStorage,
} from '@/engine/store/storage'
import { listChange, undoListChange, type ListChange } from '@/engine/store/undo'
import { restorable } from '@/schemas/account/stored'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { applications, jobApplication } from '@/schemas/job-search/job-application'
import { interviewNotes } from '@/schemas/job-search/interview-notes'
import { savedPosting, savedPostings } from '@/schemas/job-search/saved-posting'
import { currentMove, moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { loadMoveData, type MoveData } from '@/schemas/my-move/move-data'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { skills } from '@/schemas/professional-dev/skill'
import { backupOf } from '@/screens/account/user-data/data-files'
import { choices, handoffText } from '@/screens/account/user-data/handoff/handoff-text'
import { readLink, writeFragment } from '@/screens/account/user-data/handoff/link'
import { textsToUndo } from '@/screens/account/user-data/restore/last-restore'
import { readUserText } from '@/screens/account/user-data/read-user-file'
import { endMove } from '@/screens/my-move/lifecycle/end-move'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import '../support/fake-database'

/*
 * Random histories of three devices that send each other links and files, with the product's own functions. A failure
 * prints the seed of its history. HISTORY_SEED=7 runs that history alone.
 *
 * docs/decisions/0049 says what a merge promises. In the exchange at the end the user chooses the side of the device
 * that collects all backups.
 */

const { HISTORY_SEED, RANDOM_RUNS } = process.env
/** The long run has five times as many as other random tests: 10,000. */
const histories = RANDOM_RUNS ? 5 * Number(RANDOM_RUNS) : 100
/** The run stops after this many. More would rarely show another cause. */
const MAX_FAILURES = 5
const DAY_MS = 86_400_000
const START_MS = Date.UTC(2026, 10, 23, 18)
/** Before the exchange. */
const STEPS = 16

/** The running page. Only one runs at a time. */
let running: Page | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // The product keeps the lock for a moment after each write, and has time limits for the database. Neither waits here.
  let elapsedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs)
  vi.stubGlobal('setTimeout', (run: () => void, delayMs = 0) => {
    if (delayMs >= TIME_LIMIT_MS) return
    elapsedMs += delayMs
    setImmediate(run)
  })
  // A transaction is atomic, so a page ends before it or after it.
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[names, mode, options]
  ) {
    if (mode === 'readwrite') running?.countWrite()
    return begin.call(this, names, mode, options)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The time limits of the database are longer. All other delays are shorter. */
const TIME_LIMIT_MS = 1_000

/** Lists whose records say in `field` which edit made them. */
const lists: readonly { entity: AnyEntity; field: string; draft: () => object }[] = [
  {
    entity: applications,
    field: 'notes',
    draft: () =>
      jobApplication.parse({ company: 'Acme', position: 'Nurse', dateApplied: '2026-11-18' }),
  },
  {
    entity: savedPostings,
    field: 'notes',
    draft: () => savedPosting.parse({ company: 'Acme', position: 'Nurse' }),
  },
  { entity: skills, field: 'name', draft: () => skills.schema.parse({ name: 'x' }) },
]

/** What a version without saved postings restores and sends. */
const older: readonly Stored<unknown>[] = restorable
  .filter(({ key }) => key !== savedPostings.key)
  .map((one) => (one.key === applications.key ? { ...one, group: undefined } : one))

class Killed extends Error {}

/** What outlives a page: the browser's storage, and the database with its mirror. */
interface Disk {
  storage: KeyValueStorage
  databases: IDBFactory
}

type Page = ReturnType<typeof newPage>

/** A page that can end at a write to storage or database: that one and all later ones do not happen. */
function newPage({ storage: kept }: Disk) {
  let writesLeft = Infinity
  let hasEnded = false
  const countWrite = () => {
    hasEnded ||= writesLeft <= 0
    if (hasEnded) throw new Killed()
    writesLeft--
  }
  const storage: KeyValueStorage = {
    ...kept,
    get length() {
      return kept.length
    },
    setItem: (key, text) => {
      countWrite()
      kept.setItem(key, text)
    },
    removeItem: (key) => {
      countWrite()
      kept.removeItem(key)
    },
  }
  return {
    repository: createRepository({ storage, isDurable: true }),
    countWrite,
    killAfter: (writes: number) => void (writesLeft = writes),
    end: () => void (hasEnded = true),
    hasEnded: () => hasEnded,
  }
}

interface Device {
  name: string
  /** How far its clock is ahead, in milliseconds. */
  ahead: number
  known: readonly Stored<unknown>[]
  disk: Disk
  page: Page
  repository: Repository
  lastChange?: { entity: AnyEntity; change: ListChange<AnyRecord> } | undefined
}

type Sent = { file: string } | { fragment: string }

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function simulate(seed: number, log: (step: string) => void) {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
  let now = START_MS
  let count = 0
  /** What each edit was made from. */
  const madeFrom = new Map<string, string>()
  const comesFrom = (token: string, earlier: string): boolean => {
    for (let one = madeFrom.get(token); one; one = madeFrom.get(one))
      if (one === earlier) return true
    return false
  }

  const device = async (name: string, known: Device['known'], ahead: number): Promise<Device> => {
    const disk = { storage: memoryStorage(), databases: new IDBFactory() }
    const page = newPage(disk)
    const one = { name, known, ahead, disk, page, repository: page.repository }
    switchTo(one)
    await page.repository.start()
    return one
  }
  const switchTo = ({ page, disk }: Device) => {
    running = page
    vi.stubGlobal('indexedDB', disk.databases)
  }
  const devices = [
    await device('A', restorable, 0),
    await device('B', restorable, oneOf([-1, 1]) * DAY_MS),
    await device('C', random() < 0.5 ? older : restorable, oneOf([0, -1, 1]) * DAY_MS),
  ]
  const advanceClock = (at: Device) => {
    switchTo(at)
    now += 1 + below(oneOf([3, 60_000, DAY_MS / 2]))
    vi.setSystemTime(now + at.ahead)
  }

  /** Makes a change, sometimes on a page that ends in the middle, and checks that nothing else is lost. */
  async function change(at: Device, work: () => Promise<unknown>, allowed: Allowed = {}) {
    advanceClock(at)
    const { page } = at
    const before = stateOf(at.repository)
    const earlier = storedTexts(at.disk.storage)
    const isKilled = random() < 0.1
    if (isKilled) page.killAfter(below(12))
    let isSaved = false
    try {
      await work()
      // In this simulation the code of an ended page continues, but the user sees no result.
      isSaved = !page.hasEnded()
    } catch (error) {
      if (!page.hasEnded()) throw error
    }
    const saved = isSaved ? textsOf(at) : undefined
    await at.repository.mirror.settled()
    if (isKilled) {
      page.end()
      // A crash of the device loses what the browser has not written to the disk. Without a mark the storage counts as
      // new, and the app asks about what the mirror has.
      if (random() < 0.3 && earlier.some(([name]) => name === SAVE_MARK_KEY)) {
        log(`${at.name}: the storage is as it was before`)
        putBackTexts(at.disk.storage, new Map(earlier))
      }
      at.page = newPage(at.disk)
      at.repository = at.page.repository
      at.lastChange = undefined
      switchTo(at)
      await at.repository.start()
      log(`${at.name}: killed, ${isSaved ? 'after it was saved' : 'before it was saved'}`)
    }
    if (saved) expect(textsOf(at)).toEqual(saved)
    expectNothingLost(before, stateOf(at.repository), at.name, comesFrom, allowed)
    return isSaved
  }

  async function edit(at: Device) {
    const { entity, field, draft } = oneOf(
      lists.filter(({ entity }) => at.known.some(({ key }) => key === entity.key)),
    )
    const record = oneOf(at.repository.load(entity))
    const token = `${at.name}${++count}`
    const written = (values: object) => ({ ...values, [field]: token })
    const act = record ? below(4) : 0
    const key = entity.key
    const store = (list: (rows: readonly AnyRecord[]) => readonly AnyRecord[], id?: string) =>
      change(
        at,
        async () => {
          const made = await at.repository.update(entity, list)
          at.lastChange = { entity, change: listChange(made) }
        },
        id === undefined ? undefined : { deleted: { key, id } },
      )
    if (!record || act === 0) {
      log(`${at.name}: add ${key} ${token}`)
      await store((rows) => addRecord(entity, entity.schema.parse(written(draft())))(rows))
    } else if (act < 3) {
      log(`${at.name}: edit ${key} ${record.id} ${tokenOf(record, field)} → ${token}`)
      madeFrom.set(token, tokenOf(record, field))
      const status =
        entity.key === applications.key ? { status: oneOf(['applied', 'interview', 'offer']) } : {}
      await store((rows) => editRecord(entity, record.id, { [field]: token, ...status })(rows))
    } else {
      log(`${at.name}: delete ${key} ${record.id}`)
      await store(removeRecord(record.id), record.id)
    }
  }

  async function undo(at: Device) {
    const { lastChange } = at
    if (!lastChange) return
    log(`${at.name}: undo in ${lastChange.entity.key}`)
    at.lastChange = undefined
    await change(
      at,
      () =>
        at.repository
          .update(lastChange.entity, undoListChange(lastChange.change))
          .catch((error: unknown) => {
            // What a merge has changed since is not undone.
            if (at.page.hasEnded()) throw error
          }),
      { undone: lastChange.entity.key },
    )
  }

  async function tick(at: Device) {
    const [stored, item, done] = [
      oneOf([checklistProgress, planProgress]),
      oneOf(['a', 'b', 'c']),
      random() < 0.8,
    ]
    log(`${at.name}: ${done ? 'check' : 'uncheck'} ${stored.key} ${item}`)
    await change(
      at,
      () => at.repository.update(stored, (progress) => setDone(progress, 'list', item, done)),
      { unticks: !done },
    )
  }

  async function move(at: Device) {
    const starts = random() < 0.6
    log(`${at.name}: ${starts ? 'start' : 'end'} a move`)
    const next = (data: MoveData) =>
      starts
        ? startMove(data, moves.schema.parse({ reportDate: addDays(calendarDay(), below(200)) }))
        : endMove(data, oneOf(['done', 'cancelled']))
    await change(at, () => {
      const after = next(loadMoveData(at.repository.load))
      const stored: readonly Stored<unknown>[] = [
        moveArchive,
        moves,
        checklistProgress,
        planProgress,
      ]
      const values = new Map<string, unknown>(Object.entries(after))
      return at.repository.updateTogether(
        stored.map((one) => ({ stored: one, change: () => values.get(one.key) })),
      )
    })
  }

  async function note(at: Device) {
    log(`${at.name}: write a note`)
    const text = `${at.name}${++count}`
    await change(at, () =>
      at.repository.update(interviewNotes, (notes) => ({ ...notes, [oneOf(['p', 'q'])]: text })),
    )
  }

  const inTransit: { to: Device; sent: Sent; from: string }[] = []
  const fileOf = (from: Device): Sent => {
    advanceClock(from)
    const texts = from.repository
      .texts()
      .filter(([name]) => from.known.some(({ key }) => key === name))
    return { file: backupOf(texts, new Date()).text }
  }
  async function send(from: Device) {
    const to = oneOf(devices.filter((one) => one !== from))
    if (random() < 0.4) {
      log(`${from.name}: file to ${to.name}`)
      inTransit.push({ to, from: from.name, sent: fileOf(from) })
      return
    }
    advanceClock(from)
    const choice = oneOf(choices)
    const text = handoffText(from.repository, {
      ...choice,
      keys: choice.keys.filter((key) => from.known.some((one) => one.key === key)),
    })
    if (text === undefined) return
    log(`${from.name}: link of ${choice.id} to ${to.name}`)
    inTransit.push({ to, from: from.name, sent: { fragment: await writeFragment(text) } })
  }

  async function receive(
    to: Device,
    sent: Sent,
    prefer: (stored: Stored<unknown>) => Preference,
    isUndone = false,
  ) {
    const content = await read(sent)
    if ('problem' in content) throw new Error(content.problem)
    const start = textsOf(to)
    advanceClock(to)
    const plan = planRestore(to.repository, to.known, content)
    const asked = new Set(
      plan.keys.filter(({ merge }) => merge.undecided > 0).map(({ stored }) => stored.key),
    )
    let before: ReadonlyMap<string, string | null> | undefined
    const isSaved = await change(
      to,
      async () => {
        const chosen = new Map(to.known.map((one) => [one.key, prefer(one)] as const))
        before = await applyRestore(to.repository, plan, { mode: 'merge', prefer: chosen })
      },
      { asked },
    )
    const undone = before
    if (!isUndone || !isSaved || !undone) return isSaved
    log(`${to.name}: undo the restore`)
    await to.repository.replace(
      () => textsToUndo(to.repository, { before: undone, restoredAt: new Date().toISOString() }),
      'undo',
    )
    expect(textsOf(to)).toEqual(start)
    return isSaved
  }

  /** Receives a message, which may be late, damaged, or a second copy. Some never arrive. */
  async function arrive() {
    if (inTransit.length === 0) return
    const at = below(inTransit.length)
    const { to, from, sent } = inTransit[at] as (typeof inTransit)[number]
    if (random() < 0.8) inTransit.splice(at, 1)
    if ('fragment' in sent && random() < 0.2) {
      log(`${to.name}: a damaged link from ${from}`)
      const cut = below(sent.fragment.length)
      const damaged =
        random() < 0.5
          ? sent.fragment.slice(0, cut)
          : `${sent.fragment.slice(0, cut)}~${sent.fragment.slice(cut + 1)}`
      const content = await readLink(damaged)
      if (damaged !== sent.fragment) expect(content, damaged).toHaveProperty('problem')
      return
    }
    const side = oneOf<Preference>(['mine', 'file'])
    const isUndone = random() < 0.1
    log(`${to.name}: restore the ${'file' in sent ? 'file' : 'link'} from ${from}, ${side}`)
    await receive(to, sent, () => side, isUndone)
  }

  for (let step = 0; step < STEPS; step++) {
    const at = oneOf(devices)
    // Most of what can go wrong needs something from another device.
    const nextMessage = inTransit.length > 0 ? arrive : send
    const act = oneOf([
      edit,
      edit,
      edit,
      edit,
      undo,
      tick,
      tick,
      move,
      note,
      send,
      send,
      nextMessage,
      nextMessage,
      nextMessage,
    ])
    await act(at)
  }

  // The exchange. A restore that a killed page interrupts is repeated, as a user would.
  const before = devices.map(({ repository }) => stateOf(repository))
  const [first, ...others] = devices as [Device, ...Device[]]
  log('exchange')
  const repeated = async (to: Device, file: Sent, side: Preference) => {
    while (!(await receive(to, file, () => side)));
  }
  for (const other of others) await repeated(first, fileOf(other), 'mine')
  const all = fileOf(first)
  for (const other of others) await repeated(other, all, 'file')
  const end = stateOf(first.repository)
  for (const one of before) expectNothingLost(one, end, 'the exchange', comesFrom, { asked: ASKED })
  for (const other of others) {
    const shared = ({ postings, ...rest }: State) =>
      other.known === older ? rest : { ...rest, postings }
    expect(shared(stateOf(other.repository)), `${other.name} and A`).toEqual(shared(end))
  }
}

/** What is stored, without the product's own mark. */
const textsOf = ({ repository }: Device) => new Map(repository.texts())

const read = async (sent: Sent): Promise<FileContent | FileProblem> => {
  if ('fragment' in sent) return readLink(sent.fragment)
  return readUserText(sent.file)
}

/** Which edit made a record; blank if none of the simulation's edits did. */
function tokenOf(record: AnyRecord | undefined, field: string): string {
  const token = record?.[field]
  return typeof token === 'string' ? token : ''
}

type Rows = Readonly<Record<string, AnyRecord>>

/** What a device has, without the order of its lists. */
interface State {
  applications: Rows
  postings: Rows
  skills: Rows
  moves: Rows
  archived: readonly string[]
  /** Checked tasks, by the id of their move. */
  ticks: Readonly<Record<string, readonly string[]>>
  notes: Readonly<Record<string, string>>
}

function stateOf({ load }: Repository): State {
  const byId = (entity: AnyEntity): Rows =>
    Object.fromEntries(load(entity).map((row) => [row.id, row]))
  const data = loadMoveData(load)
  const owner = currentMove(data.moves)?.id ?? data.moveArchive[0]?.id ?? ''
  return {
    applications: byId(applications),
    postings: byId(savedPostings),
    skills: byId(skills),
    moves: byId(moves),
    archived: data.moveArchive.map(({ id }) => id).toSorted(),
    ticks: Object.fromEntries([
      ...data.moveArchive.map((entry) => [entry.id, ticked(entry)] as const),
      [owner, ticked(data)] as const,
    ]),
    notes: load(interviewNotes),
  }
}

const ticked = (ticks: Pick<MoveData, 'checklistProgress' | 'planProgress'>): string[] => {
  const names = (name: string, progress: ChecklistProgress) =>
    Object.values(progress).flatMap((items) =>
      Object.keys(items).flatMap((item) => (items[item] ? [`${name} ${item}`] : [])),
    )
  return [
    ...names('list', ticks.checklistProgress),
    ...names('plan', ticks.planProgress),
  ].toSorted()
}

/** What the user did on purpose. */
interface Allowed {
  deleted?: { key: string; id: string }
  /** The list in which a change was undone. It may be any change. */
  undone?: string
  unticks?: boolean
  /** Keys for which the user chose the side that wins. */
  asked?: ReadonlySet<string>
}

/** Records without the time of their last change: only the user knows which version is the later one. */
const ASKED: ReadonlySet<string> = new Set([skills.key])

/** Ignores what the user deleted, undid, unchecked or chose on purpose. */
function expectNothingLost(
  before: State,
  after: State,
  where: string,
  comesFrom: (token: string, earlier: string) => boolean,
  { deleted, undone, unticks = false, asked = new Set() }: Allowed = {},
) {
  const stores = [
    ['applications', applications.key, 'notes'],
    ['postings', savedPostings.key, 'notes'],
    ['skills', skills.key, 'name'],
    ['moves', moves.key, 'notes'],
  ] as const
  for (const [name, key, field] of stores) {
    if (undone === key) continue
    for (const [id, row] of Object.entries(before[name])) {
      if (deleted?.key === key && deleted.id === id) continue
      const now = after[name][id]
      expect(now, `${where}: ${name} ${id} is gone`).toBeDefined()
      if (ASKED.has(key) && asked.has(key)) continue
      const [was, is] = [tokenOf(row, field), tokenOf(now, field)]
      expect(comesFrom(was, is), `${where}: ${name} ${id} fell back from ${was} to ${is}`).toBe(
        false,
      )
    }
  }
  expect(after.archived, where).toEqual(expect.arrayContaining([...before.archived]))
  if (!unticks) {
    for (const [id, tasks] of Object.entries(before.ticks)) {
      const now = id === '' ? Object.values(after.ticks).flat() : (after.ticks[id] ?? [])
      expect(now, `${where}: checked for the move ${id}`).toEqual(
        expect.arrayContaining([...tasks]),
      )
    }
  }
  for (const id of Object.keys(before.notes))
    expect(after.notes[id], `${where}: note ${id}`).toBeTruthy()
}

/** The seed, the steps and the broken promise of a history; undefined if it keeps all promises. */
async function failureOf(seed: number): Promise<string | undefined> {
  const steps: string[] = []
  try {
    await simulate(seed, (step) => void steps.push(step))
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`HISTORY_SEED=${seed} breaks a promise:`, ...steps, reason].join('\n')
  }
}

it('Three devices that send each other links and files lose nothing, and have the same data after an exchange', async () => {
  const seeds = HISTORY_SEED
    ? [Number(HISTORY_SEED)]
    : Array.from({ length: histories }, (_, seed) => seed)
  const failures: string[] = []
  for (const seed of seeds) {
    const failure = await failureOf(seed)
    if (failure !== undefined) failures.push(failure)
    if (failures.length === MAX_FAILURES) break
  }
  expect(failures.join('\n\n')).toBe('')
}, 1_800_000)
