import { site } from '@/data/site'
import { lazyPage } from './lazy-page'

/** The pages that anyone reads first. They are rendered to HTML at build and need none of the user's data. */
export const publicPages = [
  {
    path: '/',
    title: site.name,
    description:
      'A free set of career and family tools for military spouses. No account, and everything you enter stays in your browser.',
    ...lazyPage(() => import('./public/LandingPage')),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    description: 'What you get, and how to set it up in about two minutes.',
    ...lazyPage(() => import('./public/WelcomePage')),
  },
  {
    path: '/about',
    title: 'About',
    description: 'Why this toolkit exists, what it does and who it is for.',
    ...lazyPage(() => import('./public/AboutPage')),
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Answers about getting started, privacy, features, pricing and support.',
    ...lazyPage(() => import('./public/FaqPage')),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is stored, where it is stored, and what never leaves your browser.',
    ...lazyPage(() => import('./public/PrivacyPage')),
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms of use of this free beta.',
    ...lazyPage(() => import('./public/TermsPage')),
  },
] as const
