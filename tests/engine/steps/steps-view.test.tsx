import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { findInSteps } from '@/engine/views/steps/find'
import { stepsView, type StepRow } from '@/engine/views/steps/steps-view'
import { reveal } from '@/engine/ui/reveal'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'
import { openNotes } from '../../support/open-notes'

const step = (title: string, stage: string, more?: Partial<StepRow>): StepRow => ({
  id: title.toLowerCase(),
  stage,
  title,
  description: `How to ${title.toLowerCase()}.`,
  timeframe: 'soon',
  ...more,
})
const read = (title: string) => ({
  source: { title, url: 'https://a.example/', grade: 'official', seen: '2026-11-21' },
  lastReviewed: '2026-11-21',
})
const plan = stepsView(
  defineDataset('toy-plan', [
    step('Draw', 'At the Table'),
    step('Cut', 'At the Table', read('Paper')),
    step('Glue', 'In the Shed'),
    step('Dry', 'In the Shed', { timeframe: 'later' }),
    step('Fly', 'Outside', read('Wind')),
  ]),
  { title: 'Make a Kite' },
)

async function openPlan() {
  const rendered = await renderView(plan)
  await screen.findByRole('heading', { level: 2, name: 'Make a Kite' })
  return rendered
}
const parts = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-print-open]')]
/** Only the stages, without the disclosures inside or below them. */
const stages = () => parts().filter((part) => part.querySelector(':scope > summary > h3'))
const open = () => stages().map((stage) => stage.open)

describe('A plan', () => {
  it('opens its first stage; the others show their title, count and step titles', async () => {
    await openPlan()
    expect(open()).toEqual([true, false, false])
    const summaries = stages().map((stage) => stage.querySelector('summary')?.textContent)
    expect(summaries).toEqual([
      'At the Table2 stepsDraw · Cut',
      'In the Shed2 stepsGlue · Dry',
      'Outside1 stepFly',
    ])
  })

  it('counts its steps through all stages', async () => {
    await openPlan()
    const titles = [...document.querySelectorAll('h4')].map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Step 1: Draw',
      'Step 2: Cut',
      'Step 3: Glue',
      'Step 4: Dry',
      'Step 5: Fly',
    ])
  })

  it('opens and closes all stages with one button, announces it, and remembers it', async () => {
    const { user, unmount } = await openPlan()
    await user.click(screen.getByRole('button', { name: 'Open All' }))
    expect(open()).toEqual([true, true, true])
    expect(screen.getByRole('status').textContent).toBe('All stages are open.')
    await user.click(screen.getByRole('button', { name: 'Close All' }))
    expect(open()).toEqual([false, false, false])
    expect(screen.getByRole('status').textContent).toBe('All stages are closed.')
    unmount()
    await openPlan()
    await expect.poll(open).toEqual([false, false, false])
  })

  it('marks its stages to open in print', async () => {
    await openPlan()
    expect(stages().every((stage) => 'printOpen' in stage.dataset)).toBe(true)
  })

  it('shows a time once if all steps of a stage have it, and otherwise with each step', async () => {
    await openPlan()
    const times = stages().map((stage) => within(stage).getAllByText(/^(soon|later)$/).length)
    expect(times).toEqual([1, 2, 1])
  })

  it('lists the sources below its steps, each with its step number', async () => {
    await openPlan()
    await screen.findByText('Reviewed November 2026 · 2 sources')
    await openNotes()
    const stepOf = (page: RegExp) =>
      screen.getByRole('link', { name: page, hidden: true }).closest('li')?.firstChild?.textContent
    expect([stepOf(/^Paper/), stepOf(/^Wind/)]).toEqual(['Step 2', 'Step 5'])
  })

  it('is found by its steps, each with its stage', () => {
    expect(findInSteps(plan).findings[2]).toEqual({
      title: 'Glue',
      part: 'In the Shed',
      text: 'How to glue.',
      texts: ['soon'],
      anchor: 'toy-plan/glue',
    })
  })
})

describe('A plan on a phone', () => {
  const step = (number: number) =>
    screen.getByText(`Step ${number}:`).closest<HTMLDetailsElement>('details')
  const openSteps = () => [1, 2, 3, 4, 5].map((number) => step(number)?.open)

  it('shows its steps as rows, the first one open; tapping a row opens it', async () => {
    onAPhone()
    const { user } = await openPlan()
    expect(openSteps()).toEqual([true, false, false, false, false])
    const row = step(2)?.querySelector('summary')
    expect(row?.textContent).toBe('2Step 2: Cut')
    if (row) await user.click(row)
    expect(openSteps()).toEqual([true, true, false, false, false])
  })

  it('has “Open All” after its steps for the keyboard, too', async () => {
    onAPhone()
    await openPlan()
    const button = screen.getByRole('button', { name: 'Open All' })
    expect(step(5)?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('opens and closes its steps with its stages, and marks them to open in print', async () => {
    onAPhone()
    const { user } = await openPlan()
    await user.click(screen.getByRole('button', { name: 'Open All' }))
    expect(openSteps()).toEqual([true, true, true, true, true])
    await user.click(screen.getByRole('button', { name: 'Close All' }))
    expect(openSteps()).toEqual([false, false, false, false, false])
    expect([1, 2, 3, 4, 5].every((number) => step(number)?.hasAttribute('data-print-open'))).toBe(
      true,
    )
  })

  it('opens the step that a link or the search leads to, and the stage around it', async () => {
    onAPhone()
    await openPlan()
    reveal('toy-plan/glue')
    await expect.poll(openSteps).toEqual([true, false, true, false, false])
    expect(open()).toEqual([true, true, false])
    await expect.poll(() => document.activeElement?.textContent).toContain('Glue')
  })

  it('opens a closed step when the URL names it later', async () => {
    onAPhone()
    await openPlan()
    window.location.hash = '#toy-plan/cut'
    await expect.poll(openSteps).toEqual([true, true, false, false, false])
  })
})
