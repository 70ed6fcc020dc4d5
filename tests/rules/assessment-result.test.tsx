import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { assessmentQuestions } from '@/data/career-planner/assessment-questions'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { AssessmentResult } from '@/screens/career-planner/AssessmentResult'
import { recommend } from '@/screens/career-planner/recommend'
import { failOnConsoleError } from '../support/fail-on-console-error'

failOnConsoleError()

const questions = assessmentQuestions.rows

it('The result of the assessment leads on, to the catalogue of the best category and to pay', () => {
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? '']))
  const recommended = recommend(questions, answers)
  render(
    <RepositoryProvider repository={createRepository()}>
      <AssessmentResult recommended={recommended} answered={4} onRetake={() => {}} />
    </RepositoryProvider>,
  )
  const best = recommended[0]?.category ?? ''
  const asked = (name: string) =>
    Object.fromEntries(
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams,
    )
  expect(best).not.toBe('')
  expect(asked(`Browse ${best}`)).toEqual({ tab: 'browse', category: best })
  expect(asked('Careers by Pay')).toEqual({ tab: 'browse', sort: 'pay' })
})
