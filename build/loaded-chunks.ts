import { join } from 'node:path/posix'
import type { Rolldown } from 'vite'

/**
 * The built files that load with some source modules: their own, and those that they import.
 * @param sources paths from the root
 * @throws an `Error` for a path that no built file contains
 */
export function loadedChunks(
  bundle: Rolldown.OutputBundle,
  root: string,
  sources: readonly string[],
): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const loaded = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)))
    if (!chunk) throw new Error(`No built file holds ${source}.`)
    add(chunk)
  }
  return loaded
}
