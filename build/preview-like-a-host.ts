import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Rule = { prefix: string; headers: [name: string, value: string][] }

/** Makes `vite preview` respond as a host does: with the headers in `_headers`, and `404.html` for missing files. */
export function previewLikeAHost(): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer(server) {
      const { outDir } = server.config.build
      const rules = parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8'))
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '/'
        const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
        for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
          response.appendHeader(name, value)
        }
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
        next()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          // A full URL, because a path that starts with two slashes would name another host.
          const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
          // Vite has already rewritten the path of a page to its HTML file.
          if (isFile(join(outDir, pathname))) return next()
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          createReadStream(join(outDir, '404.html')).pipe(response)
        })
      }
    },
  }
}

/** False for a folder. One without an `index.html`, such as `/assets/`, is therefore answered with 404. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** Reads a `_headers` file: unindented paths, each followed by its indented headers. Every path ends in `*`. */
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
