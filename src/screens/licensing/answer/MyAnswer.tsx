import { PendingView } from '@/engine/ui/PendingView'
import { useToday } from '@/engine/use-today'
import { AnswerCard } from './AnswerCard'
import { AnswerOutline } from './AnswerOutline'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useFocusOnChoice } from '../use-focus-on-choice'
import { Papers } from './Papers'
import { QuestionPart } from './QuestionPart'
import { usePaper } from './use-paper'
import { useQuestion } from './use-question'
import { isNotTransferable, verdictOf } from './verdict'
import { WithCompact } from './WithCompact'

/** Loaded on demand, because it includes the data of all boards. */
const Boards = lazyPart(() => import('../boards/Boards'))

/** Answers "Does my license move with me?" for a profession and two states. */
export default function MyAnswer() {
  const asked = useQuestion()
  const today = useToday()
  const { paper: named, close } = usePaper()
  const scope = useFocusOnChoice<HTMLElement>(named)
  const { question } = asked
  // A license that cannot go to another state yet has nothing to send there.
  const paper = question && isNotTransferable(verdictOf(question, undefined)) ? undefined : named
  return (
    <section ref={scope} aria-labelledby="my-answer-title" className="grid gap-4">
      {/* A printed answer or paper has a heading of its own. */}
      <div
        className="md:flex md:flex-wrap md:items-baseline md:gap-x-4"
        data-no-print={question && true}
      >
        <h2 id="my-answer-title" className="section-title">
          Does My License Move With Me?
        </h2>
        <p className={`mt-1 text-muted ${paper ? 'max-md:hidden' : ''}`}>
          {asked.isFromLicense
            ? 'Filled in from My Licenses. Change it below.'
            : asked.isFromProfile
              ? 'Profession: from your profile. Change it below.'
              : 'Choose your profession and two states.'}
        </p>
      </div>
      <QuestionPart asked={asked} isOverPaper={paper !== undefined} />
      {!question && <AnswerOutline />}
      {question && paper && <Papers paper={paper} question={question} onBack={close} />}
      {question && !paper && (
        <>
          <WithCompact
            id={question.profession.compact}
            meanwhile={<p className="late min-h-96">Loading…</p>}
          >
            {(compact) => <AnswerCard question={question} compact={compact} today={today} />}
          </WithCompact>
          <PendingView part={Boards} meanwhile={null}>
            <Boards question={question} />
          </PendingView>
        </>
      )}
    </section>
  )
}
