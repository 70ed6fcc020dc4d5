import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { defineDataset } from '@/engine/model/dataset'
import type { SuiteApp } from '@/schemas/content/suite-app'

/** The suite: this product and its two sisters. */
export const ourApps = defineDataset<SuiteApp>('our-apps', [
  {
    id: 'command-center',
    icon: 'i-lucide-compass',
    name: site.name,
    description:
      'Career and family tools for military spouses: job search, portable careers, moving, learning, networking, licenses and housing.',
    price: withExpiryNote(`Free during beta, expected to last through ${site.betaUntil}`, 'beta'),
    status: 'You are here',
  },
  {
    id: 'transition-toolkit',
    icon: 'i-lucide-briefcase',
    name: site.transitionToolkit.name,
    description:
      'A separate toolkit for service members who are retiring or separating from the military. You pay once or by the month.',
    price: `${site.transitionToolkit.priceOnce} one-time or ${site.transitionToolkit.priceMonthly}`,
    status: 'Available now',
    url: site.transitionToolkit.url,
  },
  {
    id: 'money-coach',
    icon: 'i-lucide-piggy-bank',
    name: site.moneyCoach.name,
    description: `A separate financial coach for junior enlisted members in pay grades ${site.moneyCoach.grades}. It is not open yet.`,
    price: `Always free for ${site.moneyCoach.grades}`,
    status: 'Coming soon',
    url: site.moneyCoach.url,
  },
])
