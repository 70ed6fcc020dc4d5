import type { ScreenEntry } from '@/engine/screen/screen'

export const professionalDev: ScreenEntry = {
  id: 'professional-dev',
  order: 40,
  path: '/app/professional-dev',
  title: 'Professional Development',
  navLabel: 'Development',
  icon: 'i-lucide-graduation-cap',
  summary: 'Your skills, certifications and learning goals.',
  searchWords: 'courses classes training school certificates',
  stores: [
    { key: 'professionalSkills', holds: 'The skills you track.' },
    {
      key: 'professionalCertifications',
      holds: 'The certifications you earned or are working toward.',
    },
    { key: 'professionalGoals', holds: 'Your learning goals.' },
  ],
  load: () => import('./screen'),
  due: () => import('./due'),
}
