import { demoProfiles } from '@/data/networking/demo-profiles'
import { glossary } from '@/data/glossary'
import { networkingDemoNotice } from '@/data/networking/networking-demo-notice'
import { networkingFirstContact } from '@/data/networking/networking-first-contact'
import { networkingTips } from '@/data/networking/networking-tips'
import { organizations } from '@/data/networking/organizations'
import { defineScreen } from '@/engine/screen/screen'
import { catalogueView } from '@/engine/views/catalogue/catalogue-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { noteView } from '@/engine/views/note/note-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { ProfileCard } from './ProfileCard'

export default defineScreen({
  tabs: [
    {
      id: 'directory',
      label: 'Directory',
      next: {
        text: 'Did someone reply? Add their name to the application they can help with.',
        action: 'Open Your Applications',
        to: { path: '/app/job-search', search: { tab: 'tracker' } },
      },
      // Real groups first: the people after them are made up.
      views: [
        linksView(organizations, {
          title: 'Networking Organizations',
          notes: ['group', 'focus'],
        }),
        noteView(networkingDemoNotice, { collapsed: 'About Sharing' }),
        catalogueView(demoProfiles, {
          title: 'Example Profiles',
          noun: 'profiles',
          search: {
            placeholder: 'Search by name, field, or skills...',
            fields: ['name', 'careerField', 'skills'],
            empty: {
              title: 'No profiles match your search',
              text: 'Try fewer words, or another career field or location.',
            },
          },
          filters: [
            { field: 'careerField', label: 'Career Field' },
            { field: 'location', label: 'Location' },
          ],
          Card: ProfileCard,
          find: {
            kind: 'Example profiles',
            icon: 'i-lucide-users',
            title: 'name',
            texts: ['careerField', 'location', 'skills'],
          },
        }),
        guideView(networkingFirstContact, {
          title: 'How to Start',
          columns: 2,
          isSecondary: true,
        }),
        guideView(networkingTips, { title: 'Networking Tips', columns: 2, isSecondary: true }),
      ],
    },
  ],
  closing: [termsView(glossary, ['ivmf'])],
})
