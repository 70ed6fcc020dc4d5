import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import type { Compact } from '@/schemas/licensing/compact'
import { licenses } from '@/schemas/licensing/license'
import { boardsOf } from '../boards/boards-of'
import { answer } from './answer'
import { groundOf } from './ground'
import { LetterToTheBoard } from './LetterToTheBoard'
import { PageForTheClerk } from './PageForTheClerk'
import { paperFacts } from './paper-facts'
import { PrintedHeading } from './PrintedHeading'
import type { Question } from '../question'
import type { Paper } from './use-paper'

interface Props {
  paper: Paper
  question: Question
  /** The compact of the profession, if there is one. */
  compact?: Compact | undefined
}

/** The text of a paper, filled in from the question, the user's licenses and the board. */
export default function PaperText({ paper, question, compact }: Props) {
  const today = useToday()
  const storedLicenses = useStored(licenses)
  const { name } = useStored(userProfile)
  const boards = boardsOf(question.to, question.profession, useStored(boardCorrections))
  const ground = groundOf(question, compact)
  if (!ground) return null
  const facts = paperFacts(question, ground, storedLicenses, name, boards, today)
  if (paper === 'letter') {
    return <LetterToTheBoard facts={facts} ground={ground} question={question} />
  }
  return (
    <>
      <PrintedHeading question={question} parts={answer(question, compact, today).parts} />
      <PageForTheClerk facts={facts} ground={ground} />
    </>
  )
}
