import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { PlanView } from '@/screens/my-move/PlanView'
import { buildMove, nothingDone } from '../../support/moves'

const TODAY = '2026-11-23'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

/** Draws the plan of a move that was entered today. */
function open(reportDate: string) {
  const plan = planOf(buildMove({ reportDate }), nothingDone, TODAY)
  render(
    <PlanView
      plan={{
        today: TODAY,
        plan,
        shown: plan,
        needsLicense: true,
        isTicked: () => false,
        isAside: () => false,
        setAside: () => {},
        tick: () => {},
        failure: '',
      }}
    />,
  )
  return plan
}

describe('A plan with less time than usual', () => {
  it('says so once, however many tasks are pressed', () => {
    const plan = open('2026-12-09')
    expect(plan.filter(({ isShort }) => isShort).length).toBeGreaterThan(1)
    expect(screen.getAllByText(/short notice|than usual/i)).toHaveLength(1)
    screen.getByText('Short notice: these dates are tighter than usual.')
  })

  it('is not claimed of a plan with time', () => {
    open('2027-03-21')
    screen.getByRole('heading', { name: 'Later' })
    expect(screen.queryByText(/short notice|than usual/i)).toBeNull()
  })
})
