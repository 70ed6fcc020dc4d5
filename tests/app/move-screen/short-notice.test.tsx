import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatWeekday } from '@/engine/calendar-day'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { PlanView } from '@/screens/my-move/PlanView'
import { buildMove, nothingDone } from '../../support/moves'

const TODAY = '2026-11-23'

/** Renders the plan of a move that was entered today. */
function renderPlan(reportDate: string) {
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
        failure: undefined,
      }}
    />,
  )
  return plan
}

describe('The plan view', () => {
  it('mentions short notice once, however many tasks are short of time', () => {
    const plan = renderPlan('2026-12-09')
    expect(plan.filter(({ isShort }) => isShort).length).toBeGreaterThan(1)
    expect(screen.getAllByText(/short notice|than usual/i)).toHaveLength(1)
    screen.getByText('Short notice: these dates are tighter than usual.')
    screen.getByRole('heading', { name: 'If There Is Time' })
    expect(screen.queryByRole('heading', { name: 'Overdue' })).toBeNull()
  })

  it('does not mention short notice 80 days ahead, though the first tasks are short of time', () => {
    const plan = renderPlan('2027-02-11')
    expect(plan.some(({ isShort, state }) => isShort && state !== 'ifTime')).toBe(true)
    screen.getByRole('heading', { name: 'Later' })
    expect(screen.queryByText(/short notice|than usual/i)).toBeNull()
  })

  it('does not mention short notice with enough time', () => {
    renderPlan('2027-03-21')
    screen.getByRole('heading', { name: 'Later' })
    expect(screen.queryByText(/short notice|than usual/i)).toBeNull()
  })

  it('groups a full week by day, with only the first day open', () => {
    const plan = renderPlan('2026-12-09')
    const thisWeek = plan.filter(({ state }) => state === 'thisWeek')
    const days = [...new Set(thisWeek.map(({ due }) => due))]
    expect(thisWeek.length).toBeGreaterThan(7)
    const disclosures = days.map((day) =>
      screen.getByRole('heading', { name: formatWeekday(day) }).closest('details'),
    )
    expect(disclosures.map((disclosure) => disclosure?.open)).toEqual(days.map((_, at) => at === 0))
    expect(disclosures.map((disclosure) => disclosure?.querySelectorAll('input').length)).toEqual(
      days.map((day) => thisWeek.filter(({ due }) => due === day).length),
    )
  })
})
