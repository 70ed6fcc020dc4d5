import { expect } from 'vitest'
import { buildApplication } from '../../support/applications.ts'
import { addApplication, emptyTracker, fillApplication, form, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import { EMPTY_PAGE, type Tab } from '../driver/tab.ts'

journey('A change that local storage lost is brought back from the database', async ({ tab }) => {
  await addApplication(tab, 'Analyst')
  await tab.hears('Saved Analyst')
  await tab.goto(EMPTY_PAGE)
  await tab.evaluate(() => localStorage.clear(), null)
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Bring It Back' })
  await tab.shows({ role: 'heading', name: 'Analyst' })
})

journey(
  'A reset erases the local storage and offers nothing back',
  async ({ tab }) => {
    await addApplication(tab, 'Analyst')
    await tab.hears('Saved Analyst')
    await tab.goto('/app/settings')
    await tab.click({ role: 'button', name: /^Reset/ })
    await tab.click({ role: 'button', name: 'Erase Everything' })
    await tab.arrives('/welcome')
    expect(await tab.evaluate(() => Object.keys(localStorage), null)).toEqual([])
    await tab.goto(hub)
    await tab.shows(emptyTracker)
    expect(await tab.has({ role: 'button', name: 'Bring It Back' })).toBe(false)
  },
  // It leaves the page at once, and WebKit ends what that still loads.
  { expects: /Importing a module script failed/ },
)

journey('Storage that is full refuses a save, and the form keeps its text', async ({ tab }) => {
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
  await tab.shows({ text: /storage is full/ })
  await tab.holds([form, { label: 'Position' }], 'Clerk')
  expect(await tab.stored('jobApplications')).toHaveLength(1)
})

journey('Storage that is refused is said at once, and the page can be used', addsWithoutStorage, {
  only: { engine: 'webkit', because: 'Firefox refuses it by a setting' },
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

journey('In a Firefox that refuses storage an application is added', addsWithoutStorage, {
  only: {
    engine: 'firefox',
    because: 'WebKitGTK has no setting for it, so there the page is given none',
  },
  // It refuses cookies, and with them all else that a site stores.
  preferences: { 'network.cookie.cookieBehavior': 2 },
  // What Firefox itself says of the service worker and the locks, which it refuses too.
  expects: /Storage access is restricted/,
})

/** Adds an application where nothing can be stored. */
async function addsWithoutStorage({ tab }: { tab: Tab }) {
  await tab.goto(hub)
  await tab.shows({ text: /does not let the site store data/ })
  await addApplication(tab, 'Analyst')
  await tab.shows({ role: 'heading', name: 'Analyst' })
}

/** Adds an application, and finds it after a reload. */
async function savesAndKeeps({ tab }: { tab: Tab }) {
  await addApplication(tab, 'Analyst')
  await tab.hears('Saved Analyst')
  await tab.reload()
  await tab.shows({ role: 'heading', name: 'Analyst' })
}

journey(
  'Without the database a save is there after a reload',
  async ({ tab }) => savesAndKeeps({ tab }),
  { before: () => Object.defineProperty(window, 'indexedDB', { value: undefined }) },
)

journey(
  'Without idle callbacks, locks and a save dialog a save is there after a reload',
  savesAndKeeps,
  {
    before: () => {
      const missing = ['requestIdleCallback', 'cancelIdleCallback', 'showSaveFilePicker']
      for (const name of missing) Reflect.deleteProperty(window, name)
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    },
  },
)

journey(
  'Without Trusted Types a save is there after a reload, and the service worker is registered',
  async ({ tab }) => {
    await savesAndKeeps({ tab })
    expect(await tab.evaluate(() => 'trustedTypes' in window, null)).toBe(false)
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null), null)
  },
  {
    preferences: { 'dom.security.trusted_types.enabled': false },
    only: {
      engine: 'firefox',
      because: 'WebKitGTK cannot turn them off; Firefox shows the same code without them',
    },
  },
)

journey(
  'In a private window a save is there after a reload, and Data Health says that the window keeps nothing',
  async ({ tab }) => {
    await savesAndKeeps({ tab })
    await tab.goto('/app/settings#health')
    // The first where the engine has a database there, and the second where it has none.
    await tab.shows({
      text: /private window keeps nothing after you close|only, as is normal in a private window/,
    })
  },
  { isPrivate: true },
)
