import { useState } from 'react'
import { useEditedLetters } from '@/engine/form/use-letter-text'
import { Card } from '@/engine/ui/Card'
import { lazyPart } from '@/engine/ui/lazy-part'
import { Notice } from '@/engine/ui/Notice'
import { PendingView } from '@/engine/ui/PendingView'
import { useToday } from '@/engine/use-today'
import { licenseName, type License } from '@/schemas/licensing/license'
import { AnswerCard } from './AnswerCard'
import { EditedLetters, letterParams, LETTERS } from './EditedLetters'
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
  const letters = useEditedLetters(LETTERS).map(String)
  const letter = question && new URLSearchParams(letterParams(question)).toString()
  const [withEdits, setWithEdits] = useState<string>()
  if (letter && letter !== withEdits && letters.includes(letter)) setWithEdits(letter)
  // A letter with edits stays open after the new state has issued the license, also for Undo after they are discarded.
  const isKept = question && named === 'letter' && letter === withEdits
  const ofPaper = isKept ? { ...question, issued: undefined } : question
  // A license that cannot go to another state yet has nothing to send there.
  const paper = ofPaper && isNotTransferable(verdictOf(ofPaper, undefined)) ? undefined : named
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
      <UnderInvestigation licenses={asked.investigated} />
      {!(question && paper) && <EditedLetters />}
      {!question && <AnswerOutline />}
      {ofPaper && paper && <Papers paper={paper} question={ofPaper} onBack={close} />}
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

/** Names the records that no answer or paper may contradict, whichever standing is chosen. */
function UnderInvestigation({ licenses }: { licenses: readonly License[] }) {
  if (licenses.length === 0) return null
  return (
    <div data-no-print>
      <Notice tone="warning">
        <p className="font-bold">
          {`Under investigation in My Licenses: ${licenses.map(licenseName).join('; ')}.`}
        </p>
        <p>Don’t sign that you are in good standing in every state until that case is closed.</p>
      </Notice>
    </div>
  )
}

/** The parts of an answer. */
const outline = [
  'Whether a compact (an agreement between states) covers your license in both states.',
  'What the federal law for military spouses lets you do, and what it asks of you.',
  'What to ask the board, and which papers to send.',
  'A page for the clerk and a letter to the board, ready to print.',
]

/** Lists the parts of an answer until the user has chosen enough to get one. */
function AnswerOutline() {
  return (
    <Card>
      <h3 className="text-lg font-bold">What the Answer Has</h3>
      <ul className="mt-2 grid list-disc gap-x-10 gap-y-1 pl-5 lg:grid-cols-2">
        {outline.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-muted">
        Every rule shows its date, its source and how certain it is. Questions and next steps are
        ours.
      </p>
    </Card>
  )
}
