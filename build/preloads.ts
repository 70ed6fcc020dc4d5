import type { Rolldown } from 'vite'
import { loadedChunks } from './loaded-chunks.ts'

/**
 * The `<link>` tags that fetch a page's files while its first script is still on the way: the font, the
 * files of its source modules and their styles.
 * @param shell the built page, which has tags of its own for some files
 */
export function preloadTags(
  bundle: Rolldown.OutputBundle,
  root: string,
  sources: readonly string[],
  shell: string,
): string {
  const chunks = [...loadedChunks(bundle, root, sources)]
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'))
  const isNew = (file: string) => !shell.includes(file)
  return [
    ...(font
      ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`]
      : []),
    ...[...new Set(styles)]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...chunks
      .map(({ fileName }) => fileName)
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('')
}
