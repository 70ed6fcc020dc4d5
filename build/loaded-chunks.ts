import { join } from 'node:path/posix'
import type { Rolldown } from 'vite'

/**
 * The chunk that contains a source file.
 * @param source path from the root
 * @throws an `Error` that names a source file that is in no chunk
 */
export function chunkOf(
  bundle: Rolldown.OutputBundle,
  root: string,
  source: string,
): Rolldown.OutputChunk {
  const id = join(root, source)
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.includes(id)) return file
  }
  throw new Error(`No chunk contains ${source}.`)
}

/**
 * The chunks that load with some source files: those that contain them, and all that these import.
 * @param sources paths from the root
 * @throws like `chunkOf`
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
  for (const source of sources) add(chunkOf(bundle, root, source))
  return loaded
}
