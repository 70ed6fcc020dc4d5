import { compactLoaders } from '@/data/compacts'
import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
import type { Compact } from '@/schemas/licensing/compact'
import type { AnswerProps } from './answer'
import { AnswerCard } from './AnswerCard'

type AskedProps = Omit<AnswerProps, 'compact'>

/** The answer view of each compact. The member states of a compact load when needed or when the browser is idle. */
export const compactAnswers: Readonly<Record<string, LazyPart<AskedProps>>> = Object.fromEntries(
  Object.entries(compactLoaders).map(([id, load]) => [id, by(load)]),
)

/** An answer view that loads its compact when it first renders. */
function by(load: () => Promise<Compact>): LazyPart<AskedProps> {
  return lazyPart(async () => {
    const compact = await load()
    return {
      default: (asked: AskedProps) => <AnswerCard {...asked} compact={compact} />,
    }
  })
}
