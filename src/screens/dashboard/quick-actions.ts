export const addApplication = {
  href: '/app/job-search?tab=tracker&edit=new',
  icon: 'i-lucide-plus',
  label: 'Add Job Application',
  leadsTo: 'Job Search Hub › Application Tracker',
} as const

/** The four most common actions. The dashboard and the palette offer them; the palette shows where each one leads. */
export const quickActions = [
  {
    href: '/app/profile',
    icon: 'i-lucide-user-round',
    label: 'Edit Profile',
    leadsTo: 'Profile',
  },
  addApplication,
  {
    href: '/app/career-planner?tab=assessment',
    icon: 'i-lucide-compass',
    label: 'Assess Skills',
    leadsTo: 'Career Planner › Skills Assessment',
  },
  {
    href: '/app/networking',
    icon: 'i-lucide-users',
    label: 'Find Connections',
    leadsTo: 'Networking › Directory',
  },
] as const
