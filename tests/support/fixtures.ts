import { expect, test as base } from '@playwright/test'

interface Problems {
  /** Says that the test brings a problem about itself. It then has to occur. */
  expect(problem: RegExp): void
}

/** Chromium says that it does not ask before it leaves a page with unsaved text, as nobody touched that page. */
const asksUntouched = /^Blocked attempt to show a 'beforeunload' confirmation panel/

/**
 * Playwright's `test`, which also fails on anything that goes wrong unseen in any of the test's pages: an
 * error in the console, an uncaught exception, a violation of the content security policy, a request to
 * another origin.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context, baseURL }, provide) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() !== 'error' || asksUntouched.test(message.text())) return
        seen.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (problem) => seen.push(`Uncaught: ${problem.error().message}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        const isOutside = protocol.startsWith('http') && origin !== baseURL
        if (isOutside) seen.push(`Request to another origin: ${request.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          console.error(`Policy violated: ${violation.violatedDirective} ${violation.blockedURI}`)
        })
      })

      await provide({ expect: (problem) => void expected.push(problem) })

      const unexpected = seen.filter((text) => !expected.some((problem) => problem.test(text)))
      const missing = expected.filter((problem) => !seen.some((text) => problem.test(text)))
      expect(unexpected, 'problems that the test did not expect').toEqual([])
      expect(missing.map(String), 'problems that the test expected in vain').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
