import { stateLicenseLaws } from '@/data/facts/license-laws'
import { glossary } from '@/data/glossary'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { licensePapers } from '@/data/licensing/license-papers'
import { licenseSteps } from '@/data/licensing/license-steps'
import { licensingOverview } from '@/data/licensing/licensing-overview'
import { licensingResources } from '@/data/licensing/licensing-resources'
import { licensingSupport } from '@/data/licensing/licensing-support'
import { defineScreen } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'
import { anchorOf } from '@/engine/views/anchor'
import { calloutView } from '@/engine/views/callout/callout-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { stepsView } from '@/engine/views/steps/steps-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { myLicenses } from './my-licenses'
import { Professions } from './Professions'

/** Loads with its tab, because it includes rules and data. */
const MyAnswer = lazyPart(() => import('./answer/MyAnswer'))

export default defineScreen({
  banner: `${stateLicenseLaws.text} states have laws to help spouses transfer licenses, and a federal law applies on top.`,
  tabs: [
    {
      id: 'overview',
      label: 'Overview',
      next: {
        text: 'Rules differ by job. See what holds for yours.',
        action: 'Find Your Profession',
        to: { path: '/app/licensing', search: { tab: 'professions' } },
      },
      views: [
        calloutView({
          title: 'Does My License Move With Me?',
          text: 'Choose your profession and two states to see your options.',
          action: 'Get My Answer',
          to: { path: '/app/licensing', search: { tab: 'answer' } },
        }),
        guideView(licensingOverview, { gathersSources: true }),
      ],
    },
    {
      id: 'answer',
      label: 'My Answer',
      partsToPreload: () => [MyAnswer],
      isPrintable: true,
      views: [
        customView(
          MyAnswer,
          'No other view computes an answer from a profession and two states, with a compact that loads on demand.',
          () => ({
            kind: 'My Answer',
            icon: 'i-lucide-id-card',
            findings: [
              {
                title: 'Does my license move with me?',
                text: 'Choose your profession and two states, and see what the compact and the law give you.',
                texts: [
                  'transfer',
                  ...licensedProfessions.rows.map(({ profession }) => profession),
                ],
                anchor: 'my-answer-title',
              },
              {
                title: 'Who to Call at Your Licensing Board',
                text: 'Choose your profession and two states, and see the old board and the new one.',
                anchor: 'my-answer-title',
              },
              {
                title: 'Letter to the Board',
                text: 'Choose your profession and two states, and get a letter to copy.',
                texts: licensedProfessions.rows.map(({ profession }) => profession),
                search: { paper: 'letter' },
                anchor: 'my-answer-title',
              },
              {
                title: 'Page for the Clerk',
                text: 'Choose your profession and two states, and print the law on one page.',
                search: { paper: 'clerk' },
                anchor: 'my-answer-title',
              },
              ...licensedProfessions.rows.map(({ id, profession }) => ({
                title: `${profession} License in a New State`,
                text: 'Choose two states, and see if your license or certification moves with you.',
                texts: ['transfer'],
                search: { profession: id },
                anchor: 'my-answer-title',
              })),
            ],
          }),
        ),
      ],
    },
    {
      id: 'professions',
      label: 'By Profession',
      views: [
        customView(
          Professions,
          'No other view replaces its list of shipped records with the one that the URL names.',
          () => ({
            kind: 'Professions',
            icon: 'i-lucide-id-card',
            findings: licensedProfessions.rows.map(({ id, profession, ...row }) => ({
              title: profession,
              text: row.description,
              texts: row.nationalResources.map(({ name }) => name),
              search: { profession: id },
              anchor: anchorOf(licensedProfessions, id),
            })),
          }),
        ),
      ],
    },
    {
      id: 'checklist',
      label: 'Transfer Checklist',
      isPrintable: true,
      next: {
        text: 'Your move plan has these steps too, with their dates and a box to check.',
        action: 'Open My Move',
        to: { path: '/app/move', search: {} },
      },
      views: [
        stepsView(licenseSteps, {
          title: 'License Transfer Checklist',
          lead: 'Twelve steps to follow. General information, not legal advice: your board decides.',
        }),
        guideView(licensePapers, { collapsed: 'Show the Details', gathersSources: true }),
      ],
    },
    {
      id: 'resources',
      label: 'Resources',
      next: {
        text: 'You know where to find the rules. Now take the steps in order.',
        action: 'Follow the 12 Steps',
        to: { path: '/app/licensing', search: { tab: 'checklist' } },
      },
      views: [
        linksView(licensingResources, {
          title: 'General Resources',
          lead: 'Official places to check the rules for any licensed job, all free.',
        }),
        guideView(licensingSupport, {
          title: 'Support Information',
          columns: 2,
          isSecondary: true,
          gathersSources: true,
        }),
      ],
    },
    {
      id: 'licenses',
      label: 'My Licenses',
      isPrintable: true,
      next: {
        text: 'Paid for a new license? Your branch may pay some of it back.',
        action: 'See the Claim by Branch',
        to: { path: '/app/licensing', search: { tab: 'checklist' } },
      },
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add a License',
              text: 'Keep the date it expires, and be reminded to renew it.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [myLicenses],
    },
  ],
  closing: [
    termsView(glossary, [
      'pcs',
      'dod',
      'dodea',
      'dol',
      'csg',
      'moaa',
      'military-onesource',
      'scra',
    ]),
  ],
})
