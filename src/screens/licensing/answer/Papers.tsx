import { useEffect } from 'react'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import { preloadQuietly } from '@/engine/ui/preload'
import type { Question } from '../question'
import { papers, type Paper } from './use-paper'
import { WithCompact } from './WithCompact'

interface Props {
  paper: Paper
  question: Question
  onBack: () => void
}

/** Loaded on demand, because it includes the data of all boards. */
const PaperText = lazyPart(() => import('./PaperText'))

/** A paper for the board. It replaces the answer and is filled in from the question and the stored licenses. */
export function Papers({ paper, question, onBack }: Props) {
  const meanwhile = <p className="late">Loading…</p>
  // Loads while the compact loads, not after it.
  useEffect(() => void preloadQuietly([PaperText]), [])
  return (
    <div>
      <div data-no-print>
        <Button variant="secondary" onClick={onBack}>
          ← Back to My Answer
        </Button>
      </div>
      <Card
        data-for-an-office
        className="mt-4 grid max-w-3xl gap-3 print:mt-0 print:gap-1 print:border-0! print:p-0! print:text-[10.5pt] print:leading-snug"
      >
        <h3 tabIndex={-1} data-focus-id={paper} data-no-print className="text-xl font-bold">
          {papers[paper]}
        </h3>
        <WithCompact id={question.profession.compact} meanwhile={meanwhile}>
          {(compact) => (
            <PendingView part={PaperText} meanwhile={meanwhile}>
              <PaperText paper={paper} question={question} compact={compact} />
            </PendingView>
          )}
        </WithCompact>
        <p data-no-print className="text-sm text-muted">
          General information, not legal advice.
        </p>
      </Card>
    </div>
  )
}
