import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { expiredPromises } from '@/data/promises'
import { site } from '@/data/site'
import { ScreenPlaceholder } from '@/engine/screen/ScreenPlaceholder'
import type { Tab } from '@/engine/screen/screen'
import { TAB } from '@/engine/screen/tabs/use-open-tab'
import { FORM } from '@/engine/url/form-url'
import type { View } from '@/engine/views/view-kinds'
import { screens } from '@/screens'
import { App } from './App'
import { OnboardingFrame } from './onboarding/OnboardingFrame'
import { appPages } from './pages/app-pages'
import { documentTitle } from './layout/document-title'
import { onboardingLayout, onboardingPages } from './pages/onboarding-pages'
import { notFound, publicPages } from './pages/public-pages'
import { structuredDataOf } from './public/structured-data'
import { ShellFrame } from './shell/ShellFrame'

/** A page of the built site. */
export interface SitePage {
  /** The HTML files that it is written to. All have the same content. */
  files: readonly string[]
  title: string
  description?: string
  /** The path at which the app hydrates this HTML. Undefined if the app replaces the HTML instead. */
  path?: string
  /** The names of the promises (`data/promises.ts`) whose last day had passed at build time. */
  passed?: string
  html: string
  /**
   * Whether the HTML is a frame without content. It then has only the app's styles, and notices for when the app does
   * not start.
   */
  isFrame?: boolean
  /** Structured data about the page, in the schema.org vocabulary. */
  data?: readonly object[]
  /** The source files whose built files the page preloads. */
  sources: readonly string[]
  /** What the page also preloads, depending on the query string. */
  queryParts?: readonly QueryPart[]
}

/** A part of a page that the query string can select: a tab or a form. */
interface QueryPart {
  /** The query parameter, with its value if that matters: `edit`, `tab=goals`. */
  when: string
  sources: readonly string[]
}

const startSource = 'src/app/start.tsx'
/** What every page of the app preloads. */
const appSources = [startSource, 'src/app/routes/app-entry.tsx']
/** What every screen preloads in addition. */
const screenSource = 'src/engine/screen/ScreenView.tsx'
const formSource = 'src/engine/form/FormView.tsx'
const viewFiles = Object.keys(import.meta.glob('/src/engine/views/*/*View.tsx')).map((file) =>
  file.slice(1),
)

/** Every HTML file that the build writes. Public pages are complete; pages of the app are a frame without user data. */
async function renderSite(): Promise<SitePage[]> {
  await Promise.all([...publicPages, notFound].map(({ Page }) => Page.preload()))
  return [
    ...publicPages.map(({ path, title, description }) => ({
      ...headOf({ path, title }),
      description,
      path,
      passed: expiredPromises(),
      html: render(path, <App />),
      data: structuredDataOf(path),
      // Public pages load their code after the first paint.
      sources: [],
    })),
    ...(await renderAppPages()),
    ...onboardingPages.map(({ path, title, source }, position) => ({
      ...headOf({ path, title }),
      html: renderFrame(
        path,
        <OnboardingFrame step={position + 1} steps={onboardingPages.length}>
          <p className="text-3xl font-extrabold leading-tight">{title}</p>
          <p className="mt-6">Loading…</p>
        </OnboardingFrame>,
      ),
      isFrame: true,
      sources: [...appSources, source, onboardingLayout.source],
    })),
    {
      ...headOf(notFound),
      files: ['404.html'],
      html: render(notFound.path, <App />),
      sources: [startSource, notFound.source],
    },
    { files: ['200.html'], title: site.name, html: '', sources: [startSource] },
  ]
}

async function renderAppPages(): Promise<SitePage[]> {
  const screenPages = await loadScreens()
  return appPages.map(({ path, title, placeholder, source }) => {
    const { screenPlaceholder, sources = [], queryParts = [] } = screenPages.get(path) ?? {}
    return {
      ...headOf({ path, title }),
      html: renderFrame(path, <ShellFrame>{screenPlaceholder ?? placeholder}</ShellFrame>),
      isFrame: true,
      sources: [...appSources, source, ...sources],
      queryParts,
    }
  })
}

/** Loads the screen configs. @returns by path: the placeholder of each screen, and the source files of its views */
async function loadScreens() {
  const pages = screens.map(async (entry) => {
    const { banner, intro = [], tabs, closing = [] } = (await entry.load()).default
    const [first, ...others] = tabs
    const page = {
      screenPlaceholder: <ScreenPlaceholder entry={entry} banner={banner} />,
      sources: [screenSource, ...sourcesOf([...intro, ...(first?.views ?? []), ...closing])],
      queryParts: [
        ...others.map(({ id, views }) => ({ when: `${TAB}=${id}`, sources: sourcesOf(views) })),
        ...(tabs.some(hasList) ? [{ when: FORM, sources: [formSource] }] : []),
      ],
    }
    return [entry.path, page] as const
  })
  return new Map(await Promise.all(pages))
}

const hasList = ({ views }: Tab) => views.some(({ kind }) => kind === 'list')

/** The source files that render the views: every `*View.tsx` in the folders of their kinds. */
function sourcesOf(views: readonly View[]): string[] {
  const kinds = new Set(views.map(({ kind }) => kind))
  return [...kinds].flatMap((kind) =>
    viewFiles.filter((file) => file.startsWith(`src/engine/views/${kind}/`)),
  )
}

/** The HTML files of a page and its document title. */
function headOf({ path, title }: { path: string; title: string }) {
  return { files: filesOf(path), title: documentTitle(title) }
}

/** Two files for `/about`: some hosts serve `about.html` at this path, others only `about/index.html`. */
function filesOf(path: string): string[] {
  return path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
}

function render(path: string, content: ReactNode): string {
  return renderToString(<Router ssrPath={path}>{content}</Router>)
}

/**
 * An inert copy of the page. The app replaces it, and only then do controls work and data show.
 * See docs/decisions/0011.
 */
function renderFrame(path: string, frame: ReactNode): string {
  return render(
    path,
    <div data-frame inert aria-hidden>
      {frame}
    </div>,
  )
}

/** Rendered during module evaluation, because the build closes its module runner right after. */
export const sitePages = await renderSite()
