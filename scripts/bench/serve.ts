import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { serveBuild } from '../serve-build.ts'
import { BLANK } from './browser.ts'
import { buildPlainForm } from './plain-form.ts'

/** The path of the built landing page without its scripts. */
export const STATIC = '/bench/static'
/** The path of a page with the app's styles and one input. */
export const BARE = '/bench/bare'

/** Serves the build on a free port, compressed like on a host, together with the pages of the benchmark. */
export async function serve() {
  return serveBuild([compressed(new Map([...ownPages(), ...(await buildPlainForm())]))])
}

function ownPages(): ReadonlyMap<string, string> {
  const landing = readFileSync(fileOf('/'), 'utf8')
  const app = readFileSync(fileOf('/app/job-search'), 'utf8')
  const styles = app.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return new Map([
    [BLANK, '<!doctype html><title>Blank</title>'],
    [BARE, `<!doctype html>${styles.join('')}<main class="p-3"><input class="field-box"></main>`],
    [
      STATIC,
      landing
        .replace(/<script[^>]*>.*?<\/script>/gs, '')
        .replace(/<link rel="modulepreload"[^>]*>/g, ''),
    ],
  ])
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

function compressed(pages: ReadonlyMap<string, string>): Plugin {
  const bodies = new Map<string, Buffer>()
  return {
    name: 'compressed',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = fileOf(pathname)
        const page = pages.get(pathname)
        const type = types[page === undefined ? extname(file) : extname(pathname) || '.html']
        if (!type || (page === undefined && !existsSync(file))) return next()
        const body = bodies.get(pathname) ?? brotliCompressSync(page ?? readFileSync(file))
        bodies.set(pathname, body)
        // The policy of the site would forbid the scripts of these pages.
        if (page !== undefined) response.removeHeader('Content-Security-Policy')
        response.setHeader('Content-Type', type)
        response.setHeader('Content-Encoding', 'br')
        if (pathname.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000')
        response.end(body)
      })
    },
  }
}

/** The file of the build that a host serves for a path. */
export function fileOf(pathname: string): string {
  if (pathname === '/') return join('dist', 'index.html')
  return join('dist', extname(pathname) ? pathname : `${pathname}.html`)
}
