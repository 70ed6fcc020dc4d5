import { compactLoaders } from '@/data/compacts'
import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
import type { Compact } from '@/schemas/licensing/compact'
import { answer } from './answer'
import { AnswerCard } from './AnswerCard'
import type { Question } from './question'

export interface AnswerProps {
  question: Question
  /** Today, as a local day. */
  today: string
}

/** The answer view of each compact. The member states of a compact load when needed or when the browser is idle. */
export const compactAnswers: Readonly<Record<string, LazyPart<AnswerProps>>> = Object.fromEntries(
  Object.entries(compactLoaders).map(([id, load]) => [id, by(load)]),
)

/** An answer view that loads its compact when it first renders. */
function by(load: () => Promise<Compact>): LazyPart<AnswerProps> {
  return lazyPart(async () => {
    const compact = await load()
    return {
      default: ({ question, today }: AnswerProps) => (
        <AnswerCard answer={answer(question, compact, today)} />
      ),
    }
  })
}
