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
 * Every line that the specification wants for the eye, place by place, in the order of its section
 * "Screens and routes"; lines of its other sections stand at the place that shows them. Comments name
 * the section, so that the list can be read beside the specification. What has no place for the eye is
 * held by other tests: ids and their order by `counts.test.ts`, the storage by the repository's tests.
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
