import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { defineDataset } from '@/engine/model/dataset'
import type { Card } from '@/schemas/content/card'

/** What the user gets, before setup starts. */
export const welcome = defineDataset<Card>('welcome', [
  {
    id: 'nine-tools',
    icon: 'i-lucide-layout-grid',
    title: '9 tools in one place',
    text: `Seven modules work now: job search, careers, moving, learning, networking, licensing and housing. ${withExpiryNote(`Two more are announced for ${site.comingSoon}: Duty Station Intel and Military Kids Hub.`, 'comingSoon')}`,
  },
  {
    id: 'a-dashboard-of-your-own',
    icon: 'i-lucide-sliders-horizontal',
    title: 'A Dashboard of Your Own',
    text: 'Choose the modules you need, and your dashboard shows those. It also counts your job applications and shows how far along your move is.',
  },
  {
    id: 'private-by-default',
    icon: 'i-lucide-lock',
    title: 'Private by Default',
    text: 'You need no account and no email. What you enter stays in this browser. Sharing is off until you turn it on, and nothing leaves this browser today.',
  },
  {
    id: 'free-during-beta',
    icon: 'i-lucide-gift',
    title: 'Free During Beta',
    text: `Everything is free during the beta, our test period. ${withExpiryNote(`It is expected to last through ${site.betaUntil}.`, 'beta')} You do not need a credit card.`,
  },
  {
    id: 'lifetime-premium',
    icon: 'i-lucide-badge-check',
    title: 'Thank You for Being Early',
    text: 'Paid tiers will come later. Early users get lifetime premium access when paid tiers launch.',
  },
  {
    id: 'quick-setup',
    icon: 'i-lucide-clock',
    title: 'Three Short Steps',
    text: `A profile, your privacy choices and your modules: setup takes ${site.setupTime}. You may leave any field blank and change it later.`,
  },
])
