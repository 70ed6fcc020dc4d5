import { site } from '@/data/site'
import { lazyPage } from './lazy-page'

/** The pages that anyone reads first. They are rendered to HTML at build and need none of the user's data. */
export const publicPages = [
  {
    path: '/',
    title: site.name,
    ...lazyPage(() => import('../public/LandingPage')),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    ...lazyPage(() => import('../public/WelcomePage')),
  },
  {
    path: '/about',
    title: 'About',
    ...lazyPage(() => import('../public/AboutPage')),
  },
  {
    path: '/faq',
    title: 'FAQ',
    ...lazyPage(() => import('../public/FaqPage')),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    ...lazyPage(() => import('../public/PrivacyPage')),
  },
  {
    path: '/terms',
    title: 'Terms',
    ...lazyPage(() => import('../public/TermsPage')),
  },
] as const
