import { demoProfiles } from '@/data/demo-profiles'
import { glossary } from '@/data/glossary'
import { networkingDemoNotice } from '@/data/networking-demo-notice'
import { networkingTips } from '@/data/networking-tips'
import { organizations } from '@/data/organizations'
import { defineScreen } from '@/engine/screen/screen'
import { anchorOf } from '@/engine/views/anchor'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { ProfileDirectory } from './ProfileDirectory'

export default defineScreen({
  intro: [termsView(glossary, ['ivmf']), guideView(networkingDemoNotice)],
  tabs: [
    {
      id: 'directory',
      label: 'Directory',
      views: [
        customView(
          ProfileDirectory,
          'The list view edits what the user stored; these profiles ship with the product and are only read.',
          () => ({
            kind: 'Example profiles',
            icon: 'i-lucide-users',
            findings: demoProfiles.rows.map(({ id, name, ...profile }) => ({
              title: name,
              texts: [profile.careerField, profile.location, ...profile.skills],
              anchor: anchorOf(demoProfiles, id),
            })),
          }),
        ),
        linksView(organizations, {
          title: 'Networking Organizations',
          lead: 'Real groups that help military spouses meet people and find work.',
          badge: { field: 'group' },
          notes: ['focus'],
        }),
        guideView(networkingTips, { columns: 2 }),
      ],
    },
  ],
})
