import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type jsQR from 'jsqr'
import { expect, test } from '../support/fixtures'
import { buildMove } from '../support/moves'
import { readStored, seed } from '../support/storage'

const move = buildMove({ to: 'TX' })
const ticks = { 'pcs-timeline': { 'a-task': true } }

/** What a reader of QR codes sees in a picture of the page that a camera took: a little out of focus. */
async function scan(page: Page, picture: Buffer, blur: number): Promise<string | undefined> {
  await page.addScriptTag({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') })
  return page.evaluate(
    async ({ picture, blur }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      context.filter = `blur(${blur}px)`
      context.drawImage(image, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
      return (globalThis as unknown as { jsQR: typeof jsQR }).jsQR(data, width, height)?.data
    },
    { picture: picture.toString('base64'), blur },
  )
}

test('A move goes to another device by a QR code, and nothing is kept of the link but what was confirmed', async ({
  page,
  browser,
}) => {
  await seed(page, 'moves', [move])
  await seed(page, 'checklistProgress', ticks)
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Send by Link or QR' }).click()
  await page.getByRole('radio', { name: /^Move tasks/ }).check()
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  const code = page.getByRole('img', { name: 'QR code of the link below' })

  // Scripts of the test may run only where the policy of the site does not hold.
  const scanner = await (await browser.newContext()).newPage()
  await test.step('a blurred picture of the code reads as the link, in both sizes and themes', async () => {
    for (const width of [390, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const picture = await code.screenshot()
        expect(await scan(scanner, picture, 1), `${width} ${colorScheme}`).toBe(link)
      }
    }
  })
  await scanner.context().close()

  await test.step('the other device shows what it holds before it stores it', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    const requests: string[] = []
    other.on('request', (request) => requests.push(request.url()))
    await other.goto(link)
    await expect(other.getByRole('heading', { name: /^This link is from/ })).toBeVisible()
    expect(new URL(other.url()).hash).toBe('')
    const kept = await other.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state]),
    )
    expect(kept).not.toContain(new URL(link).hash.slice(0, 30))
    expect(await readStored(other, 'moves')).toBeNull()
    await other.getByRole('button', { name: 'Restore' }).click()
    await expect(other.getByText('Your data was restored.')).toBeVisible()
    expect(await readStored(other, 'moves')).toEqual([move])
    expect(await readStored(other, 'checklistProgress')).toEqual(ticks)
    // Playwright may name a fragment in the address of a document; nothing else may hold it.
    const payload = link.slice(-40)
    expect(requests.slice(1).filter((url) => url.includes(payload))).toEqual([])

    await other.goBack().catch(() => null)
    expect(other.url()).not.toContain(payload)
    await context.close()
  })
})
