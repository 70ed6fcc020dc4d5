import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type jsQR from 'jsqr'
import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { buildApplication } from '../support/applications'
import { linkFragment } from '../support/link-fragment'
import { buildStoredMove } from '../support/moves'
import { readStored, seed } from '../support/storage'

const move = buildStoredMove({ to: 'TX' })
const ticks = { 'pcs-timeline': { 'a-task': true } }

/** Decodes the QR code in a screenshot, blurred as if a camera took it slightly out of focus. */
async function scan(page: Page, picture: Buffer, blur: number): Promise<string | undefined> {
  await page.addScriptTag({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') })
  return page.evaluate(
    async ({ picture, blur }) => {
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
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

/** Expects a blurred picture of a QR code to decode to this link. */
const expectToDecode = (scanner: Page, code: Locator, link: string) =>
  // Parts of the page that load late can move the code while the picture is taken.
  expect(async () => {
    expect(await scan(scanner, await code.screenshot(), 1)).toBe(link)
  }).toPass()

test('A blurred picture of a move’s QR code decodes to its link, on a dark phone and a light computer', async ({
  page,
  browser,
}) => {
  await seed(page, 'moves', [move])
  await seed(page, 'checklistProgress', ticks)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Send by Link or QR' }).click()
  await page.getByRole('radio', { name: /^Move tasks/ }).check()
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  const code = page.getByRole('img', { name: 'QR code of the link below' })
  // The site's content security policy would block the scanner script.
  const scanner = await (await browser.newContext()).newPage()
  await expectToDecode(scanner, code, link)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectToDecode(scanner, code, link)
  await scanner.context().close()
})

test('The QR code of a link close to the length limit decodes exactly, and the link restores everything', async ({
  page,
  browser,
}) => {
  // Random ids do not compress, just like those of real applications.
  const randomId = (at: number) => createHash('md5').update(String(at)).digest('hex')
  const applications = Array.from({ length: 44 }, (_, at) =>
    buildApplication({ id: randomId(at), position: `Nurse ${at}` }),
  )
  await seed(page, 'jobApplications', applications)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Send by Link or QR' }).click()
  await page.getByRole('radio', { name: /^Applications/ }).check()
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  expect(link.length).toBeGreaterThan(1_900)
  expect(link.length).toBeLessThanOrEqual(2_000)
  const code = page.getByRole('img', { name: 'QR code of the link below' })

  const other = await browser.newContext()
  const scanner = await other.newPage()
  await expectToDecode(scanner, code, link)
  const phone = await other.newPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Restore' }).click()
  await expect(phone.getByText('Your data was restored.')).toBeVisible()
  // The link omits blank fields.
  expect(await readStored(phone, 'jobApplications')).toEqual(
    applications.map(({ id, position }) => expect.objectContaining({ id, position }) as unknown),
  )
  await other.close()
})

/** As one text, everything in which a tab or the browser could keep the fragment of a link. */
const collectTraces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    )
    return JSON.stringify([
      location.href,
      document.referrer,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      window.name,
      navigation.entries().map(({ url }) => url),
      performance.getEntriesByType('resource').map(({ name }) => name),
      cached.flat().map(({ url, referrer }) => [url, referrer]),
    ])
  })

test.describe('With an active service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('A link shows its content before it is stored, and its fragment is never kept or requested', async ({
    page,
    context,
  }) => {
    test.slow()
    await page.goto('/app/receive')
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    const requests: string[] = []
    // From here on, this includes the service worker's own requests.
    context.on('request', (request) => {
      if (request.isNavigationRequest()) return
      requests.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    const fragment = await linkFragment({ moves: [move], checklistProgress: ticks })
    const payload = fragment.slice(-40)

    await test.step('in a tab that already shows the page', async () => {
      await page.goto(`/app/receive#${fragment}`)
      await expect(page.getByRole('heading', { name: /^This link is from/ })).toBeVisible()
      expect(await collectTraces(page)).not.toContain(payload)
      expect(await readStored(page, 'moves')).toBeNull()
      await page.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('in a new tab, where it is restored', async () => {
      const opened = await context.newPage()
      await opened.goto(`/app/receive#${fragment}`)
      await opened.getByRole('button', { name: 'Restore' }).click()
      await expect(opened.getByText('Your data was restored.')).toBeVisible()
      expect(await readStored(opened, 'moves')).toEqual([move])
      expect(await readStored(opened, 'checklistProgress')).toEqual(ticks)
      await opened.getByRole('link', { name: 'Go to the Command Center' }).click()
      await expect(opened.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
      expect(await collectTraces(opened)).not.toContain(payload)
      await opened.goBack()
      await expect(opened.getByRole('heading', { name: 'Open a Link or QR Code' })).toBeVisible()
      expect(await collectTraces(opened)).not.toContain(payload)
    })
    expect(requests).not.toEqual([])
    expect(requests.filter((text) => text.includes(payload))).toEqual([])
  })
})

test('Restoring a link in one tab keeps the text being typed in another', async ({
  page,
  context,
}) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Position: 'Nurse' })

  const other = await context.newPage()
  const sent = buildApplication({ id: '5', position: 'Teacher' })
  await other.goto(`/app/receive#${await linkFragment({ jobApplications: [sent] })}`)
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByText('Your data was restored.')).toBeVisible()

  await saveApplication(page)
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await expect(applicationCard(page, 'Teacher')).toBeVisible()
  await page.reload()
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await expect(applicationCard(page, 'Teacher')).toBeVisible()
})
