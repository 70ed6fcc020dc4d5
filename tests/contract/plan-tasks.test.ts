import { describe, expect, it } from 'vitest'
import { anchorDays } from '@/schemas/my-move/anchor-days'
import { datedItems } from '@/data/my-move/dated-items'
import { planTasks } from '@/data/my-move/plan-tasks'
import { datasets, type Registered } from '@/data/registry'
import { addDays, daysBetween } from '@/engine/calendar-day'
import { anchors, priorities } from '@/schemas/my-move/plan-terms'
import { appPages } from '@/app/pages/app-pages'
import { isScreen } from '@/engine/screen/screen'
import { modules } from '@/screens'
import { paperNames } from '@/screens/licensing/answer/use-paper'
import { papersView } from '@/screens/my-work/papers/papers-part'
import { repeated, schemaProblems } from '../support/dataset-problems'
import { buildMove } from '../support/moves'

const registered = datasets.find(({ dataset }) => dataset.name === 'plan-tasks')!
const [task] = planTasks.rows as [(typeof planTasks.rows)[number]]

function rowsOf(name: string) {
  const rows = planTasks.rows.filter(({ id }) => id.startsWith(`${name}/`))
  expect(rows, name).not.toEqual([])
  return rows
}

it('The task of the license claim says what each branch uses', () => {
  const { title = '' } = datedItems.get('pcs-timeline/arrival/claim-license-costs') ?? {}
  for (const branch of [
    'Army',
    'Navy',
    'Marine Corps',
    'Air Force',
    'Space Force',
    'Coast Guard',
  ]) {
    expect(title).toContain(branch)
  }
})

describe('The plan of a move', () => {
  it('has every item of the timeline, of the two lists of steps and of its own tasks, each once', () => {
    const dated = planTasks.rows.flatMap(({ id, sameAs = [], alsoTicks = [] }) => [
      id,
      ...sameAs,
      ...alsoTicks.filter((name) => planTasks.rows.every((row) => row.id !== name)),
    ])
    const problems = [
      ...[...datedItems.keys()]
        .filter((name) => !dated.includes(name))
        .map(
          (name) =>
            `${name} has no day: add it to src/data/my-move/plan-tasks.ts, or to the "sameAs" of what says the same`,
        ),
      ...repeated(dated).map(
        (name) => `${name} appears twice in src/data/my-move/plan-tasks.ts: take one out`,
      ),
    ]
    expect(problems).toEqual([])
    expect(
      ['pcs-timeline', 'license-steps', 'housing-steps', 'move-tasks'].map(
        (name) => dated.filter((id) => id.startsWith(`${name}/`)).length,
      ),
    ).toEqual([55, 12, 14, 17])
  })

  it('names no task that comes before one of its own list or, in the end, before itself', () => {
    const rows = new Map(planTasks.rows.map((row) => [row.id, row]))
    const listOf = (id: string) => id.slice(0, id.lastIndexOf('/'))
    const problems = planTasks.rows.flatMap(({ id, before }) => {
      if (before === undefined) return []
      const seen = new Set([id])
      let next: string | undefined = before
      while (next !== undefined && !seen.has(next)) {
        seen.add(next)
        next = rows.get(next)?.before
      }
      return [
        rows.has(before) ? [] : `${id} comes before ${before}, which has no day in the plan`,
        listOf(id) === listOf(before) ? `${id} and ${before} are of one list` : [],
        next === undefined ? [] : `${id} comes before itself`,
      ].flat()
    })
    expect(problems).toEqual([])
  })

  it('gives at most a third of its tasks the highest priority', () => {
    const share = priorities.map(
      (priority) => planTasks.rows.filter((row) => row.priority === priority).length,
    )
    expect(share[0]).toBeLessThanOrEqual(planTasks.rows.length / 3)
  })

  const dates = anchorDays(buildMove())
  const dueIn = ({ anchor, days }: (typeof planTasks.rows)[number]) =>
    daysBetween(dates.report, addDays(dates[anchor], days))

  it.each([
    ['3-months', -92, -62],
    ['2-months', -61, -32],
    ['1-month', -31, -15],
    ['moving-week', -17, -6],
    ['arrival', 0, 30],
  ])('sets due days for %s that are within that period', (section, from, to) => {
    const outside = rowsOf(`pcs-timeline/${section}`)
      .filter((row) => dueIn(row) < from || dueIn(row) > to)
      .map(({ id }) => id)
    expect(outside).toEqual([])
  })

  it.each(['license-steps', 'housing-steps'])('keeps the order of %s', (name) => {
    for (const anchor of anchors) {
      const days = rowsOf(name)
        // Following up continues throughout, so the list orders it by its stage.
        .filter((row) => row.anchor === anchor && row.id !== 'license-steps/follow-up')
        .map(dueIn)
      expect(days, anchor).toEqual(days.toSorted((a, b) => a - b))
    }
  })

  it('sets no due day after the last day on which the task is possible', () => {
    const late = planTasks.rows
      .filter(({ anchor, days, until }) => until && addDays(dates[anchor], days) > dates[until])
      .map(({ id }) => id)
    expect(late).toEqual([])
  })
})

