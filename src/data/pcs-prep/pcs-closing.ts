import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** The closing text below the checklists. */
export const pcsClosing = defineDataset<GuideSection>('pcs-closing', [
  {
    id: 'one-step-today',
    title: 'One Step Is Enough for Today',
    tone: 'note',
    paragraphs: [
      'A move can take away a job, a desk and a routine all at once. It does not take your skills. They travel with you.',
      'Check off one thing, then go and rest. This list will be here tomorrow.',
    ],
  },
])
