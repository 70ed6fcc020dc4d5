import { coastGuardLine, crisisLine, militaryOneSourcePhone } from '@/data/facts/help-lines'
import { coastGuardHelp, coastGuardWorkLife, milTax } from '@/data/facts/offices'
import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'
import { callLink, howToReach } from '@/data/how-to-reach'

/** The terms of use. */
export const terms = defineDataset<GuideSection>('terms', [
  {
    id: 'agreement',
    title: 'Using the App',
    lead: `These terms are in plain words. By using ${site.name}, you agree to them.`,
    paragraphs: ['If you do not agree, please do not use the app. You owe us nothing.'],
  },
  {
    id: 'age',
    title: 'Who May Use It',
    paragraphs: [
      `The app is for adults. You must be ${site.adultAge}, that is, at least 18 years old. You do not have to be a military spouse.`,
    ],
  },
  {
    id: 'beta',
    title: 'This Is a Beta',
    lead: withExpiryNote(
      `The app is in a beta, a test period. It is free, and the beta is expected to last through ${site.betaUntil}.`,
      'beta',
    ),
    items: [
      'Parts may change, break or go away. Modules that are announced may come later than planned.',
      'Early users get lifetime premium access when paid tiers launch. How we recognize them is not decided yet.',
      'You will not be charged for anything without agreeing to it first.',
    ],
  },
  {
    id: 'not-advice',
    title: 'General Information, Not Advice',
    lead: 'Everything here is general information, not legal, tax, medical or financial advice.',
    paragraphs: ['Ask someone who knows your state, your branch and your case:'],
    items: [
      'Legal questions: the legal assistance office on your installation.',
      `Taxes: ${milTax.text}. For the Coast Guard, the Work-Life office can say: ${coastGuardWorkLife.text}.`,
      'Licenses: the licensing board of the new state. Get its answer in writing before you start work.',
      'Housing: the housing office at the installation.',
      `Health and counseling: your own provider, or Military OneSource at ${howToReach(militaryOneSourcePhone)}. In a crisis, ${howToReach(crisisLine)}.`,
      `${coastGuardHelp.text}.`,
    ],
    links: [callLink(militaryOneSourcePhone), callLink(crisisLine), callLink(coastGuardLine)],
    tone: 'note',
    source: milTax.source,
    alsoFrom: [
      coastGuardWorkLife.source,
      militaryOneSourcePhone.source,
      crisisLine.source,
      ...(crisisLine.alsoFrom ?? []),
      coastGuardLine.source,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'no-promise',
    title: 'No Promise of a Job, Pay or Benefit',
    paragraphs: [
      'Pay ranges, programs and job boards are there to help you plan. They are not a promise of a job, a wage, a license or a benefit. The agency, board or employer decides.',
    ],
  },
  {
    id: 'not-affiliated',
    title: 'Not a Government Product',
    paragraphs: [
      `${site.name} is not affiliated with the Department of Defense or any U.S. government body. Names of agencies and programs are used only to tell you about them.`,
    ],
  },
  {
    id: 'demo-directory',
    title: 'The Directory Is a Demo',
    paragraphs: [
      'The 10 profiles in Networking are examples. The people are made up, and you cannot contact them. A full version would let users create profiles, and profiles would be opt-in only.',
      'Success stories are illustrative examples too.',
    ],
  },
  {
    id: 'outside-links',
    title: 'Outside Links',
    paragraphs: [
      'The app links to sites that we do not run. Their content, prices and privacy rules are theirs. A link does not mean that we stand behind a site or that it stands behind us.',
      'Prices we show were noted on a certain day. Check the current price before you pay.',
    ],
  },
  {
    id: 'your-data',
    title: 'Your Data, Your Backup',
    items: [
      'What you enter is yours. It stays in your browser, and we have no copy.',
      'Keep your own backup. We cannot bring lost entries back.',
      'Please do not enter Social Security numbers, bank details, orders or unit movements.',
      'Enter facts about other people only if they would be fine with it.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair Use',
    items: [
      'Do not use the app to break the law or to harm anyone.',
      'Do not present it as your own or as an official military product.',
      'The app’s code is open source under the MIT license, which has its own terms.',
    ],
  },
  {
    id: 'sister-products',
    title: 'Sister Products',
    paragraphs: [
      `${site.transitionToolkit.name} and ${site.moneyCoach.name} are separate products with their own terms. ${site.transitionToolkit.name} costs ${site.transitionToolkit.priceOnce} one-time or ${site.transitionToolkit.priceMonthly}. ${site.moneyCoach.name} is coming soon and always free for pay grades ${site.moneyCoach.grades}, the junior enlisted ones.`,
    ],
  },
  {
    id: 'no-warranty',
    title: 'No Warranty',
    paragraphs: [
      'The app is provided “as is,” with no warranty of any kind. We try to keep it correct and working. We cannot promise that it is free of mistakes, always available or right for your case.',
      'As far as the law allows, we are not liable for losses from using it. Examples are lost entries or a choice based on a guide. You keep every right that the law says you cannot waive.',
    ],
    tone: 'warning',
  },
  {
    id: 'changes',
    title: 'Changes and Contact',
    paragraphs: [
      'We may change these terms. The version on this page is the one that counts.',
      `Do you have a question? Write to ${site.contactEmail}. We reply within ${site.supportReply}.`,
    ],
  },
])
