import fc from 'fast-check'
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest'
import { correctStatus, endMove } from '@/screens/my-move/lifecycle/end-move'
import { progressOfEnded, startMove } from '@/screens/my-move/lifecycle/start-move'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { setDone, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { Preference } from '@/engine/model/merge/merge'
import { applyRestore } from '@/engine/store/backup/apply'
import { planRestore, type RestoreMode } from '@/engine/store/backup/plan'
import type { FileContent } from '@/engine/store/backup/read-file'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { currentMove, moves } from '@/schemas/my-move/move'
import { endedMoves, loadMoveData, type MoveData } from '@/schemas/my-move/move-data'
import { restorable } from '@/schemas/account/stored'

const NOW = new Date(2027, 5, 1, 12)
const MINUTE_MS = 60_000

beforeEach(() => {
  // The lock is held for a moment after each write. Fake timers skip that wait.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'performance'], now: NOW })
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** One action of a user on moves. */
type Step =
  | { act: 'start'; days: number }
  | { act: 'end'; status: 'done' | 'cancelled' }
  | { act: 'tick'; task: string }
  | { act: 'wait' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('start' as const), days: fc.integer({ min: -30, max: 300 }) }),
  fc.record({
    act: fc.constant('end' as const),
    status: fc.constantFrom('done' as const, 'cancelled' as const),
  }),
  fc.record({ act: fc.constant('tick' as const), task: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.constant({ act: 'wait' as const }),
)
const steps = fc.array(step, { maxLength: 7 })

/** The id for ticks made before there was a move. */
const NO_MOVE = ''

/** The data of a browser, and the tasks ticked for each move, which the test records without reading the data. */
interface History {
  data: MoveData
  ticked: ReadonlyMap<string, ReadonlySet<string>>
  owner: string
}

const NOTHING: History = {
  data: { moves: [], checklistProgress: {}, planProgress: {}, moveArchive: [] },
  ticked: new Map(),
  owner: NO_MOVE,
}

/**
 * The history after these steps.
 * @param name prefix of the ids of moves, so that two browsers create different ids
 */
function simulate(before: History, name: string, done: readonly Step[], startsAt: number): History {
  let { data, owner } = before
  const ticked = new Map(before.ticked)
  for (const [at, one] of done.entries()) {
    const now = new Date(2027, 0, 1, 0, 0, startsAt)
    now.setTime(now.getTime() + at * MINUTE_MS)
    if (one.act === 'tick') {
      ticked.set(owner, new Set([...(ticked.get(owner) ?? []), one.task]))
      const key = one.task < 'c' ? 'checklistProgress' : 'planProgress'
      data = { ...data, [key]: setDone(data[key], 'list', one.task, true) }
    } else if (one.act === 'end') data = endMove(data, one.status, now)
    else if (one.act === 'start') {
      const entries = moves.schema.parse({ reportDate: addDays(calendarDay(NOW), one.days) })
      const id = `${name}${at}`
      data = startMove(data, entries, now, id)
      if (owner === NO_MOVE) ticked.set(id, ticked.get(NO_MOVE) ?? new Set())
      if (owner === NO_MOVE) ticked.delete(NO_MOVE)
      owner = id
    }
  }
  return { data, ticked, owner }
}

const pair = fc
  .record({ shared: steps, mine: steps, file: steps })
  .map(({ shared, mine, file }) => {
    const before = simulate(NOTHING, 's', shared, 0)
    return {
      mine: simulate(before, 'm', mine, 3600),
      file: simulate(before, 'f', file, 3630),
    }
  })

/** The ticks from before there was a move, without those that the other browser has. */
function withoutKnown(ticks: ReadonlySet<string> = new Set(), { ticked }: History): string[] {
  const known = new Set([...ticked.values()].flatMap((tasks) => [...tasks]))
  return [...ticks].filter((task) => !known.has(task))
}

const contentOf = (data: MoveData, overrides: Partial<FileContent> = {}): FileContent => ({
  kind: 'a full backup',
  madeAt: NOW.toISOString(),
  entries: new Map(Object.entries(data)),
  unreadable: new Map(),
  isComplete: true,
  ...overrides,
})

function browserWith(data: MoveData) {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(data)) storage.setItem(key, JSON.stringify(value))
  return createRepository({ storage, isDurable: true })
}

/** The data of a browser after it restores a file. */
async function restored(
  mine: MoveData,
  content: FileContent,
  prefer: Preference = 'mine',
  mode: RestoreMode = 'merge',
) {
  const browser = browserWith(mine)
  const plan = planRestore(browser, restorable, content)
  await applyRestore(browser, plan, { mode, prefer: new Map([[moves.key, prefer]]) })
  const moveKey = plan.keys.find(({ stored }) => stored.key === moves.key)
  return { data: loadMoveData(browser.load), plan, choice: moveKey?.merge.choice }
}

/** The tasks that the user sees as ticked for a move. */
function tickedIn(data: MoveData, id: string): string[] {
  const current = currentMove(data.moves)?.id ?? data.moveArchive[0]?.id
  const shown = id === current ? data : data.moveArchive.find((entry) => entry.id === id)
  const names = (ticks: ChecklistProgress = {}) =>
    Object.values(ticks).flatMap((items) => Object.keys(items).filter((item) => items[item]))
  return [...names(shown?.checklistProgress), ...names(shown?.planProgress)].toSorted()
}

const planned = ({ moves: list }: MoveData) => list.filter(({ status }) => status === 'planned')
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('Merging a backup with another history of moves', () => {
  it('loses no move, archived move or tick, and ticks nothing for another move', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom('mine', 'file'), async ({ mine, file }, prefer) => {
        const { data } = await restored(mine.data, contentOf(file.data), prefer)
        const all = new Set([...idsOf(mine.data.moves), ...idsOf(file.data.moves)])
        expect(new Set(idsOf(data.moves))).toEqual(all)
        const archived = idsOf([...mine.data.moveArchive, ...file.data.moveArchive])
        expect(idsOf(data.moveArchive)).toEqual(expect.arrayContaining(archived))
        expect(new Set(idsOf(data.moveArchive)).size).toBe(data.moveArchive.length)

        const first = data.moves.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]
        for (const id of all) {
          const sides = [
            [mine, file],
            [file, mine],
          ] as const
          const expected = sides.flatMap(([{ ticked }, other]) => [
            ...(ticked.get(id) ?? []),
            ...(id === first?.id ? withoutKnown(ticked.get(NO_MOVE), other) : []),
          ])
          expect(tickedIn(data, id)).toEqual([...new Set(expected)].toSorted())
        }
      }),
    )
  })

  it('leaves at most one planned move: the chosen one if both sides have their own', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom('mine', 'file'), async ({ mine, file }, prefer) => {
        const { data, choice } = await restored(mine.data, contentOf(file.data), prefer)
        expect(planned(data).length).toBeLessThanOrEqual(1)
        if (!choice) return
        const [kept, other] = prefer === 'mine' ? [mine, file] : [file, mine]
        expect(idsOf(planned(data))).toEqual(idsOf(planned(kept.data)))
        expect(idsOf(data.moveArchive)).toContain(currentMove(other.data.moves)?.id)
      }),
    )
  })

  it('changes nothing when the file is merged again', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom('mine', 'file'), async ({ mine, file }, prefer) => {
        const { data } = await restored(mine.data, contentOf(file.data), prefer)
        const again = await restored(data, contentOf(file.data))
        expect(again.data).toEqual(data)
        expect(again.choice).toBeUndefined()
      }),
    )
  })
})

