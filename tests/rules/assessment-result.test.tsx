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

it('The assessment result links to the careers of the best category and to careers by pay', () => {
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? '']))
  const recommended = recommend(questions, answers)
  render(
    <RepositoryProvider repository={createRepository()}>
      <AssessmentResult recommended={recommended} answered={4} onRetake={() => {}} />
    </RepositoryProvider>,
  )
  const best = recommended[0]?.category ?? ''
  const queryOf = (name: string) =>
    Object.fromEntries(
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams,
    )
  expect(best).not.toBe('')
  expect(queryOf(`Browse ${best}`)).toEqual({ tab: 'browse', category: best })
  expect(queryOf('Careers by Pay')).toEqual({ tab: 'browse', sort: 'pay' })
})
