import type { test } from './fixtures'

/**
 * For `test.use`, where a test works in several pages: at its usual frame rate Chromium lets one of two pages
 * that are clicked at once wait for seconds.
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
