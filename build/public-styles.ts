import { readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import unoConfig from '../uno.config.ts'
import { entryFolders, entryPoints } from './entry-points.ts'
import type { Imports } from './module-graph.ts'

const NAME = 'virtual:public.css'

/**
 * `virtual:public.css`: the styles of the public pages alone, less than half of all. The app's come
 * with the app. While developing it is all styles, so that a new class shows at once.
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
      made = publicCss(sources)
      return (await made).css
    },
  }
}

/** The sources that public pages are drawn from: the start's, and what one of these pages may load. */
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
  // A set hands out what is added to it on the way, too.
  for (const id of start) {
    const { importedIds, dynamicallyImportedIds } = await load(id)
    for (const to of importedIds.filter(isSource)) start.add(to)
    for (const to of dynamicallyImportedIds.filter(isPage)) pages.add(to)
  }
  for (const id of pages) {
    const { importedIds, dynamicallyImportedIds } = await load(id)
    // A page names the modules of the app, and shows none.
    const onDemand = dynamicallyImportedIds.filter((to) => !isScreen(to))
    for (const to of [...importedIds, ...onDemand].filter(isSource)) pages.add(to)
  }
  return new Set([...start, ...pages])
}

/** The styles of the public pages, and the class names they were made for. */
async function publicCss(sources: Iterable<string>) {
  const uno = await createGenerator(unoConfig)
  const texts = await Promise.all([...sources].map((source) => readFile(source, 'utf8')))
  const { css, matched } = await uno.generate(texts.join('\n'), { minify: true })
  return { css, matched, uno }
}
let made: ReturnType<typeof publicCss> | undefined

/** The classes of a rendered public page that have styles, but not in the built public stylesheet. */
export async function missingClasses(html: string): Promise<string[]> {
  if (!made)
    throw new Error('The public stylesheet is built before the pages are checked against it.')
  const { uno, matched } = await made
  // Only the attributes: words of the text can look like classes.
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names).join(' ')
  const used = await uno.generate(classes, { preflights: false })
  return [...used.matched].filter((name) => !matched.has(name))
}
