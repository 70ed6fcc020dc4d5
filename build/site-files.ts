import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { site } from '../src/data/site.ts'
import type * as Prerender from '../src/app/prerender.tsx'
import { contentSecurityPolicy, headersFile } from './headers.ts'
import { inlineScript } from './inline-script.ts'
import { escapeHtml, headTags, robots, sitemap, structuredData } from './page-head.ts'
import { preloadTags, queryPartTags } from './preloads.ts'
import { missingClasses } from './public-styles.ts'

/** The URL of the site, such as `https://example.org`. Without it, absolute URLs are left out. */
const siteUrl = process.env.SITE_URL

/**
 * Writes what hosts need from the one built page: for every route an HTML file and a folder with the same file, so that
 * a plain file server finds it; `404.html`; `200.html` for hosts that rewrite; and `_headers`. The policy in every page
 * contains the hash of the inline script.
 */
export function siteFiles(): Plugin {
  let root = ''
  let outDir = ''
  let isBuild = false
  let written: Rolldown.OutputBundle | undefined
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const csp = contentSecurityPolicy(`'sha256-${hash}'`)

  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
      isBuild = config.command === 'build'
    },
    transformIndexHtml: () => [
      // Unless a header names the charset, browsers look for it only in the first 1,024 bytes.
      { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
      ...(isBuild
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: csp },
              injectTo: 'head-prepend' as const,
            },
          ]
        : []),
      { tag: 'script', children: inlineScript, injectTo: 'head-prepend' },
    ],
    writeBundle(_options, bundle) {
      written = bundle
    },
    async closeBundle() {
      const bundle = written
      // A failed build also calls `closeBundle`. An error here would hide its own.
      if (!bundle) return
      // The pages use the project's path alias and JSX, so Vite loads them like the app itself.
      const { module } = await runnerImport<typeof Prerender>(join(root, 'src/app/prerender.tsx'), {
        root,
        configFile: false,
        resolve: { tsconfigPaths: true },
      })
      await assertStyled(module.sitePages)
      const shell = await readFile(join(outDir, 'index.html'), 'utf8')
      const files = [
        ...module.sitePages.flatMap((page) => {
          const text = fillShell(shell, page, {
            preloads: preloadTags(bundle, root, page.sources, shell),
            queryParts: queryPartTags(bundle, root, page, shell),
          })
          return page.files.map((file) => [file, text] as const)
        }),
        ['_headers', headersFile(csp)] as const,
        ['robots.txt', robots(siteUrl)] as const,
        ...(siteUrl
          ? [['sitemap.xml', sitemap(publicPaths(module.sitePages), siteUrl)] as const]
          : []),
      ]
      for (const [file, text] of files) {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), text)
      }
    },
  }
}

/** The paths of the pages whose content is rendered to HTML. */
function publicPaths(pages: readonly Prerender.SitePage[]): string[] {
  return pages.flatMap(({ path }) => path ?? [])
}

/** Throws if a public page uses a class that the public stylesheet lacks. */
async function assertStyled(pages: readonly Prerender.SitePage[]) {
  for (const { files, html, isFrame } of pages) {
    // Frames use the app's stylesheet.
    if (isFrame) continue
    const missing = await missingClasses(html)
    if (missing.length > 0) {
      throw new Error(
        `${files.join(' and ')} has the classes ${missing.join(', ')}, which the public stylesheet lacks. It is generated from the files that public pages import (build/public-styles.ts).`,
      )
    }
  }
}

/**
 * Disables the link to the stylesheet of the public pages, because the app's stylesheet contains all of it. The link
 * stays: without it, Vite would load the file with the next part of the app, after the app's own stylesheet.
 */
const withoutPublicStyles = (shell: string) =>
  shell.replace('<link rel="stylesheet"', '<link rel="stylesheet" disabled')

/** The built page with another page's title, description, preloads and content. */
function fillShell(
  shell: string,
  { title, description, path, passed, html, isFrame, data }: Prerender.SitePage,
  { preloads, queryParts }: { preloads: string; queryParts: string },
): string {
  const meta =
    description && path
      ? headTags({ title, description, path }, site.name, siteUrl) +
        (data ?? []).map(structuredData).join('')
      : ''
  const marker = path ? ` data-page="${path}" data-passed="${passed}"` : ''
  return (
    (isFrame ? withoutPublicStyles(shell) : shell)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>${meta}`)
      // The app's styles come after those of the public pages, because some set the same properties.
      .replace('</head>', () => `${preloads}</head>`)
      .replace('<script>', () => `${queryParts}<script>`)
      .replace('<div id="root"></div>', () => `<div id="root"${marker}>${html}</div>`)
      // A page with its own content can be read without the app, so it needs no notice that the app has not started.
      .replace(/\s*<main\s+id="not-started".*<\/noscript>/s, (notices) =>
        html && !isFrame ? '' : notices,
      )
  )
}
