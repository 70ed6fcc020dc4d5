import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { themeScript } from '../src/app/theme-script.ts'
import type * as SitePages from '../src/app/site-pages.ts'
import { site } from '../src/data/site.ts'
import { pageHeaders, policy } from './headers.ts'

/**
 * Makes of the one built page what hosts need: an HTML file for every route (a plain file server
 * then answers it), `404.html`, `200.html` for hosts that rewrite, and `_headers`. The theme script is
 * the one inline script; the policy in every page names its hash.
 */
export function siteFiles(): Plugin {
  let root = ''
  let outDir = ''
  let isBuild = false
  const hash = createHash('sha256').update(themeScript).digest('base64')
  const csp = policy(`'sha256-${hash}'`)

  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root
      outDir = join(root, config.build.outDir)
      isBuild = config.command === 'build'
    },
    transformIndexHtml: () => [
      ...(isBuild
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: csp },
              injectTo: 'head-prepend' as const,
            },
          ]
        : []),
      { tag: 'script', children: themeScript, injectTo: 'head-prepend' },
    ],
    async closeBundle() {
      if (!isBuild) return
      // The route table uses the project's path alias, so it is loaded as the app itself would be.
      const { module } = await runnerImport<typeof SitePages>(
        join(root, 'src/app/site-pages.ts'),
        { root, configFile: false, resolve: { tsconfigPaths: true } },
      )
      const shell = await readFile(join(outDir, 'index.html'), 'utf8')
      const titled = (title: string) =>
        shell.replace(/<title>.*?<\/title>/, `<title>${title} · ${site.name}</title>`)
      const files = [
        ...module.sitePages.map(
          ({ path, title }) => [`${path.slice(1)}.html`, titled(title)] as const,
        ),
        ['404.html', titled('Page Not Found')] as const,
        ['200.html', shell] as const,
        ['_headers', pageHeaders(csp)] as const,
      ]
      for (const [file, text] of files) {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), text)
      }
    },
  }
}
