import { useRef, type MouseEvent } from 'react'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/Icon'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import type { AssessmentQuestion } from '@/schemas/career-planner/assessment-question'

interface Props {
  question: AssessmentQuestion
  /** From 1 on. */
  number: number
  /** All questions of the assessment. */
  questions: readonly AssessmentQuestion[]
  /** How many questions have an answer. */
  answered: number
  /** The id of the earlier answer to this question. */
  chosen: string | undefined
  onChoose: (option: string) => void
  onBack: () => void
}

/** Nobody reads the next question faster than this. */
const DOUBLE_CLICK_MS = 300

/** One question of the assessment. Choosing an answer opens the next one. */
export function QuestionStep(props: Props) {
  const { question, number, questions, answered, chosen, onChoose, onBack } = props
  const pressedAt = useRef(0)
  const press = (option: string, { detail, timeStamp }: MouseEvent) => {
    // The second click of a double click lands on the next question, and must not answer it.
    const isDouble = detail > 1 && timeStamp - pressedAt.current < DOUBLE_CLICK_MS
    pressedAt.current = timeStamp
    if (!isDouble) onChoose(option)
  }
  const percent = Math.round((answered / questions.length) * 100)
  return (
    <div className="max-lg:max-w-2xl">
      <div className="grid grid-cols-[1fr_auto] gap-x-4">
        <h2
          id="question-title"
          tabIndex={-1}
          data-focus-fallback
          className="col-span-full row-span-3 row-start-1 grid grid-rows-subgrid"
        >
          <span className="font-semibold leading-6">{`Question ${number} of ${questions.length}`}</span>{' '}
          <span className="row-start-3 text-xl font-bold">{question.question}</span>
        </h2>
        <p className="col-start-2 row-start-1 text-muted leading-6 tabular-nums">{`${percent}% complete`}</p>
        <div className="col-span-full row-start-2 mb-3 mt-1">
          <ProgressBar percent={percent} label="Skills assessment" />
        </div>
        {/* The row has the height of the longest question, so that the answers do not move. */}
        {questions.map(({ id, question: words }) => (
          <div
            key={id}
            aria-hidden="true"
            className="invisible col-span-full row-start-3 text-xl font-bold"
          >
            {words}
          </div>
        ))}
      </div>
      <ul
        aria-labelledby="question-title"
        // Each answer has the height of two lines on a phone, so that a question with short answers looks the same.
        className="mt-3 grid auto-rows-fr list-none gap-3 p-0 lg:grid-cols-2"
      >
        {question.options.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={(event) => press(id, event)}
              className="ring-on-focus flex h-full min-h-18.5 w-full items-center justify-between gap-3 rounded border border-solid border-edge bg-raised px-4 py-3 text-left text-text hover:bg-sunken sm:min-h-14 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:hover:bg-accent-soft"
            >
              <span>{label}</span>
              {id === chosen && <Icon name="i-lucide-check" className="size-5 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      {number > 1 && (
        <Button variant="secondary" className="mt-4" onClick={onBack}>
          Previous Question
        </Button>
      )}
    </div>
  )
}
