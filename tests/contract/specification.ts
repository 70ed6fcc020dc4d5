import { account } from './specification/account'
import { careerPlanner } from './specification/career-planner'
import { dashboard } from './specification/dashboard'
import type { Entry } from './specification/entry'
import { housing } from './specification/housing'
import { jobSearch } from './specification/job-search'
import { licensing } from './specification/licensing'
import { missingPages } from './specification/missing'
import { networking } from './specification/networking'
import { onboarding } from './specification/onboarding'
import { pcsPrep } from './specification/pcs-prep'
import { professionalDev } from './specification/professional-dev'
import { publicPages } from './specification/public'
import { shell } from './specification/shell'
import { staticPages } from './specification/static'

/**
 * Every visible line that the specification requires, place by place, in the order of its section
 * "Screens and routes". Lines of its other sections are listed at the place that shows them. Comments
 * name the section, so that the list can be compared with the specification. Other tests cover what is
 * not visible: ids and their order in `counts.test.ts`, storage in the repository's tests.
 */
export const specification: readonly Entry[] = [
  ...missingPages,
  ...publicPages,
  ...onboarding,
  ...shell,
  ...dashboard,
  ...jobSearch,
  ...careerPlanner,
  ...pcsPrep,
  ...professionalDev,
  ...networking,
  ...licensing,
  ...housing,
  ...account,
  ...staticPages,
]
