import { expect } from 'vitest'
import { buildApplication } from '../../support/applications.ts'
import { addApplication, emptyTracker, fillApplication, form, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import { EMPTY_PAGE, type Tab } from '../driver/tab.ts'

journey('A change that local storage lost can be restored from the database', async ({ tab }) => {
  await addApplication(tab, 'Analyst')
  await tab.waitForAnnouncement('Saved Analyst')
  await tab.goto(EMPTY_PAGE)
  await tab.evaluate(() => localStorage.clear(), null)
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Bring It Back' })
  await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
})

journey(
  'A reset erases local storage and offers no restore',
  async ({ tab }) => {
    await addApplication(tab, 'Analyst')
    await tab.waitForAnnouncement('Saved Analyst')
    await tab.goto('/app/settings')
    await tab.click({ role: 'button', name: /^Reset/ })
    await tab.click({ role: 'button', name: 'Erase Everything' })
    await tab.waitForUrl('/welcome')
    expect(await tab.evaluate(() => Object.keys(localStorage), null)).toEqual([])
    await tab.goto(hub)
    await tab.waitForVisible(emptyTracker)
    expect(await tab.isVisible({ role: 'button', name: 'Bring It Back' })).toBe(false)
  },
  // The reset navigates at once, and WebKit aborts the loads of the page.
  { expects: /Importing a module script failed/ },
)

journey('A save into full storage shows an error, and the form keeps its text', async ({ tab }) => {
  await tab.seed({ jobApplications: [buildApplication()] })
  await tab.goto(`${hub}?edit=new`)
  await fillApplication(tab, 'Clerk')
  await tab.evaluate(() => {
    let text = 'x'.repeat(5_300_000)
    for (let at = 0; text.length > 0; at++) {
      try {
        localStorage.setItem(`filler${at}`, text)
      } catch {
        text = text.slice(0, Math.floor(text.length / 2))
      }
    }
  }, null)
  await tab.click([form, { role: 'button', name: 'Save' }])
  await tab.waitForVisible({ text: /storage is full/ })
  await tab.waitForValue([form, { label: 'Position' }], 'Clerk')
  expect(await tab.stored('jobApplications')).toHaveLength(1)
})

journey('Without storage, a notice says so and the page still works', expectToWorkWithoutStorage, {
  only: { engine: 'webkit', because: 'The next journey denies Firefox storage by a preference' },
  before: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  },
})

journey('With storage denied by Firefox, an application can be added', expectToWorkWithoutStorage, {
  only: {
    engine: 'firefox',
    because: 'WebKitGTK has no such preference; the journey before removes its storage',
  },
  // Blocks cookies, and with them all other site storage.
  preferences: { 'network.cookie.cookieBehavior': 2 },
  // Firefox itself logs this for the service worker and the locks, which it denies, too.
  expects: /Storage access is restricted/,
})

/** Expects the notice, and that an application can be added without storage. */
async function expectToWorkWithoutStorage({ tab }: { tab: Tab }) {
  await tab.goto(hub)
  await tab.waitForVisible({ text: /does not let the site store data/ })
  await addApplication(tab, 'Analyst')
  await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
}

/** Adds an application, and expects it after a reload. */
async function expectSaveToPersist({ tab }: { tab: Tab }) {
  await addApplication(tab, 'Analyst')
  await tab.waitForAnnouncement('Saved Analyst')
  await tab.reload()
  await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
}

journey(
  'Without the database, a save persists after a reload',
  async ({ tab }) => expectSaveToPersist({ tab }),
  { before: () => Object.defineProperty(window, 'indexedDB', { value: undefined }) },
)

journey(
  'Without idle callbacks, locks and a save dialog, a save persists after a reload',
  expectSaveToPersist,
  {
    before: () => {
      const missing = ['requestIdleCallback', 'cancelIdleCallback', 'showSaveFilePicker']
      for (const name of missing) Reflect.deleteProperty(window, name)
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    },
  },
)

journey(
  'Without Trusted Types, a save persists after a reload and the service worker is registered',
  async ({ tab }) => {
    await expectSaveToPersist({ tab })
    expect(await tab.evaluate(() => 'trustedTypes' in window, null)).toBe(false)
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null), null)
  },
  {
    preferences: { 'dom.security.trusted_types.enabled': false },
    only: {
      engine: 'firefox',
      because: 'WebKitGTK cannot turn them off; Firefox runs the same code without them',
    },
  },
)

journey(
  'In a private window, a save persists after a reload, and Data Health mentions the private window',
  async ({ tab }) => {
    await expectSaveToPersist({ tab })
    await tab.goto('/app/settings#health')
    // The first text is for engines with a database in private windows, the second for those without.
    await tab.waitForVisible({
      text: /private window keeps nothing after you close|only, as is normal in a private window/,
    })
  },
  { isPrivate: true },
)
