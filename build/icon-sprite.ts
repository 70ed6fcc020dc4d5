import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const FILE = 'icons.svg'

/** Provides `/icons.svg` with a symbol for each icon that the source files use, such as "i-lucide-map". */
export function iconSprite(): Plugin {
  let root = ''
  return {
    name: 'icon-sprite',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await drawSprite(root) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        drawSprite(root).then((source) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        }, next)
      })
    },
  }
}

/** @throws an `Error` that names an icon that Lucide does not have */
async function drawSprite(root: string): Promise<string> {
  const names = await iconNames(join(root, 'src'))
  const symbols = names.map((name) => {
    // Lucide has old names as aliases.
    const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? '']
    if (!icon) throw new Error(`Lucide has no icon "${name}". See https://lucide.dev/icons.`)
    return `<symbol id="i-lucide-${name}" viewBox="0 0 24 24">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** The names of the icons that the files of a folder use, sorted and without prefix. */
async function iconNames(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFile(join(folder, file), 'utf8')),
  )
  const found = texts.flatMap((text) =>
    [...text.matchAll(/'i-lucide-([a-z0-9-]+)'|"i-lucide-([a-z0-9-]+)"/g)].flatMap(
      ([, single, double]) => single ?? double ?? [],
    ),
  )
  return [...new Set(found)].toSorted()
}
