import { faq } from '@/data/public/faq'
import { site } from '@/data/site'

/** The schema.org structured data of a public page. Used only by the build. */
export function structuredDataOf(path: string): readonly object[] {
  if (path === '/') return [application]
  if (path === '/faq') return [questions]
  return []
}

const application = {
  '@type': 'WebApplication',
  name: site.name,
  description: site.description,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any, in a web browser',
  isAccessibleForFree: true,
}

const questions = {
  '@type': 'FAQPage',
  mainEntity: faq.rows.map(({ question, answer, items = [] }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [...answer, ...items].join(' ') },
  })),
}
