import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offerNote } from '@/screens/job-search/offer-note'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../support/applications'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'

failOnConsoleError()

it.each(['board', 'rows'])(
  'A small card in the "%s" layout has no label above a single button',
  async (layout) => {
    const offer = buildApplication({ id: 'a', status: 'offer' })
    localStorage.setItem('jobApplications', JSON.stringify([offer]))
    await renderView(tracker, { address: `/app/job-search?tab=tracker&layout=${layout}` })
    await screen.findByRole('button', { name: /^I Took This Job/ })
    expect(screen.queryByText(`${offerNote.label}:`)).toBeNull()
  },
)