const starting = moves.schema.parse({ reportDate: '2028-01-01' })

/** What Earlier Moves shows as ticked for each move. */
const shownIn = (data: MoveData) =>
  new Map(
    data.moveArchive.map((entry) => {
      const { checklistProgress, planProgress } = progressOfEnded(entry, data)
      return [entry.id, [checklistProgress, planProgress]]
    }),
  )

describe('The next move after a merge', () => {
  it('leaves every earlier move the ticks that Earlier Moves showed for it', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom('mine', 'file'), async ({ mine, file }, prefer) => {
        const { data } = await restored(mine.data, contentOf(file.data), prefer)
        const next = startMove(data, starting, NOW, 'next')
        for (const { id } of data.moves) expect(tickedIn(next, id)).toEqual(tickedIn(data, id))
        const [before, after] = [shownIn(data), shownIn(next)]
        for (const move of data.moves) {
          if (move.status !== 'planned') expect(after.get(move.id)).toEqual(before.get(move.id))
        }
      }),
    )
  })

  it('takes no ticks from a move that another device ended later', async () => {
    const shared = simulate(
      NOTHING,
      's',
      [
        { act: 'start', days: 200 },
        { act: 'tick', task: 'a' },
      ],
      0,
    )
    const ends = { act: 'end', status: 'cancelled' } as const
    const mine = simulate(
      shared,
      'm',
      [ends, { act: 'start', days: 250 }, { act: 'tick', task: 'b' }, ends],
      3600,
    )
    const file = simulate(shared, 'f', [{ act: 'tick', task: 'c' }, ends], 7200)
    const { data } = await restored(mine.data, contentOf(file.data))
    for (const state of [data, startMove(data, starting, NOW, 'next')]) {
      const shown = shownIn(state)
      expect(shown.get('s0')).toEqual([{ list: { a: true } }, { list: { c: true } }])
      expect(shown.get('m1')).toEqual([{ list: { b: true } }, {}])
    }
  })
})

