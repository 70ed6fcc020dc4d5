import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { passedPromises } from '@/data/promises'
import { site } from '@/data/site'
import { ScreenFrame } from '@/engine/screen/ScreenFrame'
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
}

const startSource = 'src/app/start.tsx'
/** What every page of the app loads. */
const areaSources = [startSource, 'src/app/area/open-app-area.tsx']
/** What every screen loads besides. */
const screenSource = 'src/engine/screen/ScreenView.tsx'

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
  const frames = await screenFrames()
  return appPages.map(({ path, title, frame, source }) => ({
    ...headOf({ path, title }),
    html: renderFrame(path, <ShellFrame>{frames.get(path) ?? frame}</ShellFrame>),
    isFrame: true,
    sources: [...areaSources, source, ...(frames.has(path) ? [screenSource] : [])],
  }))
}

/** The frames of the screens, by address, with what their configs add. */
async function screenFrames(): Promise<ReadonlyMap<string, ReactNode>> {
  const frames = screens.map(async (entry) => {
    const { banner } = (await entry.load()).default
    const frame = <ScreenFrame entry={entry} banner={banner} />
    return [entry.path, frame] as const
  })
  return new Map(await Promise.all(frames))
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

/** A picture of the page, out of reach: its buttons work, and its data shows, once the app has drawn it. */
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
