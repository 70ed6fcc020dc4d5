import { assessmentQuestions } from '@/data/career-planner/assessment-questions'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { AssessmentResult } from './AssessmentResult'
import { QuestionStep } from './QuestionStep'
import { recommend } from './recommend'
import { useAssessment } from './use-assessment'

const questions = assessmentQuestions.rows

/** The skills assessment: one question at a time, then what the answers recommend. */
export function Assessment() {
  const { answers, position, question, choose, goBack, retake } = useAssessment()
  const [scope, requestFocus] = useFocusTarget()
  // The pressed button is removed, so the focus moves to the new heading.
  const focusHeadingAfter = (action: () => void) => {
    action()
    requestFocus(undefined)
  }

  return (
    <section ref={scope} aria-label="Skills Assessment">
      {question ? (
        <QuestionStep
          question={question}
          number={position + 1}
          questions={questions}
          answered={questions.filter(({ id }) => answers[id] !== undefined).length}
          chosen={answers[question.id]}
          onChoose={(option) => focusHeadingAfter(() => choose(option))}
          onBack={() => focusHeadingAfter(goBack)}
        />
      ) : (
        <AssessmentResult
          recommended={recommend(questions, answers)}
          answered={questions.length}
          onRetake={() => focusHeadingAfter(retake)}
        />
      )}
    </section>
  )
}
