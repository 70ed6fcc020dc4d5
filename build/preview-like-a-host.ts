import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Rule = { prefix: string; headers: [name: string, value: string][] }

/** Makes `vite preview` answer as a host does: the headers of `_headers`, and `404.html` for what is not there. */
export function previewLikeAHost(): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer(server) {
      const { outDir } = server.config.build
      const rules = parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8'))
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '/'
        for (const { prefix, headers } of rules) {
          if (!path.startsWith(prefix)) continue
          for (const [name, value] of headers) response.setHeader(name, value)
        }
        next()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          // Vite has by now turned a route into the name of its HTML file.
          if (isFile(join(outDir, pathname))) return next()
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          createReadStream(join(outDir, '404.html')).pipe(response)
        })
      }
    },
  }
}

/** A folder is nothing to answer with: `/app/` is not there, as on a host. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** Paths at the margin, each with its indented headers; `*` stands at the end of a path only. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!line.startsWith(' ')) rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] })
    else {
      const [name = '', ...value] = line.trim().split(': ')
      rules.at(-1)?.headers.push([name, value.join(': ')])
    }
  }
  return rules
}
