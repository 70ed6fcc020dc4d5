import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { faq } from '@/data/faq'
import { site } from '@/data/site'
import { App } from './App'
import { appPages, onboardingPages } from './app-pages'
import { notFound } from './not-found'
import { publicPages } from './public-pages'

/** An HTML file of the built site. */
export interface SitePage {
  file: string
  title: string
  description?: string
  /** The address whose HTML this is; the app takes it over only there. Undefined for an empty shell. */
  path?: string
  html: string
  /** Structured data about the page, as schema.org has it. */
  data?: readonly object[]
  /** The source files whose built files the page loads first. */
  sources: readonly string[]
}

/** What every page of the app loads. */
const appSource = 'src/app/open-app-area.tsx'
const notFoundSource = 'src/app/pages/NotFoundPage.tsx'
const screenSource = 'src/engine/views/screen/ScreenView.tsx'

/** Every HTML file that the build writes: public pages as HTML, the others as empty shells with their title. */
async function renderSite(): Promise<SitePage[]> {
  await Promise.all([...publicPages, notFound].map(({ preload }) => preload()))
  const shells = [...appPages, ...onboardingPages].map(({ path, title, source }) => ({
    file: fileOf(path),
    title: titleOf(title),
    html: '',
    sources: [appSource, source, ...(source.startsWith('src/screens/') ? [screenSource] : [])],
  }))
  const rendered = publicPages.map(({ path, title, description, source }) => ({
    file: fileOf(path),
    title: titleOf(title),
    description,
    path,
    html: render(path),
    data: dataOf(path),
    sources: [source],
  }))
  return [
    ...rendered,
    ...shells,
    {
      file: '404.html',
      title: titleOf('Page Not Found'),
      html: render('/404'),
      sources: [notFoundSource],
    },
    { file: '200.html', title: site.name, html: '', sources: [] },
  ]
}

/** What is true of a page in the words of schema.org. */
function dataOf(path: string): readonly object[] {
  if (path === '/') {
    return [
      {
        '@type': 'WebApplication',
        name: site.name,
        description: site.description,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any, in a web browser',
        isAccessibleForFree: true,
      },
    ]
  }
  if (path !== '/faq') return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faq.rows.map(({ question, answer, items = [] }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [...answer, ...items].join(' ') },
      })),
    },
  ]
}

function render(path: string): string {
  return renderToString(
    <Router ssrPath={path}>
      <App />
    </Router>,
  )
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const titleOf = (title: string) => (title === site.name ? title : `${title} · ${site.name}`)

/** Rendered while the module loads: the build closes its module runner right after. */
export const sitePages = await renderSite()
