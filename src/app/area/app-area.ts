import { lazyPage } from '../pages/lazy-page'

/** The area that works on the user's data. It opens with its data restored and its page loaded, in one step. */
export const appArea = lazyPage(async () => {
  const area = await import('./open-app-area')
  await area.ready
  return area
})

/** The addresses of the area, known or not. */
export const appAddress = /^\/(?:app|onboarding)(?:\/|$)/