describe('A task that names a page or is done with a tool of the product', () => {
  it.each([
    ['housing-steps/arrange-move', 'https://www.fmcsa.dot.gov/protect-your-move'],
    ['pcs-timeline/arrival/update-resume-address', '/app/work?tab=papers&paper=resume'],
    ['license-steps/finish-on-arrival', '/app/licensing?tab=licenses'],
  ])('links to it: %s', (id, href) => {
    expect(planTasks.rows.find((row) => row.id === id)?.link?.href).toBe(href)
  })
})

describe('A link of the plan into the product', () => {
  it('leads to an existing page, tab and paper, and opens a form only on a tab that has one', async () => {
    const links = planTasks.rows.flatMap(({ id, link }) =>
      link?.href.startsWith('/') ? [{ id, to: new URL(link.href, 'https://a.example') }] : [],
    )
    expect(links.length).toBeGreaterThan(10)
    const problems = await Promise.all(
      links.map(async ({ id, to }) => (await deadEnds(to)).map((said) => `${id}: ${said}`)),
    )
    expect(problems.flat()).toEqual([])
  })
})

const workPapers = (papersView.find?.(({ empty }) => empty).findings ?? []).map(
  ({ search }) => search?.paper,
)

/** The parts of an address that lead nowhere, one sentence each. */
async function deadEnds({ pathname, searchParams }: URL): Promise<readonly string[]> {
  if (!appPages.some(({ path }) => path === pathname)) return [`there is no page ${pathname}`]
  if (searchParams.size === 0) return []
  const entry = modules.filter(isScreen).find(({ path }) => path === pathname)
  if (!entry) return [`${pathname} has no tabs`]
  const { tab: name, ...rest } = Object.fromEntries(searchParams)
  const tab = (await entry.load()).default.tabs.find(({ id }) => id === name)
  if (!tab) return [`${pathname} has no tab "${name}"`]
  const exists: Readonly<Record<string, (value: string) => boolean>> = {
    edit: (value) => value === 'new' && tab.views.some(({ kind }) => kind === 'list'),
    page: (value) => tab.pages?.some(({ id }) => id === value) ?? false,
    paper: (value) =>
      (pathname === '/app/work' ? workPapers : name === 'answer' ? paperNames : []).some(
        (paper) => paper === value,
      ),
  }
  return Object.entries(rest)
    .filter(([key, value]) => !exists[key]?.(value))
    .map(([key, value]) => `the tab "${name}" has no ${key}=${value}`)
}

describe('A mistake in the plan is reported with its file, record, field and fix', () => {
  const withTask = (change: object): Registered => ({
    ...registered,
    dataset: { name: 'plan-tasks', rows: [{ ...task, ...change }] },
  })
  const place = (id: string) => `src/data/my-move/plan-tasks.ts, record "${id}"`

  it('but nothing is reported for a correct task', () => {
    expect(schemaProblems(withTask({}))).toEqual([])
  })

  it.each(['pcs-timeline/3-months/check-order', 'check-orders', 'license-steps/', 'constructor'])(
    'when no item has the id %j',
    (id) => {
      expect(schemaProblems(withTask({ id }))).toEqual([
        `${place(id)}, field "id": There is nothing of this name. Write the dataset, the section where there is one, and the id, as in license-steps/find-the-board.`,
      ])
    },
  )

  it('when an anchor, a priority or a number of days is invalid', () => {
    expect(schemaProblems(withTask({ anchor: 'packout', priority: 'may', days: 1000 }))).toEqual([
      `${place(task.id)}, field "anchor": Use one of: orders; packOut; depart; report.`,
      `${place(task.id)}, field "days": Use a whole number of days from -180 to 180.`,
      `${place(task.id)}, field "priority": Use one of: must; should; can.`,
    ])
  })

  it('when the reason is not a sentence', () => {
    expect(schemaProblems(withTask({ reason: 'because it is so' }))).toEqual([
      `${place(task.id)}, field "reason": End it like a sentence, with . ? ! or :`,
    ])
  })
})
