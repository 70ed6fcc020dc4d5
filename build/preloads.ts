import { join } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * The `<link>` tags that fetch a page's files while its first script is still on the way: the font, and
 * the files of its source modules with what they import and their styles.
 * @param sources paths from the root; one that is in no file is a mistake and throws
 * @param shell the built page, which has tags of its own for some files
 */
export function preloadTags(
  bundle: Rolldown.OutputBundle,
  root: string,
  sources: readonly string[],
  shell: string,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    chunk.viteMetadata?.importedCss.forEach((file) => styles.add(file))
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) {
    const id = join(root, source)
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`No built file holds ${source}, which a page is to preload.`)
    add(chunk)
  }
  const isNew = (file: string) => !shell.includes(file)
  const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'))
  return [
    ...(font
      ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`]
      : []),
    ...[...styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...[...files]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('')
}
