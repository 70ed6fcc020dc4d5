import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { faq } from '@/data/faq'
import { site } from '@/data/site'
import { ScreenBanner } from '@/engine/screen/ScreenBanner'
import { ScreenFrame } from '@/engine/screen/ScreenFrame'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { screens } from '@/screens'
import { App } from './App'
import { appPages, onboardingPages } from './pages/app-pages'
import { notFound } from './pages/not-found'
import { pageDescriptions } from './pages/page-descriptions'
import { pageSources } from './pages/page-sources'
import { SetupHeader } from './onboarding/SetupHeader'
import { publicPages } from './pages/public-pages'
import { ShellFrame } from './shell/ShellFrame'

/** An HTML file of the built site. */
export interface SitePage {
  file: string
  title: string
  description?: string
  /** The address whose HTML this is; the app takes it over only there. Undefined where it replaces it. */
  path?: string
  html: string
  /** Whether the HTML says nothing without the app. */
  isFrame?: boolean
  /** Structured data about the page, as schema.org has it. */
  data?: readonly object[]
  /** The source files whose built files the page loads at once. */
  sources: readonly string[]
}

const startSource = 'src/app/start.tsx'
/** What every page of the app loads. */
const appSources = [startSource, 'src/app/area/open-app-area.tsx']
const layoutSource = 'src/app/onboarding/OnboardingLayout.tsx'
const notFoundSource = 'src/app/errors/NotFoundPage.tsx'
const screenSource = 'src/engine/screen/ScreenView.tsx'

/** Every HTML file that the build writes: public pages as HTML, those of the app as the frame around what is stored. */
async function renderSite(): Promise<SitePage[]> {
  await Promise.all([...publicPages, notFound].map(({ preload }) => preload()))
  const frames = await screenFrames()
  const framed = appPages.map(({ path, title, frame }) => ({
    file: fileOf(path),
    title: titleOf(title),
    html: asFrame(path, <ShellFrame>{frames.get(path) ?? frame}</ShellFrame>),
    isFrame: true,
    sources: [...appSources, sourceOf(path), ...(frames.has(path) ? [screenSource] : [])],
  }))
  const setup = onboardingPages.map(({ path, title }, position) => ({
    file: fileOf(path),
    title: titleOf(title),
    html: asFrame(path, <SetupFrame title={title} step={position + 1} />),
    isFrame: true,
    sources: [...appSources, sourceOf(path), layoutSource],
  }))
  const rendered = publicPages.map(({ path, title }) => ({
    file: fileOf(path),
    title: titleOf(title),
    description: pageDescriptions[path],
    path,
    html: render(path),
    data: dataOf(path),
    // Its code waits until it is painted.
    sources: [],
  }))
  return [
    ...rendered,
    ...framed,
    ...setup,
    {
      file: '404.html',
      title: titleOf('Page Not Found'),
      html: render('/404'),
      sources: [startSource, notFoundSource],
    },
    { file: '200.html', title: site.name, html: '', sources: [startSource] },
  ]
}

function sourceOf(path: string): string {
  const source = pageSources.get(path)
  if (!source) throw new Error(`Name the source of ${path} in src/app/pages/page-sources.ts.`)
  return source
}

/** The frames of the screens, by address, with what their configs add. */
async function screenFrames(): Promise<ReadonlyMap<string, ReactNode>> {
  const frames = screens.map(async (entry) => {
    const { banner } = (await entry.load()).default
    const frame = (
      <ScreenFrame entry={entry}>{banner && <ScreenBanner text={banner} />}</ScreenFrame>
    )
    return [entry.path, frame] as const
  })
  return new Map(await Promise.all(frames))
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

/** A picture of the page, out of reach: its buttons work, and its data shows, once the app has drawn it. */
function asFrame(path: string, frame: ReactNode): string {
  return renderToString(
    <Router ssrPath={path}>
      <div data-frame inert aria-hidden>
        {frame}
      </div>
    </Router>,
  )
}

/** What a step of the setup shows before its code is there. */
function SetupFrame({ title, step }: { title: string; step: number }) {
  const steps = onboardingPages.length
  const label = `Step ${step} of ${steps}`
  return (
    <div className="min-h-dvh">
      <SetupHeader />
      <div className="mx-auto w-full max-w-2xl px-4 py-8">
        <p className="mb-2 font-semibold text-muted">{label}</p>
        <ProgressBar percent={Math.round((step / steps) * 100)} label={label} />
        <p className="mt-6 text-3xl font-extrabold leading-tight">{title}</p>
        <p className="mt-6">Loading…</p>
      </div>
    </div>
  )
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const titleOf = (title: string) => (title === site.name ? title : `${title} · ${site.name}`)

/** Rendered while the module loads: the build closes its module runner right after. */
export const sitePages = await renderSite()
