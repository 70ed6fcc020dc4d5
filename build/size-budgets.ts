import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { loadedChunks } from './loaded-chunks.ts'

/** Bytes a first visit may take over the wire, brotli, in kB of 1,000 bytes. */
const budgets = {
  landingScripts: 80,
  publicScripts: 80,
  landingPaint: 14,
  dashboardScripts: 110,
  dashboardAll: 150,
  moduleOwn: 15,
  form: 30,
}
/** Files that a module may have of its own. */
const MODULE_FILES = 2

const start = ['src/main.ts', 'src/app/start.tsx']
const landing = [...start, 'src/app/public/LandingPage.tsx']
const app = [...start, 'src/app/area/open-app-area.tsx']
const dashboard = [...app, 'src/app/dashboard/DashboardPage.tsx']
/** What modules share: it is loaded once, with the first of them. */
const shared = [
  ...dashboard,
  'src/engine/screen/ScreenView.tsx',
  'src/engine/views/list/ListView.tsx',
  'src/engine/views/guide/GuideView.tsx',
  'src/data/facts/licensing.ts',
]
const form = 'src/engine/form/FormView.tsx'
const entryForm = 'src/engine/form/EntryForm.tsx'

interface Line {
  name: string
  bytes: number
  /** In kB. */
  budget: number
  files: number
  maxFiles?: number
}

/** Fails the build when a first visit takes more bytes than it may, and prints what each takes. */
export function sizeBudgets(): Plugin {
  let root = ''
  let outDir = ''
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'size-budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      outDir = join(root, config.build.outDir)
    },
    writeBundle(_options, written) {
      bundle = written
    },
    // After the pages are written: their HTML is part of what is measured.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const [landingHtml, dashboardHtml] = await Promise.all(
          ['index.html', 'app.html'].map(async (name) =>
            brotli(await readFile(join(outDir, name))),
          ),
        )
        const lines = measure(bundle, root, { landingHtml, dashboardHtml })
        for (const line of lines) console.log(describe(line))
        const over = lines.filter(isOver)
        if (over.length > 0) {
          this.error(
            `Over budget (build/size-budgets.ts): ${over.map(({ name }) => name).join('; ')}`,
          )
        }
      },
    },
  }
}

function isOver({ bytes, budget, files, maxFiles = Infinity }: Line): boolean {
  return bytes > budget * 1000 || files > maxFiles
}

function measure(
  bundle: Rolldown.OutputBundle,
  root: string,
  { landingHtml = 0, dashboardHtml = 0 }: { landingHtml?: number; dashboardHtml?: number },
): Line[] {
  const load = (sources: readonly string[]) => [...loadedChunks(bundle, root, sources)]
  const isShared = new Set(load(shared))
  const own = (sources: readonly string[]) => load(sources).filter((chunk) => !isShared.has(chunk))
  const line = (
    name: string,
    chunks: readonly Rolldown.OutputChunk[],
    budget: number,
    more = 0,
    maxFiles?: number,
  ): Line => ({
    name,
    bytes: scriptBytes(chunks) + more,
    budget,
    files: chunks.length,
    ...(maxFiles && { maxFiles }),
  })
  const font = assetBytes(bundle, (name) => name.endsWith('.woff2'))
  return [
    line('scripts of /', load(landing), budgets.landingScripts),
    ...sourcesLike(bundle, /src\/app\/public\/\w+Page\.tsx$/).map((source) =>
      line(`scripts of ${source}`, load([...start, source]), budgets.publicScripts),
    ),
    line(
      'HTML and styles of /',
      [],
      budgets.landingPaint,
      landingHtml + styleBytes(bundle, load(landing)),
    ),
    line('scripts of /app', load(dashboard), budgets.dashboardScripts),
    line(
      'everything of /app',
      load(dashboard),
      budgets.dashboardAll,
      dashboardHtml + font + styleBytes(bundle, load(dashboard)),
    ),
    ...sourcesLike(bundle, /src\/screens\/[^/]+\/screen\.ts$/).map((source) =>
      line(`${source}, its own`, own([source]), budgets.moduleOwn, 0, MODULE_FILES),
    ),
    line('a form, its own', own([form, entryForm]), budgets.form),
  ]
}

/** The source modules whose path matches, wherever they were bundled: pages, configs of modules. */
function sourcesLike(bundle: Rolldown.OutputBundle, path: RegExp): string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .flatMap((id) => path.exec(id)?.[0] ?? [])
    .toSorted()
}

function scriptBytes(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotli(code), 0)
}

function styleBytes(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): number {
  const names = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  return assetBytes(bundle, (name) => names.has(name))
}

function assetBytes(bundle: Rolldown.OutputBundle, wanted: (name: string) => boolean): number {
  return Object.entries(bundle).reduce((sum, [name, file]) => {
    if (file.type !== 'asset' || !wanted(name)) return sum
    // A font is compressed in itself.
    return sum + (name.endsWith('.woff2') ? file.source.length : brotli(file.source))
  }, 0)
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length
}

function describe({ name, bytes, budget, files, maxFiles }: Line): string {
  const kilobytes = (bytes / 1000).toFixed(1).padStart(6)
  const count = maxFiles ? `, ${files} of ${maxFiles} files` : ''
  return `${kilobytes} kB of ${String(budget).padStart(3)}  ${name}${count}`
}
