import { join } from 'node:path/posix'
import type { Rolldown } from 'vite'

/**
 * The chunks that load with some source files: those that contain them, and all that these import.
 * @param sources paths from the root
 * @throws an `Error` that names a source file that is in no chunk
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
    if (!chunk) throw new Error(`No chunk contains ${source}.`)
    add(chunk)
  }
  return loaded
}
