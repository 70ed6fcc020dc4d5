import 'virtual:public.css'
import './app/theme/base.css'
import { canonicalizeUrl } from './app/pages/canonical-path'
import { listenForEarlySearch } from './app/shell/early-search'
import { captureFragment, putBackFragment } from '@/engine/handoff/arrived-fragment'
import { register } from '@/engine/update/register'
import { openForPrint } from './engine/print'

// Before anything else can read the address.
captureFragment()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

canonicalizeUrl()
// Only where the frame of the page has a search.
if (root.querySelector('[aria-keyshortcuts]')) listenForEarlySearch()
const isReadable = root.dataset.page === window.location.pathname

async function begin(place: HTMLElement) {
  try {
    const { start } = await import('./app/start')
    await start(place)
  } catch (error) {
    console.error('The page did not start:', error)
    putBackFragment()
    document.documentElement.dataset.notStarted = ''
    return
  }
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await keepFiles()
}

/** After everything that the page needs: the worker loads all other files for the next visits. */
async function keepFiles() {
  await new Promise((rest) =>
    // Safari does not tell when it has nothing else to do.
    'requestIdleCallback' in window ? requestIdleCallback(rest) : setTimeout(rest),
  )
  try {
    await register()
  } catch (error) {
    // Without a worker the site works as before, only not without a network.
    console.warn('No service worker:', error)
  }
}

openForPrint()
if (isReadable && document.visibilityState === 'visible') {
  // The page has the line to itself until it is painted.
  requestAnimationFrame(() => setTimeout(() => void begin(root)))
} else {
  void begin(root)
}
