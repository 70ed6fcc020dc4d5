import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('A link to a section opens it, and opens it again after the user has closed it', async () => {
  render(
    <>
      <a href="#costs">To the costs</a>
      <SectionDisclosure name="costs" headingId="costs" title="Costs" level={2}>
        What it costs
      </SectionDisclosure>
    </>,
  )
  const section = screen.getByRole<HTMLDetailsElement>('group')
  const link = screen.getByRole('link')
  await userEvent.click(link)
  await waitFor(() => expect(section.open).toBe(true))
  await userEvent.click(screen.getByRole('heading', { name: 'Costs' }))
  expect(section.open).toBe(false)
  await userEvent.click(link)
  expect(section.open).toBe(true)
})
