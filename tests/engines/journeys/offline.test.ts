import { addApplication } from '../driver/applications.ts'
import { browserJourney } from '../driver/journey.ts'
import { servePreview } from '../driver/setup.ts'

browserJourney(
  'After one visit the site opens offline, and an application can be saved',
  async ({ open }) => {
    const server = await servePreview()
    try {
      const { tab } = await open(server.address)
      await tab.goto('/')
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined), null)
      const isControlled = () =>
        tab.evaluate(() => navigator.serviceWorker.controller !== null, null)
      await tab.waitUntil(isControlled, 'the service worker controls the page')
      server.process.kill()
      await addApplication(tab, 'Analyst')
      await tab.waitForAnnouncement('Saved Analyst')
      await tab.goto('/app/pcs-prep')
      await tab.waitForVisible({ role: 'checkbox' })
      await tab.goto('/app/job-search')
      await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
    } finally {
      server.process.kill()
    }
  },
)
