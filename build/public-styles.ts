import { readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import unoConfig from '../uno.config.ts'
import { entryFolders, entryPoints } from './entry-points.ts'
import type { Imports } from './module-graph.ts'

const NAME = 'virtual:public.css'

/**
 * Provides `virtual:public.css`: only the styles of the public pages, less than half of all. The app loads its own
 * stylesheet. In development the file has all styles, so that a new class works at once.
 */
export function publicStyles(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'public-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId(id) {
      if (id !== NAME) return undefined
      return isBuild ? '/__public.css' : this.resolve('virtual:uno.css')
    },
    async load(id) {
      if (id !== '/__public.css') return undefined
      const sources = await publicSources(root, (source) =>
        this.load({ id: source, resolveDependencies: true }),
      )
      stylesheet = generateStylesheet(sources)
      return (await stylesheet).css
    },
  }
}

/** The source files that can render on a public page: those loaded at the start, and those that a page may load. */
async function publicSources(
  root: string,
  load: (id: string) => Promise<Imports>,
): Promise<ReadonlySet<string>> {
  const isIn = (folder: string) => (id: string) => id.startsWith(join(root, folder))
  const isSource = (id: string) => isIn('src/')(id) && /\.tsx?$/.test(id)
  const isScreen = isIn(entryFolders.screens)
  const isPage = (id: string) =>
    isIn(entryFolders.publicPages)(id) || id === join(root, entryPoints.notFound)
  const start = new Set([join(root, entryPoints.main), join(root, entryPoints.start)])
  const pages = new Set<string>()
  // The loop also visits the ids that it adds to the set.
  for (const id of start) {
    const { importedIds, dynamicallyImportedIds } = await load(id)
    for (const to of importedIds.filter(isSource)) start.add(to)
    for (const to of dynamicallyImportedIds.filter(isPage)) pages.add(to)
  }
  for (const id of pages) {
    const { importedIds, dynamicallyImportedIds } = await load(id)
    // A public page may import the list of modules, which load their screens on demand. It renders none of them.
    const onDemand = dynamicallyImportedIds.filter((to) => !isScreen(to))
    for (const to of [...importedIds, ...onDemand].filter(isSource)) pages.add(to)
  }
  return new Set([...start, ...pages])
}

/** @returns the CSS, the class names that it has rules for (`matched`), and the generator */
async function generateStylesheet(sources: Iterable<string>) {
  const uno = await createGenerator(unoConfig)
  const texts = await Promise.all([...sources].map((source) => readFile(source, 'utf8')))
  const { css, matched } = await uno.generate(texts.join('\n'), { minify: true })
  return { css, matched, uno }
}
let stylesheet: ReturnType<typeof generateStylesheet> | undefined

/** The classes of a rendered public page that UnoCSS has rules for, but the built public stylesheet does not. */
export async function missingClasses(html: string): Promise<string[]> {
  if (!stylesheet) throw new Error('Build the public stylesheet before you check pages against it.')
  const { uno, matched } = await stylesheet
  // Only `class` attributes, because words of the text can look like class names.
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names).join(' ')
  const used = await uno.generate(classes, { preflights: false })
  return [...used.matched].filter((name) => !matched.has(name))
}
