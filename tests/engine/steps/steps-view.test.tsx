import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { findInSteps } from '@/engine/views/steps/find'
import { stepsView, type StepRow } from '@/engine/views/steps/steps-view'
import { renderView } from '../../support/render-view'

const step = (title: string, stage: string): StepRow => ({
  id: title.toLowerCase(),
  stage,
  title,
  description: `How to ${title.toLowerCase()}.`,
  timeframe: 'soon',
})
const plan = stepsView(
  defineDataset('toy-plan', [
    step('Draw', 'At the Table'),
    step('Cut', 'At the Table'),
    step('Glue', 'In the Shed'),
    step('Fly', 'Outside'),
  ]),
  { title: 'Make a Kite' },
)

async function openPlan() {
  const drawn = await renderView(plan)
  await screen.findByRole('heading', { level: 2, name: 'Make a Kite' })
  return drawn
}
const stages = () => [...document.querySelectorAll('details')]
const open = () => stages().map((stage) => stage.open)

describe('A plan', () => {
  it('opens its first stage; the others fold under their title, count and what is in them', async () => {
    await openPlan()
    expect(open()).toEqual([true, false, false])
    const summaries = stages().map((stage) => stage.querySelector('summary')?.textContent)
    expect(summaries).toEqual([
      'At the Table2 stepsDraw · Cut',
      'In the Shed1 stepGlue',
      'Outside1 stepFly',
    ])
  })

  it('counts its steps through all stages', async () => {
    await openPlan()
    const titles = [...document.querySelectorAll('h4')].map(({ textContent }) => textContent)
    expect(titles).toEqual(['Step 1: Draw', 'Step 2: Cut', 'Step 3: Glue', 'Step 4: Fly'])
  })

  it('opens and closes all stages at a press, says so, and keeps that', async () => {
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

  it('has its stages ready for a print, which opens them', async () => {
    await openPlan()
    expect(stages().every((stage) => 'printOpen' in stage.dataset)).toBe(true)
  })

  it('is found by its steps, each with the stage that it belongs to', () => {
    expect(findInSteps(plan).findings[2]).toEqual({
      title: 'Glue',
      part: 'In the Shed',
      texts: ['How to glue.', 'soon'],
      anchor: 'toy-plan/glue',
    })
  })
})
