import {
  licenseReimbursement,
  moveFrequency,
  stateLicenseLaws,
  unemployment2021,
  unemployment2024,
} from './facts'
import { site } from './site'
import { defineDataset } from '@/engine/schema/dataset'
import type { Card } from '@/schemas/card'
import type { GuideSection } from '@/schemas/guide-section'
import type { ProductPicture } from '@/schemas/product-picture'

/** The first words of the landing page. One row. */
export const landingHero = defineDataset<GuideSection>('landing-hero', [
  {
    id: 'hero',
    title: 'Orders Move the Family. Plan for Your Career Too.',
    lead: `${site.name} is a free set of career and family tools for military spouses.`,
    paragraphs: [
      `Military families move ${moveFrequency.text} on average. Each move can cost a spouse a job. Military spouse unemployment was ${unemployment2021.text} in the 2021 Defense Department survey, ${unemployment2024.text} in 2024. If your search is slow, it is not your fault.`,
      `Track your applications, plan the next move and find work that can travel. Setup takes ${site.setupTime}. You need no account, and what you enter stays in this browser.`,
    ],
    source: {
      title:
        'DoD Active Duty Spouse Surveys 2021 and 2024 (as reported by MOAA); USAFacts on moves',
      seen: true,
    },
    lastReviewed: '2026-11-21',
    reviewEvery: 'P12M',
  },
])

/** Why somebody would use it. */
export const landingWhyChoose = defineDataset<Card>('landing-why-choose', [
  {
    id: 'one-place',
    icon: 'i-lucide-layout-grid',
    title: 'One Place Instead of Twelve Tabs',
    text: 'Job search, careers, moving, learning, networking, licenses and housing sit side by side. Pick the ones you need now, and your dashboard shows those.',
  },
  {
    id: 'built-for-moves',
    icon: 'i-lucide-truck',
    title: 'Built for Moves',
    text: 'The checklist for a PCS (permanent change of station, a military move) has 55 tasks. They run from three months out to your first 30 days. Five more lists fit your kind of work.',
  },
  {
    id: 'careers-that-travel',
    icon: 'i-lucide-compass',
    title: 'Careers That Can Travel',
    text: 'Browse 22 portable careers. See what each one needs, whether it can be remote and what it tends to pay. Four questions point you to fields that fit.',
  },
  {
    id: 'license-help',
    icon: 'i-lucide-file-check',
    title: 'License Help by Profession',
    text: `${stateLicenseLaws.text} states have laws that help spouses transfer a license, some stronger than others. A federal law helps in every state. The guide covers 8+ professions, from nurse to attorney.`,
    source: {
      title: `${stateLicenseLaws.source.title}; 50 U.S.C. 4025a`,
      seen: true,
    },
    lastReviewed: '2026-11-21',
    reviewEvery: 'P12M',
  },
  {
    id: 'named-sources',
    icon: 'i-lucide-scroll-text',
    title: 'Facts With a Date',
    text: 'Rules, prices and programs change. Where we saw the source itself, the page says when we last reviewed it. Where rules differ, you learn whom to ask.',
  },
  {
    id: 'on-your-phone',
    icon: 'i-lucide-smartphone',
    title: 'Works Where You Are',
    text: 'Use it on a phone, a tablet or a computer. After your first visit it can open without a connection, even before the internet is on at the new home.',
  },
])

/** What happens to what people enter. One row. */
export const landingPrivacy = defineDataset<GuideSection>('landing-privacy', [
  {
    id: 'privacy',
    title: 'Your Information Stays With You',
    lead: 'There are no servers, no analytics, no cookies and no account.',
    paragraphs: [
      'What you enter is saved in this browser, on this device. It is not sent to us, so we cannot read it, sell it or lose it.',
    ],
    items: [
      'Sharing is off until you turn it on. Today the directory is a demo, so nothing is shared at all.',
      'You can download a full backup, or erase everything, in Settings.',
      'The other side: we cannot get your data back for you. If the browser’s data is cleared, it is gone without a backup.',
      'Anyone who can open this browser can read what you entered. On a shared computer, keep that in mind.',
    ],
  },
])

/** How it works: exactly three steps. */
export const landingSteps = defineDataset<Card>('landing-steps', [
  {
    id: 'set-up',
    icon: 'i-lucide-user-round',
    title: 'Set Up in Your Own Words',
    text: `Add your name, place and field, or leave them blank. Decide what you may want to share one day. All of it takes ${site.setupTime}.`,
  },
  {
    id: 'choose-modules',
    icon: 'i-lucide-list-checks',
    title: 'Choose What Matters Now',
    text: 'Pick from seven modules. Your dashboard shows your picks, and the menu always has them all. Change them when life changes.',
  },
  {
    id: 'do-one-thing',
    icon: 'i-lucide-route',
    title: 'Do One Thing Today',
    text: 'Log one application, check off one moving task or read one guide. Close the page when you are tired. It is all there when you come back to this browser.',
  },
])

/** What the product looks like with a made-up person's data in it. */
export const landingPictures = defineDataset<ProductPicture>('landing-pictures', [
  {
    id: 'tracker',
    title: 'Know Where Each Application Stands',
    text: 'Company, day, pay and your notes in one place, even after the posting is gone.',
    alt: 'The application tracker: two job applications with their status, place, pay and notes.',
  },
  {
    id: 'checklist',
    title: 'Move Without Losing the Thread',
    text: 'Fifty-five small tasks from three months before the move to your first weeks after it.',
    alt: 'The moving checklist: a progress bar and tasks, some of them checked off.',
  },
  {
    id: 'license',
    title: 'Take Your License Along',
    text: 'Twelve steps with their time frames, and what the law gives you in the new state.',
    alt: 'The license transfer steps: numbered steps, each with the time at which it is due.',
  },
])

/** The two announced modules. They are cards only. */
export const landingComingSoon = defineDataset<Card>('landing-coming-soon', [
  {
    id: 'duty-station-intel',
    icon: 'i-lucide-map-pinned',
    title: 'Duty Station Intel',
    text: `What to know about a duty station before you get there. Coming soon, announced for ${site.comingSoon}.`,
  },
  {
    id: 'military-kids-hub',
    icon: 'i-lucide-backpack',
    title: 'Military Kids Hub',
    text: `Help for children who move with the military. Coming soon, announced for ${site.comingSoon}.`,
  },
])

/** What is in it for the member. One row. */
export const landingServiceMembers = defineDataset<GuideSection>('landing-service-members', [
  {
    id: 'service-members',
    title: 'For Service Members Too',
    lead: 'A few parts of the toolkit are useful to you as well.',
    items: [
      'Plan the move together with the PCS checklist and the housing steps.',
      'Find the official calculator for BAH (basic allowance for housing) before you set a rent budget.',
      `Did your spouse pay for a new license after a move? You are the one who claims it: ${licenseReimbursement.text} a move through your branch. Check the current rules.`,
      `Are you retiring or separating? ${site.transitionToolkit.name} is a separate product for that.`,
    ],
    source: licenseReimbursement.source,
    lastReviewed: '2026-11-21',
    reviewEvery: 'P12M',
  },
])
