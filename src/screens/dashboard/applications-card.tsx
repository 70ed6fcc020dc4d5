import { lazyPart } from '@/engine/ui/lazy-part'
import { ApplicationsFrame } from './ApplicationsFrame'

/** The applications' card. Its code, with all that describes an application, is there before the dashboard is drawn. */
export const ApplicationsCard = lazyPart(
  () => import('./ApplicationsFigures'),
  () => <ApplicationsFrame figure="–" label="Job Applications" />,
)
