import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import NowSection from '@/screens/dashboard/now/NowSection'
import sampleData from '../support/sample-data.json' with { type: 'json' }

beforeEach(() => localStorage.setItem('onboardingComplete', 'true'))

function open() {
  render(
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
