import { lazyPart } from '@/engine/ui/lazy-part'

/** The routes that need the user's data. They load together with that data and the code of the current page. */
export const LazyApp = lazyPart(async () => {
  const entry = await import('./app-entry')
  await entry.ready
  return entry
})

/** Matches every path under /app and /onboarding, including those without a page. */
export const appPathPattern = /^\/(?:app|onboarding)(?:\/|$)/
