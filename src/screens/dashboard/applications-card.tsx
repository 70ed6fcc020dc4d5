import { lazyPart } from '@/engine/ui/lazy-part'
import { TrackerCard } from './StatCard'

/** The card of the applications. Its code, with the application schema, is preloaded before the dashboard renders. */
export const ApplicationsCard = lazyPart(
  () => import('./ApplicationsFigures'),
  () => <TrackerCard figure="–" label="Job Applications" />,
)
