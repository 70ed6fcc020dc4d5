import { beforeEach, expect, it, vi } from 'vitest'
import { register } from '@/engine/update/register'
import { waitingUpdate } from '@/engine/update/waiting-update'

const worker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() })
type Worker = ReturnType<typeof worker>

/** Registers where the browser has these workers. */
async function registerWith(state: { controller?: Worker; active?: Worker }) {
  const registration = Object.assign(new EventTarget(), {
    active: state.active ?? null,
    installing: null as Worker | null,
    waiting: null as Worker | null,
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: state.controller ?? null,
    register: () => Promise.resolve(registration),
  })
  Object.assign(navigator, { serviceWorker })
  await register()

  return {
    /** A version is found and installed. */
    install: () => {
      const found = worker()
      registration.installing = found
      registration.dispatchEvent(new Event('updatefound'))
      Object.assign(registration, { installing: null, waiting: found })
      found.dispatchEvent(new Event('statechange'))
    },
    /** The version that waits becomes active and takes over this page. */
    activate: () => {
      const { waiting } = registration
      Object.assign(registration, { active: waiting, waiting: null })
      waiting?.dispatchEvent(new Event('statechange'))
      serviceWorker.controller = waiting
      serviceWorker.dispatchEvent(new Event('controllerchange'))
    },
  }
}

beforeEach(() => waitingUpdate.set(undefined))

it('The very first version is not offered as an update, and the next one is', async () => {
  const browser = await registerWith({})
  browser.install()
  browser.activate()
  expect(waitingUpdate.get()).toBeUndefined()
  browser.install()
  expect(waitingUpdate.get()).toBeDefined()
})

it('A version that another tab activates is offered', async () => {
  const controller = worker()
  const browser = await registerWith({ controller, active: controller })
  browser.install()
  waitingUpdate.set(undefined)
  browser.activate()
  expect(waitingUpdate.get()).toBeDefined()
})

it('After Shift+Reload, which loads the page without its worker, a new version is still offered', async () => {
  const browser = await registerWith({ active: worker() })
  browser.install()
  expect(waitingUpdate.get()).toBeDefined()
  waitingUpdate.set(undefined)
  browser.activate()
  expect(waitingUpdate.get()).toBeDefined()
})
