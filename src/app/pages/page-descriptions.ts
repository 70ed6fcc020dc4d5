import { site } from '@/data/site'
import type { publicPages } from './public-pages'

type PublicPath = (typeof publicPages)[number]['path']

/** What search engines say of the public pages. Only their HTML carries it. */
export const pageDescriptions: Record<PublicPath, string> = {
  '/': site.description,
  '/welcome': 'What you get, and how to set it up in about two minutes.',
  '/about': 'Why this toolkit exists, what it does and who it is for.',
  '/faq': 'Answers about getting started, privacy, features, pricing and support.',
  '/privacy': 'What is stored, where it is stored, and what never leaves your browser.',
  '/terms': 'The terms of use of this free beta.',
}
