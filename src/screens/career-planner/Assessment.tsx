import { assessmentQuestions } from '@/data/assessment-questions'
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
  // What was pressed is gone by then: the new heading takes the focus.
  const thenToHeading = (action: () => void) => {
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
          onChoose={(option) => thenToHeading(() => choose(option))}
          onBack={() => thenToHeading(goBack)}
        />
      ) : (
        <AssessmentResult
          recommended={recommend(questions, answers)}
          answered={questions.length}
          onRetake={() => thenToHeading(retake)}
        />
      )}
    </section>
  )
}
