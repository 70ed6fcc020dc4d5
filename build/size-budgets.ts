import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { join } from 'node:path/posix'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { entryFolders, entryPoints, isScreenFile } from './entry-points.ts'
import { chunkOf, loadedChunks } from './loaded-chunks.ts'
import recorded from './recorded-sizes.json' with { type: 'json' }
import { reportSizes, toRecord, type Size } from './size-report.ts'

/**
 * Brotli sizes in kB of 1,000 bytes, to protect people on slow connections. Each was set 8% above the largest size;
 * recording new sizes does not change it. See docs/decisions/0016.
 */
const ceilings = {
  landingScripts: 95.8,
  /** The scripts of the FAQ contain its texts a second time, for its filter; the HTML has them too. */
  publicScripts: 101.7,
  landingPaint: 13.7,
  dashboardScripts: 126,
  dashboardAll: 171.5,
  moduleOwn: 18.4,
  form: 20,
  /** One data file that loads on demand. */
  data: 12.9,
  /** The rates and ZIP codes of the housing allowance, with the code that reads them. */
  housingAllowance: 76,
}
/** The number of chunks that a module may add to the shared ones. */
const MODULE_FILES = 2
/** The build mode that records the sizes. */
const RECORD_MODE = 'record-sizes'
const RECORDED = 'build/recorded-sizes.json'

const start = [entryPoints.main, entryPoints.start]
const landing = [...start, entryPoints.landing]
const dashboard = [...start, entryPoints.app, entryPoints.dashboard]
/** The code that modules share. It loads once, with the first module. */
const shared = [...dashboard, entryPoints.screen, entryPoints.list, entryPoints.compacts]

/**
 * Prints the size of what each kind of visit loads, with the change since the recorded sizes. Warns when a size
 * is near its ceiling, and fails the build when it is over.
 */
export function sizeBudgets(): Plugin {
  let root = ''
  let outDir = ''
  let isRecording = false
  let written: Rolldown.OutputBundle | undefined
  return {
    name: 'size-budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
      isRecording = config.mode === RECORD_MODE
    },
    writeBundle(_options, bundle) {
      written = bundle
    },
    // After the pages are written: their HTML is part of what is measured.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const bundle = written
        // Vite calls this after a failed build too; that build reports its own error.
        if (!bundle) return
        const [landingHtml = '', dashboardHtml = ''] = await Promise.all(
          ['index.html', 'app.html'].map((name) => readFile(join(outDir, name), 'utf8')),
        )
        const sizes = measure(bundle, root, { landingHtml, dashboardHtml })
        if (isRecording) {
          await writeFile(join(root, RECORDED), `${JSON.stringify(toRecord(sizes), null, 2)}\n`)
        }
        const { lines, warnings, failure } = reportSizes(sizes, recorded)
        console.log(['', ...lines].join('\n'))
        for (const warning of warnings) this.warn(warning)
        if (failure) this.error(failure)
      },
    },
  }
}

function measure(
  bundle: Rolldown.OutputBundle,
  root: string,
  { landingHtml, dashboardHtml }: { landingHtml: string; dashboardHtml: string },
): Size[] {
  const load = (sources: readonly string[]) => [...loadedChunks(bundle, root, sources)]
  const sharedChunks = new Set(load(shared))
  // Without what they import.
  const chunksOf = (...sources: readonly string[]) => [
    ...new Set(sources.map((source) => chunkOf(bundle, root, source))),
  ]
  const own = (sources: readonly string[]) =>
    load(sources).filter((chunk) => !sharedChunks.has(chunk))
  const [landingChunks, dashboardChunks] = [load(landing), load(dashboard)]
  // The styles of the first script are for public pages; app pages do not load them.
  const firstChunks = new Set(load([entryPoints.main]))
  const styled = dashboardChunks.filter((chunk) => !firstChunks.has(chunk))
  const font = assetBytes(bundle, (name) => name.endsWith('.woff2'))
  const size = (
    name: string,
    ceiling: number,
    chunks: readonly Rolldown.OutputChunk[],
    more = 0,
  ): Size => ({ name, bytes: scriptBytes(chunks) + more, ceiling, files: chunks.length })
  return [
    size('scripts of /', ceilings.landingScripts, landingChunks),
    ...onDemandSources(bundle, root, entryFolders.publicPages).map((source) =>
      size(`scripts of ${source}`, ceilings.publicScripts, load([...start, source])),
    ),
    size(
      'HTML and styles of /',
      ceilings.landingPaint,
      [],
      brotli(landingHtml) + styleBytes(bundle, landingChunks),
    ),
    size('scripts of /app', ceilings.dashboardScripts, dashboardChunks),
    size(
      'everything of /app',
      ceilings.dashboardAll,
      dashboardChunks,
      brotli(dashboardHtml) + font + styleBytes(bundle, styled),
    ),
    ...onDemandSources(bundle, root, entryFolders.screens)
      .filter(isScreenFile)
      .map((source) => ({
        ...size(`own scripts of ${source}`, ceilings.moduleOwn, own([source])),
        maxFiles: MODULE_FILES,
      })),
    size('own scripts of a form', ceilings.form, own([entryPoints.form, entryPoints.entryForm])),
    size('file of the wages', ceilings.data, chunksOf(entryPoints.wages)),
    size('file of the license boards', ceilings.data, chunksOf(entryPoints.boards)),
    size('file of the license compacts', ceilings.data, chunksOf(entryPoints.compacts)),
    size(
      'files of the housing allowance',
      ceilings.housingAllowance,
      chunksOf(entryPoints.bahRates, entryPoints.bahZips),
    ),
  ]
}

/** The source files of a folder that load on demand, such as pages and screen configs. */
function onDemandSources(bundle: Rolldown.OutputBundle, root: string, folder: string): string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? file.facadeModuleId : []))
    .flatMap((id) => (id?.startsWith(join(root, folder)) ? id.slice(root.length + 1) : []))
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
    // WOFF2 is already compressed.
    return sum + (name.endsWith('.woff2') ? file.source.length : brotli(file.source))
  }, 0)
}

/** The size after Brotli, as hosts compress. Cached, because many pages load the same file. */
function brotli(content: string | Uint8Array): number {
  const known = compressed.get(content)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(content).length
  compressed.set(content, bytes)
  return bytes
}
const compressed = new Map<string | Uint8Array, number>()
