import type { Rolldown } from 'vite'
import type { SitePage } from '../src/app/prerender.tsx'
import { loadedChunks } from './loaded-chunks.ts'

/**
 * The `<link>` tags that fetch a page's files while its first script is still on the way: the
 * files of its source modules, their styles and the font.
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
    ...[...new Set(styles)]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...inOrder(chunks.filter(({ fileName }) => isNew(fileName))).map(moduleTag),
    // After the scripts: without it the page can be read and used.
    ...(font
      ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`]
      : []),
  ].join('')
}

/**
 * Sorts files for the six connections that a browser opens over HTTP/1: the largest first, so that a small file is
 * what waits for a connection. Two exceptions: the smallest file comes first of all, as it frees its connection early,
 * and the second largest last, as beside it the largest, which runs first, would take twice as long.
 */
function inOrder(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const [largest, second, third, ...rest] = chunks.toSorted(
    (one, other) => other.code.length - one.code.length,
  )
  const smallest = rest.pop()
  return [smallest, largest, third, second, ...rest].filter((chunk) => chunk !== undefined)
}

/**
 * Templates with the tags of what is only fetched where the search of the address names it. The inline
 * script that comes after them puts these into the page (`src/app/pages/addressed-parts-script.ts`).
 */
export function addressedTags(
  bundle: Rolldown.OutputBundle,
  root: string,
  { sources, addressed = [] }: Pick<SitePage, 'sources' | 'addressed'>,
  shell: string,
): string {
  const fetched = loadedChunks(bundle, root, sources)
  return addressed
    .map(({ when, sources: more }) => {
      const others = [...loadedChunks(bundle, root, more)].filter(
        (chunk) => !fetched.has(chunk) && !shell.includes(chunk.fileName),
      )
      const tags = others.map(moduleTag).join('')
      return tags && `<template data-when="${when}">${tags}</template>`
    })
    .join('')
}

const moduleTag = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" href="/${fileName}" crossorigin />`