describe('A task that was unticked on the other device', () => {
  const { data: planned } = simulate(NOTHING, 's', [{ act: 'start', days: 60 }], 0)
  const { data: ended } = simulate(
    { ...NOTHING, data: planned },
    's',
    [{ act: 'end', status: 'done' }],
    60,
  )
  const { data: next } = simulate(
    { ...NOTHING, data: ended },
    'n',
    [{ act: 'start', days: 90 }],
    99,
  )
  const unticked = { list: { a: false } }

  // A record here may answer it. The unticked state would override that.
  it('stays as it is here, in a planned and in an earlier move', async () => {
    const fromOther = async (data: MoveData) =>
      (await restored(data, contentOf({ ...data, planProgress: unticked }))).data
    expect(await fromOther(planned)).toEqual(planned)
    expect(await fromOther(ended)).toEqual(ended)
    const [entry] = next.moveArchive
    const archived = { ...next, moveArchive: [{ ...entry!, planProgress: unticked }] }
    expect((await restored(next, contentOf(archived))).data).toEqual(next)
  })

  it('arrives unticked with a move that is new here', async () => {
    const { data } = await restored(NOTHING.data, contentOf({ ...planned, planProgress: unticked }))
    expect(data.planProgress).toEqual(unticked)
  })
})

describe('Ticks from before there was a move', () => {
  it('belong to the same move on three devices, even if the earlier move is merged last', async () => {
    const [earlier, later] = [
      simulate(NOTHING, 'e', [{ act: 'start', days: 200 }], 0),
      simulate(NOTHING, 'l', [{ act: 'start', days: 200 }], 3600),
    ]
    const ticking = simulate(NOTHING, 't', [{ act: 'tick', task: 'a' }], 0)
    const first = await restored(later.data, contentOf(ticking.data))
    const all = await restored(first.data, contentOf(earlier.data))
    const back = await restored(ticking.data, contentOf(all.data), 'file')
    expect(back.data).toEqual(all.data)
    expect(tickedIn(back.data, 'l0')).toEqual(['a'])
    expect(tickedIn(back.data, 'e0')).toEqual([])
  })
})

/** The data of a browser with one planned move and these tasks ticked. */
const planning = (name: string, days: number, ...tasks: string[]) =>
  simulate(
    NOTHING,
    name,
    [{ act: 'start', days }, ...tasks.map((task): Step => ({ act: 'tick', task }))],
    0,
  ).data

describe('Two planned moves', () => {
  const [mine, file] = [planning('m', 200, 'a', 'c'), planning('f', 90, 'b')]

  it('are both named in the preview, which asks which one to keep', () => {
    const { keys } = planRestore(browserWith(mine), restorable, contentOf(file))
    const { merge } = keys.find(({ stored }) => stored.key === moves.key) ?? {}
    expect(merge).toMatchObject({ added: 0, undecided: 1 })
    expect(merge?.choice?.mine).toBe('Move to the new station, Dec 18, 2027')
    expect(merge?.choice?.file).toBe('Move to the new station, Aug 30, 2027')
  })

  it.each([
    ['mine', 'f0', 'm0', ['a', 'c']],
    ['file', 'm0', 'f0', ['b']],
  ] as const)('keep the chosen one with its own ticks (%s)', async (prefer, ended, kept, ticks) => {
    const { data } = await restored(mine, contentOf(file), prefer)
    expect(tickedIn(data, kept)).toEqual(ticks)
    expect(data.moveArchive).toMatchObject([{ id: ended, move: { status: 'cancelled' } }])
  })

  it('archive the other one as finished if its report date has passed', async () => {
    const past = planning('f', -10, 'b')
    const { data } = await restored(mine, contentOf(past))
    expect(data.moveArchive).toMatchObject([{ id: 'f0', move: { status: 'done' } }])
  })
})

