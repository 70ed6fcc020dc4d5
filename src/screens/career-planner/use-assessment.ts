import { useState } from 'react'
import { assessmentQuestions } from '@/data/assessment-questions'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { answerQuestion, assessmentAnswers } from '@/schemas/assessment-answers'
import { nextOpen } from './next-open'

const questions = assessmentQuestions.rows

/**
 * The state of the assessment: the answers, and the question that is open. Who comes back to it finds
 * the first question without an answer, or the result.
 */
export function useAssessment() {
  const repository = useRepository()
  const answers = useStored(assessmentAnswers)
  const [position, setPosition] = useState(() => nextOpen(questions, answers))
  const question = questions[position]

  return {
    answers,
    position,
    /** The open question; none once all are answered. */
    question,
    choose: async (option: string) => {
      if (!question) return
      await repository.update(assessmentAnswers, answerQuestion(question.id, option))
      setPosition(position + 1)
    },
    goBack: () => setPosition(position - 1),
    retake: async () => {
      await repository.update(assessmentAnswers, () => assessmentAnswers.empty)
      setPosition(0)
    },
  }
}
