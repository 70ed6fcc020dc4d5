interface OwnFigures {
  /** A dataset, or one record of it: "terms/age". */
  where: string
  /** The figures in lower case. */
  figures: readonly string[] | 'all'
  because: string
}

const ourPrice = 'a price of a product of ours, set in src/data/site.ts'
const ourPromise = 'a promise of this product, set in src/data/site.ts'
const phase = 'the name of a phase of the checklist'
const advice = 'planning advice of this product, not a fact about the world'
const invented = 'a made-up story or person, labeled as an example'

/** Figures that need no source, each with the reason. A new one needs a reason too, or a source. */
export const ownFigures: readonly OwnFigures[] = [
  { where: 'about/what-it-costs', figures: ['$49', '$7'], because: ourPrice },
  { where: 'faq/sister-product-prices', figures: ['$49', '$7'], because: ourPrice },
  { where: 'our-apps/transition-toolkit', figures: ['$49', '$7'], because: ourPrice },
  { where: 'terms/sister-products', figures: ['$49', '$7'], because: ourPrice },
  { where: 'faq/how-to-reach-you', figures: ['24-48 hours'], because: ourPromise },
  { where: 'faq/how-to-start', figures: ['2 minutes'], because: ourPromise },
  { where: 'landing-steps/set-up', figures: ['2 minutes'], because: ourPromise },
  { where: 'privacy/changes', figures: ['24-48 hours'], because: ourPromise },
  {
    where: 'privacy/what-is-stored',
    figures: ['7 days', '4 weeks'],
    because: 'how many earlier versions this product keeps',
  },
  { where: 'terms/age', figures: ['18 years'], because: ourPromise },
  { where: 'terms/changes', figures: ['24-48 hours'], because: ourPromise },
  { where: 'welcome/quick-setup', figures: ['2 minutes'], because: ourPromise },
  {
    where: 'faq/what-does-pcs-prep-cover',
    figures: ['6 months', '3 months', '1 month', 'three months', 'six months'],
    because: phase,
  },
  {
    where: 'landing-why-choose/built-for-moves',
    figures: ['three months', '30 days'],
    because: phase,
  },
  { where: 'pcs-timeline/1-month', figures: ['1 month'], because: phase },
  { where: 'plan-tasks', figures: ['3-months', '2-months', '1-month'], because: phase },
  {
    where: 'assessment-questions/education',
    figures: ['six months', 'two years', 'four-year'],
    because: 'one of the answers to choose from',
  },
  {
    where: 'certification-advice/study-tips',
    figures: ['25 minutes', '90 days'],
    because: 'a block of study time, and the window of the expiry warning in the app',
  },
  {
    where: 'faq/storage-limit',
    figures: ['thousands of job'],
    because: 'an estimate from the size of one application, worded as one',
  },
  {
    where: 'interview-questions/five-years',
    figures: ['five years'],
    because: 'the interviewer’s question itself',
  },
  {
    where: 'questions-to-ask/ask-first-90-days',
    figures: ['90 days'],
    because: 'the question to ask',
  },
  { where: 'networking-tips/online', figures: ['15 minutes'], because: advice },
  { where: 'networking-tips/in-person', figures: ['two months', 'two days'], because: advice },
  {
    where: 'pcs-timeline/1-month',
    figures: ['three to five jobs', 'five people'],
    because: advice,
  },
  {
    where: 'career-first-steps',
    figures: 'all',
    because: 'an estimate of this product, labeled as one on the cards',
  },
  { where: 'certification-advice/success-story', figures: 'all', because: invented },
  { where: 'demo-profiles', figures: 'all', because: invented },
  { where: 'housing-story', figures: 'all', because: invented },
  { where: 'networking-tips/success-story', figures: 'all', because: invented },
]
