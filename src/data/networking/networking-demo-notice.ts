import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** What the directory is today, and what a full version would do. */
export const networkingDemoNotice = defineDataset<GuideSection>('networking-demo-notice', [
  {
    id: 'demo-notice',
    title: 'This Is a Demo Directory',
    lead: 'The people are made up: you cannot contact them. A full version would let you create your own profile. Profiles would be opt-in only.',
    paragraphs: [
      'No one would see you unless you chose to share, and you could stop at any time.',
      'Your sharing settings are saved for that day. Today nothing leaves this browser.',
    ],
    tone: 'note',
  },
])
