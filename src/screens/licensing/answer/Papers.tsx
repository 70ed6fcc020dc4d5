import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { licenses } from '@/schemas/licensing/license'
import { userProfile } from '@/schemas/account/user-profile'
import { LetterToTheBoard } from './LetterToTheBoard'
import { PageForTheClerk } from './PageForTheClerk'
import { paperFacts } from './paper-facts'
import type { Question } from './question'
import { papers, type Paper } from './use-paper'

interface Props {
  paper: Paper
  question: Question
  onBack: () => void
}

/** A paper for the board in the place of the answer, filled from what was asked and what is kept. */
export function Papers({ paper, question, onBack }: Props) {
  const kept = useStored(licenses)
  const { name } = useStored(userProfile)
  const facts = paperFacts(question, kept, name)
  return (
    <div>
      <div data-no-print>
        <Button variant="secondary" onClick={onBack}>
          ← Back to My Answer
        </Button>
      </div>
      <Card className="mt-4 grid max-w-3xl gap-3 print:mt-0 print:gap-1 print:border-0! print:p-0! print:leading-snug">
        <h3 tabIndex={-1} data-focus-id={paper} className="text-xl font-bold">
          {papers[paper]}
        </h3>
        {paper === 'clerk' ? <PageForTheClerk facts={facts} /> : <LetterToTheBoard facts={facts} />}
        <p className="text-sm text-muted">General information, not legal advice.</p>
      </Card>
    </div>
  )
}
