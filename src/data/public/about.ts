import { moveCuts, moveFrequency, unemployment2021, unemployment2024 } from '@/data/facts/families'
import { stateLicenseLaws } from '@/data/facts/license-laws'
import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import {
  bahRelease,
  moveCutsMemo,
  moveFrequencyArticle,
  spouseSurvey2021,
  spouseSurvey2024,
} from '@/data/sources/families'
import { licensePortability, stateLawsReport } from '@/data/sources/license-law'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

/** The About page. */
export const about = defineDataset<GuideSection>('about', [
  {
    id: 'mission',
    title: 'Our Mission',
    lead: 'Help military spouses keep a career of their own, move after move.',
    paragraphs: [
      `${site.name} is for the person who repacks a working life each time the orders come. It puts the job search, the move, the license and the home in one place. It cannot get you a job. It can save you time and help you miss less.`,
    ],
  },
  {
    id: 'why-it-exists',
    title: 'Why It Exists',
    lead: `Military families move ${moveFrequency.text} on average, and work often does not come along.`,
    paragraphs: [
      `Military spouse unemployment was ${unemployment2021.text} in the 2021 Department of Defense survey, ${unemployment2024.text} in 2024. That is about one in five. The gap between the two years is too small to call a change.`,
      'The figure counts civilian spouses of active-duty members who have a job or are looking for one. Spouses who are not looking are left out.',
      `${moveCuts.text}. Many families will still move.`,
    ],
    source: spouseSurvey2024,
    alsoFrom: [spouseSurvey2021, moveFrequencyArticle, moveCutsMemo],
    lastReviewed: '2026-11-23',
    reviewInterval: 'survey',
  },
  {
    id: 'what-works-now',
    title: 'Seven Modules, Ready Now',
    items: [
      'Job Search Hub: track your applications, find job boards and prepare for interviews.',
      'Career Planner: four questions about how you like to work, and 22 portable careers to browse.',
      'PCS Career Prep: a checklist for a PCS (permanent change of station, a military move), with your progress.',
      'Professional Development: track skills, certifications and learning goals, with 40+ learning resources.',
      'Networking: organizations, tips and a demo directory of 10 example profiles.',
      `Licensing Navigator: how to transfer a license, for 8+ professions. ${stateLicenseLaws.text} states have laws that help, some stronger than others, and a federal law applies in every state.`,
      'Housing Hub: housing links, the official allowance calculator, a move-in timeline, and rent or buy guidance.',
    ],
    source: stateLawsReport,
    alsoFrom: [licensePortability],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'what-comes-next',
    title: 'Two More, Announced',
    paragraphs: [
      `${withExpiryNote(`Duty Station Intel and Military Kids Hub are announced for ${site.comingSoon}.`, 'comingSoon')} Until they open, you see them as coming-soon cards only.`,
    ],
  },
  {
    id: 'not-affiliated',
    title: 'Not an Official Site',
    lead: `${site.name} is not affiliated with the Department of Defense or any U.S. government body.`,
    paragraphs: [
      'The department has also used the name Department of War since 2025. No agency runs, pays for or approves this product. For an official answer, use the official link on each page.',
    ],
    tone: 'note',
    source: bahRelease,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'how-we-handle-facts',
    title: 'How We Handle Facts',
    items: [
      'Facts about programs, laws and prices carry a source. We show a date of review only where we read a source ourselves. When a source only reports on an official text, we say so.',
      'Rules change. Check the official page before you decide, pay or sign.',
      'Success stories and directory profiles are illustrative examples. The people in them are made up.',
      'Guides are general information, not legal, tax, medical or financial advice.',
      `Did you find a mistake? Write to ${site.contactEmail}.`,
    ],
  },
  {
    id: 'what-it-costs',
    title: 'What It Costs',
    paragraphs: [
      `${withExpiryNote(`It is free during the beta, our test period, which is expected to last through ${site.betaUntil}.`, 'beta')} Early users get lifetime premium access when paid tiers launch.`,
      `Our sister product ${site.transitionToolkit.name} is paid: ${site.transitionToolkit.priceOnce} one-time or ${site.transitionToolkit.priceMonthly}. ${site.moneyCoach.name} is coming soon and always free for pay grades ${site.moneyCoach.grades}, the junior enlisted ones.`,
    ],
  },
  {
    id: 'your-privacy',
    title: 'Your Privacy',
    paragraphs: [
      'There are no servers, no analytics, no cookies and no account. What you enter stays in your browser. The privacy page tells you what that does and does not protect.',
    ],
  },
])
