import { site } from '@/data/site'
import { lazyPage } from './lazy-page'

/** The pages that anyone reads first. They are rendered to HTML at build and need none of the user's data. */
export const publicPages = [
  {
    path: '/',
    title: site.name,
    description: site.description,
    source: 'src/app/public/LandingPage.tsx',
    ...lazyPage(() => import('./public/LandingPage')),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    description: 'What you get, and how to set it up in about two minutes.',
    source: 'src/app/public/WelcomePage.tsx',
    ...lazyPage(() => import('./public/WelcomePage')),
  },
  {
    path: '/about',
    title: 'About',
    description: 'Why this toolkit exists, what it does and who it is for.',
    source: 'src/app/public/AboutPage.tsx',
    ...lazyPage(() => import('./public/AboutPage')),
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Answers about getting started, privacy, features, pricing and support.',
    source: 'src/app/public/FaqPage.tsx',
    ...lazyPage(() => import('./public/FaqPage')),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is stored, where it is stored, and what never leaves your browser.',
    source: 'src/app/public/PrivacyPage.tsx',
    ...lazyPage(() => import('./public/PrivacyPage')),
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms of use of this free beta.',
    source: 'src/app/public/TermsPage.tsx',
    ...lazyPage(() => import('./public/TermsPage')),
  },
] as const
