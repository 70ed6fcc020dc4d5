import { licenseReimbursement } from '@/data/facts/benefits'
import { moveFrequency, unemployment2021, unemployment2024 } from '@/data/facts/families'
import { stateLicenseLaws } from '@/data/facts/license-laws'
import { site } from '@/data/site'
import { moveFrequencyArticle, spouseSurvey2021, spouseSurvey2024 } from '@/data/sources/families'
import { licensePortability, stateLawsReport } from '@/data/sources/license-law'
import { defineDataset } from '@/engine/model/dataset'
import type { Card } from '@/schemas/content/card'
import type { GuideSection } from '@/schemas/content/guide-section'
import type { Point } from '@/schemas/content/point'
import type { ProductPicture } from '@/schemas/content/product-picture'

/** The first words of the landing page. One row. */
export const landingHero = defineDataset<GuideSection>('landing-hero', [
  {
    id: 'hero',
    title: 'Orders Move the Family. Plan for Your Career Too.',
    lead: `${site.name} is a free set of career and family tools for military spouses.`,
    paragraphs: [
      `Setup takes ${site.setupTime}. You need no account, and what you enter stays in this browser.`,
      `This is not a government site. It is one of three apps by the makers of ${site.transitionToolkit.name}.`,
      `Military families move ${moveFrequency.text} on average, and each move can cost a spouse a job. Military spouse unemployment was ${unemployment2021.text} in the 2021 Department of Defense survey, ${unemployment2024.text} in 2024. If your search is slow, it is not your fault.`,
    ],
    source: spouseSurvey2024,
    alsoFrom: [spouseSurvey2021, moveFrequencyArticle],
    lastReviewed: '2026-11-23',
    reviewInterval: 'survey',
  },
])

/** Reasons to use the product. */
export const landingWhyChoose = defineDataset<Point>('landing-why-choose', [
  {
    id: 'built-for-moves',
    title: 'Built for People Who Move',
    text: 'The checklist for a PCS (permanent change of station, a military move) has 55 tasks, from three months out to your first 30 days. The 22 portable careers can travel with you.',
  },
  {
    id: 'license-help',
    title: 'License Help by Profession',
    text: `${stateLicenseLaws.text} states have laws that help spouses transfer a license, some stronger than others. A federal law helps in every state. The guide covers 8+ professions, from nurse to attorney.`,
    source: stateLawsReport,
    alsoFrom: [licensePortability],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'on-your-phone',
    title: 'Works Where You Are',
    text: 'Use it on a phone, a tablet or a computer. After your first visit it can open without a connection, even before the internet is on at the new home.',
  },
])

/** What happens to the data that users enter. One row. */
export const landingPrivacy = defineDataset<GuideSection>('landing-privacy', [
  {
    id: 'privacy',
    title: 'Your Information Stays With You',
    lead: 'There are no servers, no analytics, no cookies and no account.',
    paragraphs: [
      'What you enter is saved in this browser, on this device. It is not sent to us, so we cannot read it or sell it.',
    ],
    items: [
      'Sharing is off until you turn it on. Today the directory is a demo, so nothing is shared at all.',
      'You can download a full backup, or erase everything, in Settings.',
      'The trade-off: we cannot get your data back for you. If the browser’s data is cleared, only a backup can bring it back.',
      'Anyone who can open this browser can read what you entered. On a shared computer, keep that in mind.',
    ],
  },
])

/** How it works: exactly three steps. */
export const landingSteps = defineDataset<Point>('landing-steps', [
  {
    id: 'set-up',
    title: 'Set Up in Your Own Words',
    text: `Add your name, location and career field, or leave them blank. Decide what you may want to share one day. All of it takes ${site.setupTime}.`,
  },
  {
    id: 'choose-modules',
    title: 'Choose What Matters Now',
    text: 'Pick from seven modules. Your dashboard shows your picks, and the menu always has them all. Change them when life changes.',
  },
  {
    id: 'do-one-thing',
    title: 'Do One Thing Today',
    text: 'Log one application, check off one moving task or read one guide. Close the page when you are tired. It is all there when you come back to this browser.',
  },
])

/** Four screenshots of the product, with the data of a fictional person. */
export const landingPictures = defineDataset<ProductPicture>('landing-pictures', [
  {
    id: 'plan',
    title: 'One Date Plans the Whole Move',
    href: '/app/move',
    text: 'Enter your report date. Your tasks get due dates, from child care to the new license.',
    alt: 'My Move: the days until the report date, and the next tasks, each with its day.',
    height: 880,
  },
  {
    id: 'answer',
    title: 'Does Your License Move With You?',
    href: '/app/licensing?tab=answer',
    text: 'Choose your profession, the state you leave and the one you move to. Every rule cites its source.',
    alt: 'The license answer: a registered nurse moves from Texas to Virginia. “Yes, with a multistate license.”',
    height: 606,
  },
  {
    id: 'pay',
    title: 'See What a Career Pays There',
    href: '/app/career-planner?tab=browse',
    text: 'Compare 22 careers in the new state with the state you come from.',
    alt: 'A career card: what a registered nurse earns in Washington, and how much more than in Hawaii.',
    height: 537,
  },
  {
    id: 'log',
    title: 'Proof of Your Job Search',
    href: '/app/job-search?tab=tracker&page=work-search-log',
    text: 'The tracker keeps a work-search log by week, ready to print for the unemployment office.',
    alt: 'The work-search log: the applications of a week with employer, position and how each was sent.',
    height: 693,
  },
])

/** The two announced modules. They are cards only. */
export const landingComingSoon = defineDataset<Card>('landing-coming-soon', [
  {
    id: 'duty-station-intel',
    icon: 'i-lucide-map-pinned',
    title: 'Duty Station Intel',
    text: 'What to know about a duty station before you get there.',
  },
  {
    id: 'military-kids-hub',
    icon: 'i-lucide-backpack',
    title: 'Military Kids Hub',
    text: 'Help for children who move with the military.',
  },
])

/** How it helps the service member. One row. */
export const landingServiceMembers = defineDataset<GuideSection>('landing-service-members', [
  {
    id: 'service-members',
    title: 'For Service Members Too',
    lead: 'A few parts of this app are useful to you as well.',
    items: [
      'Plan the move together with the PCS checklist and the housing steps.',
      'Find the official calculator for BAH (basic allowance for housing) before you set a rent budget.',
      `Did your spouse pay for a new license after a move? You are the one who claims it: ${licenseReimbursement.text} a move through your branch. Ask finance or personnel for the form.`,
      `Are you retiring or separating? ${site.transitionToolkit.name} is a separate product for that.`,
    ],
    source: licenseReimbursement.source,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
])
