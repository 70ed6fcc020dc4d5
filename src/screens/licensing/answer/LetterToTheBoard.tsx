import { useLetterText } from '@/engine/form/use-letter-text'
import { EditableLetter } from '@/engine/ui/EditableLetter'
import { usePrintTitle } from '@/engine/use-print-title'
import { questionTitle, type Question } from '../question'
import { letterParams, LETTERS } from './EditedLetters'
import { letterText } from './letter-text'
import type { PaperProps } from './paper-facts'

interface Props extends PaperProps {
  question: Question
}

/** A letter to edit, copy or print. */
export function LetterToTheBoard({ facts, ground, question }: Props) {
  // Only the letter itself is on the printed page.
  usePrintTitle(questionTitle(question))
  const letter = useLetterText(LETTERS, letterText(facts, ground), letterParams(question))
  return (
    <>
      <p data-no-print className="max-w-prose">
        {ground.first === 'compact'
          ? 'Fill in the blanks, add a copy of your license and of the orders, and send the letter. Write down the day it is delivered.'
          : 'Fill in the blanks, attach the papers, and send the letter with your application. Write down the day it is delivered.'}
      </p>
      <EditableLetter label="Letter to the Board" letter={letter} />
      {facts.boardCaution && (
        <p data-no-print className="max-w-prose text-sm text-muted">
          {facts.boardCaution}
        </p>
      )}
    </>
  )
}
