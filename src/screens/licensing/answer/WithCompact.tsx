import type { ReactNode } from 'react'
import { compactLoaders } from '@/data/compacts'
import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { Compact, CompactId } from '@/schemas/licensing/compact'

interface PartProps {
  children: (compact: Compact | undefined) => ReactNode
}

/** For each compact, a part that loads it, with its member states, when needed or when the browser is idle. */
const parts: Readonly<Record<string, LazyPart<PartProps>>> = Object.fromEntries(
  Object.entries(compactLoaders).map(([id, load]) => [
    id,
    lazyPart(async () => {
      const compact = await load()
      return { default: ({ children }) => children(compact) }
    }),
  ]),
)

interface Props extends PartProps {
  /** The compact of a profession; undefined if it has none. */
  id: CompactId | undefined
  /** Rendered until the compact has loaded. */
  meanwhile: ReactNode
}

/** Renders what a function returns for a compact. Without a compact, the function gets undefined. */
export function WithCompact({ id, meanwhile, children }: Props) {
  const Part = id && parts[id]
  if (!Part) return children(undefined)
  return (
    <PendingView key={id} part={Part} meanwhile={meanwhile}>
      <Part>{children}</Part>
    </PendingView>
  )
}
