import type { ComponentType } from 'react'
import { compactLoaders } from '@/data/compacts'
import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
import type { Compact } from '@/schemas/licensing/compact'
import type { AnswerProps } from './answer'
import { AnswerCard } from './AnswerCard'
import { headlineOf } from './headline'
import type { PaperTextProps } from './PaperText'
import type { Question } from '../question'
import { verdictOf } from './verdict'

/** The answer view of each compact. The member states of a compact load when needed or when the browser is idle. */
export const compactAnswers = ofEachCompact(async (load) => {
  const compact = await load()
  return {
    default: (asked: Omit<AnswerProps, 'compact'>) => <AnswerCard {...asked} compact={compact} />,
  }
})

/** The papers of a profession with each compact. They load with the data of all boards. */
export const compactPapers = ofEachCompact(async (load) => {
  const [compact, { default: PaperText }] = await Promise.all([load(), import('./PaperText')])
  return {
    default: (asked: Omit<PaperTextProps, 'compact'>) => <PaperText {...asked} compact={compact} />,
  }
})

/** The headline of an answer with each compact. */
export const compactHeadlines = ofEachCompact(async (load) => {
  const compact = await load()
  return {
    default: ({ question }: { question: Question }) => (
      <span>{headlineOf(question, compact, verdictOf(question, compact)).short}</span>
    ),
  }
})

/** A view for each compact, by the id of the compact. */
function ofEachCompact<Props extends object>(
  view: (load: () => Promise<Compact>) => Promise<{ default: ComponentType<Props> }>,
): Readonly<Record<string, LazyPart<Props>>> {
  return Object.fromEntries(
    Object.entries(compactLoaders).map(([id, load]) => [id, lazyPart(() => view(load))]),
  )
}
