import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/account/user-profile'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import { licenses } from '@/schemas/licensing/license'
import { boardsOf } from '../boards/boards-of'
import { LetterToTheBoard } from './LetterToTheBoard'
import { PageForTheClerk } from './PageForTheClerk'
import { paperFacts } from './paper-facts'
import type { Question } from './question'
import type { Paper } from './use-paper'

interface Props {
  paper: Paper
  question: Question
}

/** The text of a paper, filled in from the question, the person's licenses and the board. */
export default function PaperText({ paper, question }: Props) {
  const kept = useStored(licenses)
  const { name } = useStored(userProfile)
  const boards = boardsOf(question.to, question.profession, useStored(boardCorrections))
  const facts = paperFacts(question, kept, name, boards)
  return paper === 'clerk' ? <PageForTheClerk facts={facts} /> : <LetterToTheBoard facts={facts} />
}
