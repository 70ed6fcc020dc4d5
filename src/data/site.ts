/**
 * The product's own names, dates, prices and addresses, each once. Copy inserts them.
 * Addresses on `.example` hosts are not set yet; the build names them (README, "Before you publish").
 */
export const site = {
  name: 'Milspouse Command Center',
  shortName: 'milspouse',
  /** The description shown with a search result, a shared link and the installed app. */
  description:
    'A free set of career and family tools for military spouses. No account, and everything you enter stays in your browser.',
  contactEmail: 'hello@milspouse.example',
  /** How long the free beta is expected to last. */
  betaUntil: 'early 2026',
  /** When the two announced modules are due. */
  comingSoon: 'Q1 2026',
  /** The notes that follow these promises from the day after their last day. See `promises.ts`. */
  promises: {
    beta: { lastDay: '2026-03-31', now: 'The beta is still on, and still free.' },
    comingSoon: { lastDay: '2026-03-31', now: 'Both are still in the works.' },
  },
  privacyUpdated: 'January 2025',
  /** When the privacy page last got new wording for the same promises. */
  privacyChanged: 'November 2026',
  setupTime: 'about 2 minutes',
  supportReply: '24-48 hours',
  adultAge: '18+',
  firstYear: 2025,
  transitionToolkit: {
    name: 'Transition Toolkit',
    url: 'https://transition-toolkit.example/',
    priceOnce: '$49',
    priceMonthly: '$7 a month',
  },
  moneyCoach: {
    name: 'Money Coach',
    url: 'https://money-coach.example/',
    grades: 'E1-E4',
  },
} as const
