import { useState } from 'react'
import { assessmentQuestions } from '@/data/career-planner/assessment-questions'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import {
  answerQuestion,
  assessmentAnswers,
  type AssessmentAnswers,
} from '@/schemas/career-planner/assessment-answers'

const questions = assessmentQuestions.rows

/**
 * The state of the assessment: the answers, and the question that is open. It starts at the first unanswered question,
 * or at the result.
 */
export function useAssessment() {
  const { change } = useChange(assessmentAnswers)
  const answers = useStored(assessmentAnswers)
  const [position, setPosition] = useState(() => firstUnanswered(answers))
  const question = questions[position]

  return {
    answers,
    position,
    /** The open question; none once all are answered. */
    question,
    // Do not wait until the answer is stored: a press in the meantime answers the next question.
    choose: (option: string) => {
      if (!question) return
      void change(answerQuestion(question.id, option))
      setPosition(position + 1)
    },
    goBack: () => setPosition(position - 1),
    retake: () => {
      void change(() => assessmentAnswers.empty)
      setPosition(0)
    },
  }
}

/** The position of the first question without an answer; the number of questions if all have one. */
export function firstUnanswered(answers: AssessmentAnswers): number {
  const found = questions.findIndex(({ id }) => answers[id] === undefined)
  return found === -1 ? questions.length : found
}