describe('The corrected status of a move that has ended', () => {
  const day = (date: number) => new Date(2027, 4, date, 12)
  const before = planning('s', -30, 'a')
  const done = endMove(before, 'done', day(1))
  const corrected = correctStatus(done, 's0', 'cancelled', day(10))
  const next = moves.schema.parse({ reportDate: addDays(calendarDay(NOW), 90) })
  /** What the list and Earlier Moves say after a merge on either device. */
  const merged = async (one: MoveData, other: MoveData) => {
    const sides = await Promise.all([
      restored(one, contentOf(other)),
      restored(other, contentOf(one)),
    ])
    return sides.map(({ data }) => [
      data.moves.find(({ id }) => id === 's0')?.status,
      endedMoves(data).find(({ id }) => id === 's0')?.move.status,
    ])
  }
  const both = (status: string) => [
    [status, status],
    [status, status],
  ]

  it('arrives on another device, even if that has started the next move since', async () => {
    expect(await merged(corrected, done)).toEqual(both('cancelled'))
    const started = startMove(done, next, day(20), 'n0')
    expect(await merged(corrected, started)).toEqual(both('cancelled'))
  })

  it('keeps the day of its end in an entry that a merge makes for it', async () => {
    const lacking = { ...corrected, moveArchive: [] }
    const { data } = await restored(lacking, contentOf(startMove(NOTHING.data, next, day(5), 'n0')))
    expect(data.moveArchive).toMatchObject([{ id: 's0', endedOn: '2027-05-01' }])
  })

  it('stays if it is later than what the other device did, and otherwise gives way', async () => {
    const endedThere = endMove(before, 'done', day(5))
    expect(await merged(corrected, endedThere)).toEqual(both('cancelled'))
    const endedLater = endMove(before, 'done', day(15))
    expect(await merged(corrected, endedLater)).toEqual(both('done'))
    const back = correctStatus(corrected, 's0', 'done', day(11))
    const again = correctStatus(back, 's0', 'cancelled', day(12))
    expect(await merged(back, corrected)).toEqual(both('done'))
    expect(await merged(again, back)).toEqual(both('cancelled'))
  })
})

describe('A file in which part of the move data cannot be read', () => {
  const mine = planning('m', 200, 'a')
  const file = planning('f', 90, 'b')
  const without = (key: keyof MoveData) =>
    contentOf(file, {
      entries: new Map(Object.entries(file).filter(([name]) => name !== key)),
      unreadable: new Map([[key, '[{"id']]),
    })

  it.each(['merge', 'replace'] as const)('ticks nothing for another move (%s)', async (mode) => {
    const { data, plan } = await restored(mine, without('moves'), 'mine', mode)
    expect(tickedIn(data, 'm0')).toEqual(['a'])
    const sentences = plan.keys.flatMap(({ refused }) => refused)
    expect(sentences).toEqual(['The move it belongs to cannot be read, so what is here stays.'])
  })

  it('restores its move in Replace, and archives the one that was here', async () => {
    const { data, plan } = await restored(mine, without('planProgress'), 'mine', 'replace')
    expect(idsOf(planned(data))).toEqual(['f0'])
    expect(tickedIn(data, 'f0')).toEqual(['b'])
    expect(tickedIn(data, 'm0')).toEqual(['a'])
    expect(plan.keys.map(({ lost }) => lost)).toEqual(plan.keys.map(() => 0))
  })

  it('gives its ticks to a browser that has no move', async () => {
    const { data } = await restored(NOTHING.data, without('moves'))
    expect(data.checklistProgress).toEqual({ list: { b: true } })
  })
})
