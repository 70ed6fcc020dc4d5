import { site } from '@/data/site'
import { toPage, type PageRecord } from './page'

export interface PublicPageRecord extends PageRecord {
  /** The description for search engines and the palette. */
  description: string
}

/** The page for every path outside the route table. Hosts respond with its file, `404.html`. */
export const notFound = toPage({
  path: '/404',
  title: 'Page Not Found',
  load: () => import('../errors/NotFoundPage'),
  source: 'src/app/errors/NotFoundPage.tsx',
})

const records: readonly PublicPageRecord[] = [
  {
    path: '/',
    title: site.name,
    description: site.description,
    load: () => import('../public/LandingPage'),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    description: 'What you get, and how to set it up in about two minutes.',
    load: () => import('../public/WelcomePage'),
  },
  {
    path: '/about',
    title: 'About',
    description: 'Why this app exists, what it does and who it is for.',
    load: () => import('../public/AboutPage'),
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Answers about getting started, privacy, features, pricing and support.',
    load: () => import('../public/FaqPage'),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is stored, where it is stored, and what never leaves your browser.',
    load: () => import('../public/PrivacyPage'),
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms of use of this free beta.',
    load: () => import('../public/TermsPage'),
  },
]

/** The public pages. They are rendered to HTML at build time and need no user data. */
export const publicPages = records.map(toPage)
