import { activateWaiting } from '@/engine/update/activate-waiting'

/** The result of a check for a newer version. If one was found, the page reloads with it. */
export type UpdateCheck = 'found' | 'none' | 'unreachable'

/** Checks for a newer version of the site and, if one is found, reloads the page with it. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  // Pages without https have no service workers. A reload gets the newer version from the host.
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
  await activateWaiting(registration.waiting)
  return 'found'
}

/** Resolves once a worker is installed or its installation has failed. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const onStateChange = () => {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', onStateChange)
      resolve()
    }
    worker.addEventListener('statechange', onStateChange)
    onStateChange()
  })
}
