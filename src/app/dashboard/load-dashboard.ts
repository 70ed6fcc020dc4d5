import { openedRepository } from '../area/opened-repository'
import { preloadNow } from './now/now-part'

/** Loads the dashboard, and with it what stands on top of it, which may fail alone. */
export async function loadDashboard() {
  const [page] = await Promise.all([
    import('./DashboardPage'),
    preloadNow(openedRepository()).catch(() => undefined),
  ])
  return page
}
