import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import unoConfig from '../uno.config.ts'

const NAME = 'virtual:public.css'

/** The sources that public pages are drawn from: files, or folders with everything in them. */
const sources = [
  'src/app/public',
  'src/app/pages/public-pages.ts',
  'src/app/errors/ErrorReport.tsx',
  'src/app/errors/NotFoundPage.tsx',
  'src/app/shell/Footer.tsx',
  'src/app/shell/Logo.tsx',
  'src/app/shell/SkipLink.tsx',
  'src/app/theme/ThemeToggle.tsx',
  'src/data/landing.ts',
  'src/data/welcome.ts',
  'src/engine/ui/Badge.tsx',
  'src/engine/ui/Button.tsx',
  'src/engine/ui/Card.tsx',
  'src/engine/ui/Icon.tsx',
  'src/engine/ui/OutboundLink.tsx',
  'src/engine/ui/FilterButtons.tsx',
  'src/engine/ui/button-class.ts',
  'src/engine/ui/tone-class.ts',
  'src/engine/ui/OnThisPage.tsx',
  'src/engine/ui/ReviewedLine.tsx',
  'src/engine/views/cards',
  'src/engine/views/guide',
  'src/screens/index.ts',
]

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
      return (await publicCss(root)).css
    },
  }
}

/** The styles of the public pages, and the class names they were made for. */
async function publicCss(root: string) {
  const uno = await createGenerator(unoConfig)
  const texts = await Promise.all(sources.map((source) => readSource(join(root, source))))
  const { css, matched } = await uno.generate(texts.join('\n'), { minify: true })
  return { css, matched, uno }
}

/** The classes of a rendered public page that have styles, but not in the public stylesheet. */
export async function missingClasses(root: string, html: string): Promise<string[]> {
  made ??= publicCss(root)
  const { uno, matched } = await made
  // Only the attributes: words of the text can look like classes.
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names).join(' ')
  const used = await uno.generate(classes, { preflights: false })
  return [...used.matched].filter((name) => !matched.has(name))
}
let made: ReturnType<typeof publicCss> | undefined

async function readSource(path: string): Promise<string> {
  if (/\.tsx?$/.test(path)) return readFile(path, 'utf8')
  const files = await readdir(path, { recursive: true })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFile(join(path, file), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}
