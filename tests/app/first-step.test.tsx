import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import NowSection from '@/screens/dashboard/now/NowSection'
import sampleData from '../support/sample-data.json' with { type: 'json' }

beforeEach(() => localStorage.setItem('onboardingComplete', 'true'))

function open() {
  return render(
    <RepositoryProvider repository={createRepository()}>
      <NowSection sources={[]} parts={[]} />
    </RepositoryProvider>,
  )
}

const section = () => screen.queryByRole('region', { name: 'What Now?' })

it('What Now? offers a first step after setup if no entry is left, whatever the pay grade', () => {
  const profile = { ...sampleData.userProfile, currentSituation: 'seeking' }
  localStorage.setItem('userProfile', JSON.stringify(profile))
  localStorage.setItem('jobApplications', '[]')
  localStorage.setItem('payGrade', JSON.stringify(sampleData.payGrade))
  open()
  const links = within(section()!).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['We Got Orders', '/app/move'],
    ['Add Job Application', '/app/job-search?tab=tracker&edit=new'],
  ])
})

it('What Now? is hidden if there is an entry and nothing is due', () => {
  localStorage.setItem('professionalSkills', JSON.stringify(sampleData.professionalSkills))
  open()
  expect(section()).toBeNull()
})

it('What Now? offers the next steps of a move until one is stored: ticks then belong to that move', () => {
  localStorage.setItem('modulePreferences', JSON.stringify(['pcs-prep']))
  const steps = () => screen.queryByRole('region', { name: 'Next Steps of Your Move' })
  const { unmount } = open()
  expect(steps()).not.toBeNull()
  unmount()

  // A restored file can have one without the other.
  for (const key of ['moves', 'moveArchive'] as const) {
    localStorage.setItem(key, JSON.stringify(sampleData[key]))
    const { unmount } = open()
    expect(steps()).toBeNull()
    unmount()
    localStorage.removeItem(key)
  }
})
