import type { test } from './fixtures'

/**
 * For `test.use` in a test with several pages. At its usual frame rate, when two pages are clicked at once,
 * Chromium delays one of them for seconds.
 */
export const unthrottledFrames: Parameters<typeof test.use>[0] = {
  launchOptions: [
    async ({ launchOptions, browserName }, provide) => {
      const args = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
      await provide(
        browserName === 'chromium'
          ? { ...launchOptions, args: [...(launchOptions.args ?? []), ...args] }
          : launchOptions,
      )
    },
    { scope: 'worker' },
  ],
}
