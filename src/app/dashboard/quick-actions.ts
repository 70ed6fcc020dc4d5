/** The four things people come for. Dashboard and palette offer them. */
export const quickActions = [
  { href: '/app/profile', icon: 'i-lucide-user-round', label: 'Edit Profile' },
  {
    href: '/app/job-search?tab=tracker&edit=new',
    icon: 'i-lucide-plus',
    label: 'Add Job Application',
  },
  {
    href: '/app/career-planner?tab=assessment',
    icon: 'i-lucide-compass',
    label: 'Assess Skills',
  },
  { href: '/app/networking', icon: 'i-lucide-users', label: 'Find Connections' },
] as const
