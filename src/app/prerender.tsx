import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { passedPromises } from '@/data/promises'
import { site } from '@/data/site'
import { ScreenFrame } from '@/engine/screen/ScreenFrame'
import type { Tab } from '@/engine/screen/screen'
import { TAB } from '@/engine/screen/tabs/use-open-tab'
import { FORM } from '@/engine/views/list/list-parts'
import type { View } from '@/engine/views/view-kinds'
import { screens } from '@/screens'
import { App } from './App'
import { OnboardingFrame } from './onboarding/OnboardingFrame'
import { appPages } from './pages/app-pages'
import { documentTitle } from './pages/document-title'
import { notFound } from './pages/not-found'
import { onboardingLayout, onboardingPages } from './pages/onboarding-pages'
import { publicPages } from './pages/public-pages'
import { structuredDataOf } from './public/structured-data'
import { ShellFrame } from './shell/ShellFrame'

/** A page of the built site. */
export interface SitePage {
  /** The HTML files that it is written to, all alike. */
  files: readonly string[]
  title: string
  description?: string
  /** The address whose HTML this is; the app takes it over only there. Undefined where it replaces it. */
  path?: string
  /** The promises whose day had passed when the HTML was written. */
  passed?: string
  html: string
  /** Whether the HTML says nothing without the app. */
  isFrame?: boolean
  /** Structured data about the page, as schema.org has it. */
  data?: readonly object[]
  /** The source files whose built files the page loads at once. */
  sources: readonly string[]
  /** What else it loads at once, where the search of the address names it. */
  addressed?: readonly AddressedPart[]
}

/** A part of a page that an address can name. */
export interface AddressedPart {
  /** A name in the search of the address, with its value where that matters: `edit`, `tab=goals`. */
  when: string
  sources: readonly string[]
}

const startSource = 'src/app/start.tsx'
/** What every page of the app loads. */
const areaSources = [startSource, 'src/app/area/open-app-area.tsx']
/** What every screen loads besides. */
const screenSource = 'src/engine/screen/ScreenView.tsx'
const formSource = 'src/engine/form/FormView.tsx'
const viewFiles = Object.keys(import.meta.glob('/src/engine/views/*/*View.tsx')).map((file) =>
  file.slice(1),
)

/** Every HTML file that the build writes: public pages as HTML, those of the app as the frame around what is stored. */
async function renderSite(): Promise<SitePage[]> {
  await Promise.all([...publicPages, notFound].map(({ preload }) => preload()))
  return [
    ...publicPages.map(({ path, title, description }) => ({
      ...headOf({ path, title }),
      description,
      path,
      passed: passedPromises(),
      html: render(path, <App />),
      data: structuredDataOf(path),
      // Its code waits until it is painted.
      sources: [],
    })),
    ...(await renderAppPages()),
    ...onboardingPages.map(({ path, title, source }, position) => ({
      ...headOf({ path, title }),
      html: renderFrame(
        path,
        <OnboardingFrame title={title} step={position + 1} steps={onboardingPages.length} />,
      ),
      isFrame: true,
      sources: [...areaSources, source, onboardingLayout.source],
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
  return appPages.map(({ path, title, frame, source }) => {
    const { drawn, sources = [], addressed = [] } = screenPages.get(path) ?? {}
    return {
      ...headOf({ path, title }),
      html: renderFrame(path, <ShellFrame>{drawn ?? frame}</ShellFrame>),
      isFrame: true,
      sources: [...areaSources, source, ...sources],
      addressed,
    }
  })
}

/** What the configs of the screens say of their pages, by address: the frame, and what draws the tabs. */
async function loadScreens() {
  const pages = screens.map(async (entry) => {
    const { banner, intro = [], tabs, closing = [] } = (await entry.load()).default
    const [first, ...others] = tabs
    const page = {
      drawn: <ScreenFrame entry={entry} banner={banner} />,
      sources: [screenSource, ...sourcesOf([...intro, ...(first?.views ?? []), ...closing])],
      addressed: [
        ...others.map(({ id, views }) => ({ when: `${TAB}=${id}`, sources: sourcesOf(views) })),
        ...(tabs.some(hasList) ? [{ when: FORM, sources: [formSource] }] : []),
      ],
    }
    return [entry.path, page] as const
  })
  return new Map(await Promise.all(pages))
}

const hasList = ({ views }: Tab) => views.some(({ kind }) => kind === 'list')

/** The files that draw some views: what ends in `View.tsx` in the folder of their kind. */
function sourcesOf(views: readonly View[]): string[] {
  const kinds = new Set(views.map(({ kind }) => kind))
  return [...kinds].flatMap((kind) =>
    viewFiles.filter((file) => file.startsWith(`src/engine/views/${kind}/`)),
  )
}

/** The files of a page, and its title there. */
function headOf({ path, title }: { path: string; title: string }) {
  return { files: filesOf(path), title: documentTitle(title) }
}

/** `about.html` for hosts that look for it when asked for `/about`; the folder for those that know only folders. */
function filesOf(path: string): string[] {
  return path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
}

function render(path: string, content: ReactNode): string {
  return renderToString(<Router ssrPath={path}>{content}</Router>)
}

/**
 * A picture of the page, out of reach: its buttons work, and its data shows, once the app has drawn it.
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

/** Rendered while the module loads: the build closes its module runner right after. */
export const sitePages = await renderSite()
