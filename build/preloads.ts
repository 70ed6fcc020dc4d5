import type { Rolldown } from 'vite'
import type { SitePage } from '../src/app/prerender.tsx'
import { loadedChunks } from './loaded-chunks.ts'

/**
 * The `<link>` tags that load a page's files in parallel with its first script: the chunks of its source
 * modules, their stylesheets and the font.
 * @param shell the built `index.html`; the files that it already links are left out
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
  const isUnlinked = (file: string) => !shell.includes(file)
  return [
    ...[...new Set(styles)]
      .filter(isUnlinked)
      .map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...inRequestOrder(chunks.filter(({ fileName }) => isUnlinked(fileName))).map(moduleTag),
    // The font is last, because the page can be read and used without it.
    ...(font
      ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`]
      : []),
  ].join('')
}

/**
 * Sorts chunks for the six connections that a browser opens over HTTP/1: the largest first, so that only small ones
 * wait for a connection. Two exceptions: the smallest comes first of all, because it frees its connection early.
 * The second largest comes after the third; beside it the largest, which runs first, would load half as fast.
 */
function inRequestOrder(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const [largest, second, third, ...rest] = chunks.toSorted(
    (one, other) => Buffer.byteLength(other.code) - Buffer.byteLength(one.code),
  )
  const smallest = rest.pop()
  return [smallest, largest, third, second, ...rest].filter((chunk) => chunk !== undefined)
}

/**
 * `<template>` elements with the preload tags of parts that load only if the query string names them. The inline
 * script after them inserts these tags (`inline-script.ts`).
 */
export function queryPartTags(
  bundle: Rolldown.OutputBundle,
  root: string,
  { sources, queryParts = [] }: Pick<SitePage, 'sources' | 'queryParts'>,
  shell: string,
): string {
  const preloaded = loadedChunks(bundle, root, sources)
  return queryParts
    .map(({ when, sources: partSources }) => {
      const chunks = [...loadedChunks(bundle, root, partSources)].filter(
        (chunk) => !preloaded.has(chunk) && !shell.includes(chunk.fileName),
      )
      const tags = chunks.map(moduleTag).join('')
      return tags && `<template data-when="${when}">${tags}</template>`
    })
    .join('')
}

const moduleTag = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" href="/${fileName}" crossorigin />`
