import { lazyPart } from '@/engine/ui/lazy-part'
import { ApplicationsFrame } from './ApplicationsFrame'

/** The card of the applications. Its code, with the application schema, is preloaded before the dashboard renders. */
export const ApplicationsCard = lazyPart(
  () => import('./ApplicationsFigures'),
  () => <ApplicationsFrame figure="–" label="Job Applications" />,
)
