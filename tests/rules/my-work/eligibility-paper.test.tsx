import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eligibilityGrounds } from '@/data/my-work/eligibility-grounds'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { EligibilityPaper } from '@/screens/my-work/papers/EligibilityPaper'

it('A question of the Eligibility Packet is described by its hint', () => {
  render(
    <RepositoryProvider repository={createRepository()}>
      <EligibilityPaper />
    </RepositoryProvider>,
  )
  const [ground] = eligibilityGrounds.rows
  const group = screen.getByRole('group', { name: ground?.question })
  const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(ground?.hint)
})
