import { bahCard } from '@/data/housing/bah-card'
import { baseHousingLists } from '@/data/housing/base-housing-lists'
import { buyRentFactors } from '@/data/housing/buy-rent-factors'
import { glossary } from '@/data/glossary'
import { housingConsiderations } from '@/data/housing/housing-considerations'
import { housingFramework } from '@/data/housing/housing-framework'
import { housingMoney } from '@/data/housing/housing-money'
import { housingResources } from '@/data/housing/housing-resources'
import { housingSteps } from '@/data/housing/housing-steps'
import { housingStory } from '@/data/housing/housing-story'
import { housingTips } from '@/data/housing/housing-tips'
import { defineScreen } from '@/engine/screen/screen'
import { anchorOf } from '@/engine/views/anchor'
import { cardsView } from '@/engine/views/cards/cards-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { noteView } from '@/engine/views/note/note-view'
import { stepsView } from '@/engine/views/steps/steps-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { BahAtStations, ratesToPreload } from './bah/BahAtStations'
import { BuyRentTable } from './BuyRentTable'

export default defineScreen({
  intro: [
    noteView(bahCard, { collapsed: 'What BAH Is' }),
    customView(
      BahAtStations,
      'The only place where a ZIP code or a duty station is looked up in a table.',
      () => ({
        kind: 'Housing allowance',
        icon: 'i-lucide-house',
        findings: [
          {
            title: 'BAH at Your Stations',
            text: 'How much BAH you get: compare two duty stations or ZIP codes by pay grade.',
            anchor: 'bah-at-stations',
          },
        ],
      }),
    ),
  ],
  tabs: [
    {
      id: 'overview',
      label: 'Overview',
      partsToPreload: ratesToPreload,
      next: {
        text: 'You know what matters to your work. Start with the first step.',
        action: 'See the 14 Steps',
        to: { path: '/app/housing', search: { tab: 'checklist' } },
      },
      views: [
        cardsView(housingConsiderations, {
          title: 'Career Considerations',
          lead: 'Six things about a home that can help your work or hold it back.',
        }),
        guideView(housingTips),
        guideView(housingMoney, {
          title: 'Allowances, Loans and Rights',
          columns: 2,
          collapsed: 'What to Do',
          gathersSources: true,
        }),
      ],
    },
    {
      id: 'checklist',
      label: 'PCS Housing Checklist',
      isPrintable: true,
      next: {
        text: 'Your move plan has these steps too, with their dates and a box to check.',
        action: 'Open My Move',
        to: { path: '/app/move', search: {} },
      },
      views: [
        stepsView(housingSteps, {
          title: 'PCS Housing Checklist',
          lead: '14 steps, counted back from your PCS. General information, not legal or financial advice.',
          considerationsTitle: 'Career Considerations',
        }),
      ],
    },
    {
      id: 'decisions',
      label: 'Housing Decisions',
      isPrintable: true,
      next: {
        text: 'Your mind is made up? Look where homes are listed.',
        action: 'See Housing Resources',
        to: { path: '/app/housing', search: { tab: 'resources' } },
      },
      views: [
        guideView(baseHousingLists, {
          title: 'On Base or Off Base',
          columns: 2,
          gathersSources: true,
        }),
        customView(
          BuyRentTable,
          'The only records of the product that are compared in a table, column by column.',
          () => ({
            kind: 'Buying or renting',
            icon: 'i-lucide-scale',
            findings: buyRentFactors.rows.map(({ id, factor, ...row }) => ({
              title: factor,
              text: row.spouseCareerImpact,
              texts: [row.buyingBetter, row.rentingBetter],
              anchor: anchorOf(buyRentFactors, id),
            })),
          }),
          [{ id: 'buy-rent-title', title: 'Buying or Renting' }],
        ),
        guideView(housingFramework),
      ],
    },
    {
      id: 'resources',
      label: 'Resources',
      next: {
        text: 'The home is one part of the move. Your job is another.',
        action: 'Plan Your Career Move',
        to: { path: '/app/pcs-prep', search: { tab: 'timeline' } },
      },
      views: [
        linksView(housingResources, {
          title: 'Housing Resources',
          lead: 'All are free to use. Rent, agents and movers cost money.',
          groupBy: 'group',
        }),
        guideView(housingStory),
      ],
    },
  ],
  closing: [
    termsView(glossary, [
      'pcs',
      'bah',
      'scra',
      'dla',
      'ppm',
      'dity',
      'va',
      'fmcsa',
      'ahrn',
      'military-onesource',
    ]),
  ],
})
