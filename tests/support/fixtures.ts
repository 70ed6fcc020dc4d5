import { expect, test as base, type BrowserContext } from '@playwright/test'

interface Problems {
  /** Declares a problem that the test causes. The test fails if the problem does not occur. */
  expect(problem: RegExp): void
}

/** Chromium logs that it does not ask before leaving a page with unsaved text, as the page had no user activation. */
const BLOCKED_PROMPT = /^Blocked attempt to show a 'beforeunload' confirmation panel/

/**
 * Collects what goes wrong unseen in the pages of a context: an error in the console, an uncaught exception, a
 * violation of the content security policy, a request to another origin.
 */
export async function watchProblems(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<string[]> {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' || BLOCKED_PROMPT.test(message.text())) return
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
  return seen
}

/**
 * Playwright's `test`, which also fails on any problem in the pages of its own context; see `watchProblems`. A test
 * watches the contexts that it opens itself.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context, baseURL }, provide) => {
      const seen = await watchProblems(context, baseURL)
      const expected: RegExp[] = []
      await provide({ expect: (problem) => void expected.push(problem) })

      const unexpected = seen.filter((text) => !expected.some((problem) => problem.test(text)))
      const missing = expected.filter((problem) => !seen.some((text) => problem.test(text)))
      expect(unexpected, 'problems that the test did not expect').toEqual([])
      expect(missing.map(String), 'expected problems that did not occur').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
