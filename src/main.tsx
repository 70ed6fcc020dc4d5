import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:public.css'
import './app/base.css'
import { App } from './app/App'
import { notFound } from './app/not-found'
import { publicPages } from './app/public-pages'
import { openForPrint } from './engine/print'

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

async function start(root: HTMLElement) {
  const page = publicPages.find(({ path }) => path === window.location.pathname)
  const isPrerendered = root.dataset.page === page?.path
  if (page && isPrerendered) {
    // Its code first: the page must be there at the first render to take over the HTML.
    await page.preload()
    hydrateRoot(root, app)
    return
  }
  // The page in place is another one's, or the 404 page, which reads the address.
  if (root.hasChildNodes()) await notFound.preload()
  createRoot(root).render(app)
}

openForPrint()

// After everything that the page needs: the worker loads all other files for the next visits.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    import('./app/update/register')
      .then(({ register }) => register())
      // Without a worker the site works as before, only not without a network.
      .catch((error: unknown) => console.warn('No service worker:', error))
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
void start(root)
