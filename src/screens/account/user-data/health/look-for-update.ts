import { startWaiting } from '../../../../engine/update/start-waiting'

/** What came of looking for a newer version; where one was found, the page reloads with it. */
export type Looked = 'found' | 'none' | 'unreachable'

/** Asks the host for a newer version of the site, and takes it. */
export async function lookForUpdate(): Promise<Looked> {
  // Pages without https have no workers, and a reload asks the host.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (!registration) {
    window.location.reload()
    return 'found'
  }
  try {
    await registration.update()
  } catch {
    return 'unreachable'
  }
  if (registration.installing) await installed(registration.installing)
  if (!registration.waiting) return 'none'
  await startWaiting(registration.waiting)
  return 'found'
}

/** Resolves once a worker is installed, or has failed to be. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', look)
      resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
