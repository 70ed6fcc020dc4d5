import { preloadQuietly } from '@/engine/ui/preload'
import { openedRepository } from '@/engine/store/opened-repository'
import { ApplicationsCard } from '@/screens/dashboard/applications-card'
import { preloadNow } from '@/screens/dashboard/now/now-part'

/** Loads the dashboard, and with it what may fail alone: what is on top of it, and the first figure. */
export async function loadDashboard() {
  const [page] = await Promise.all([
    import('./Dashboard'),
    preloadNow(openedRepository()).catch(() => undefined),
    preloadQuietly([ApplicationsCard]),
  ])
  return page
}
