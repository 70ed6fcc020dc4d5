import type { Rolldown } from 'vite'
import type { SitePage } from '../src/app/prerender.tsx'
import { loadedChunks } from './loaded-chunks.ts'

/**
 * The `<link>` tags that fetch a page's files while its first script is still on the way: the font, the
 * files of its source modules and their styles. What is only fetched where the address names it waits in a
 * template, for the first script (`src/app/pages/addressed-parts.ts`).
 * @param shell the built page, which has tags of its own for some files
 */
export function preloadTags(
  bundle: Rolldown.OutputBundle,
  root: string,
  { sources, addressed = [] }: Pick<SitePage, 'sources' | 'addressed'>,
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
    ...chunks.filter(({ fileName }) => isNew(fileName)).map(moduleTag),
    ...addressed.map(({ when, sources: more }) => {
      const others = [...loadedChunks(bundle, root, more)].filter(
        (chunk) => !chunks.includes(chunk) && isNew(chunk.fileName),
      )
      return others.length > 0
        ? `<template data-when="${when}">${others.map(moduleTag).join('')}</template>`
        : ''
    }),
  ].join('')
}

const moduleTag = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" href="/${fileName}" crossorigin />`
