import { childCareGuide } from '@/data/child-care/child-care-guide'
import { glossary } from '@/data/glossary'
import { defineScreen } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { childCareList } from './child-care-list'

/** Loads with its tab. */
const ExceptionRequestPart = lazyPart(() => import('./ExceptionRequest'))

export default defineScreen({
  tabs: [
    {
      id: 'options',
      label: 'Wait Lists',
      isPrintable: true,
      next: {
        text: 'No place in time, and no fee assistance? You can ask for an exception.',
        action: 'Write the Request',
        to: { path: '/app/move/child-care', search: { tab: 'request' } },
      },
      extraFindings: [
        {
          kind: 'Actions',
          icon: 'i-lucide-plus',
          findings: [
            {
              title: 'Add Child Care Option',
              text: 'Keep who you asked for child care, and when to answer.',
              search: { edit: 'new' },
            },
          ],
        },
      ],
      views: [childCareList, guideView(childCareGuide)],
    },
    {
      id: 'request',
      label: 'Exception Request',
      isPrintable: true,
      next: {
        text: 'While you plan a move, My Move shows the next of these days: when to answer an offer, and when you need care.',
        action: 'Open My Move',
        to: { path: '/app/move', search: {} },
      },
      partsToPreload: () => [ExceptionRequestPart],
      views: [
        customView(
          ExceptionRequestPart,
          'No other view makes a letter from a wait list, a move and the profile.',
          () => ({
            kind: 'Papers',
            icon: 'i-lucide-file-text',
            findings: [
              {
                title: 'Request for a Child Care Exception',
                text: 'Ask in writing for an exception where fee assistance is not offered.',
                search: {},
              },
            ],
          }),
        ),
      ],
    },
  ],
  closing: [termsView(glossary, ['military-onesource'])],
})
