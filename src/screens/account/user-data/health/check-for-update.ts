import { activateWaiting } from '@/engine/update/activate-waiting'

/**
 * The result of a check for a newer version. If one was found, the page reloads with it, unless its installation
 * failed, as without room for its files.
 */
export type UpdateCheck = 'found' | 'notInstalled' | 'none' | 'unreachable'

/** Checks for a newer version of the site and, if one is found, reloads the page with it. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  // Pages without https have no service workers. A reload gets the newer version from the host.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  let registration: ServiceWorkerRegistration | undefined
  try {
    registration = await workers?.getRegistration()
    await registration?.update()
  } catch {
    return 'unreachable'
  }
  if (!registration) {
    window.location.reload()
    return 'found'
  }
  const found = registration.installing
  if (found) await installed(found)
  if (registration.waiting) {
    await activateWaiting(registration.waiting)
    return 'found'
  }
  return found?.state === 'redundant' ? 'notInstalled' : 'none'
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
