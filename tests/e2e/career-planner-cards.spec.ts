import type { Locator } from '@playwright/test'
import { arrangementOf, boxesOf } from '../support/checks/arrangement'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { inItsFont } from '../support/in-its-font'
import {
  answerAll,
  bookmark,
  browse,
  card,
  cardsIn,
  catalogue,
  more,
  planner,
} from '../support/career-planner'

test('A card that opens does not stretch its neighbor', async ({ page }) => {
  await page.goto(`${browse}&payIn=WA&from=HI`)
  const [opened, neighbor] = [card(page, 'IT Support Specialist'), card(page, 'Data Analyst')]
  await expect(opened).toContainText('median in')
  expect(await arrangementOf(opened, neighbor)).toBe('row')
  const [before] = await boxesOf(neighbor)
  await more(opened).click()
  await expect(detail(opened, 'Entry barrier')).toHaveCount(1)
  const [after] = await boxesOf(neighbor)
  if (!before || !after) throw new Error('The neighbor is not visible.')
  // It stays where it is, and may shrink. The browser may round by less than a pixel.
  expect(Math.abs(after.y - before.y)).toBeLessThan(1)
  expect(after.height - before.height).toBeLessThan(1)
})

test('The badges of a card are in one row, and on a phone all 22 careers fit in eleven screens', async ({
  page,
}) => {
  await inItsFont(page)
  for (const width of [1280, 390]) {
    await test.step(`Badges in one row, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(browse)
      const badges = card(page, 'Web Developer')
        .getByText(/^(Portability: .*|In demand|Remote)$/)
        .filter({ visible: true })
      await expect(badges).toHaveCount(3)
      expect(await arrangementOf(badges)).toBe('row')
    })
  }

  await test.step('Eleven screens of a phone', async () => {
    await expect(cardsIn(catalogue(page))).toHaveCount(6)
    await catalogue(page).getByText('Show 16 More').click()
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(11 * 844)
  })
})

test('More opens the details of a card, which are still open on return, and which always print', async ({
  page,
}) => {
  await test.step('A story is collapsed and labeled as an example; More works by keyboard and names its career', async () => {
    await page.goto(browse)
    const stories = catalogue(page).getByText(/^Illustrative example: /)
    await expect(stories).toHaveCount(6)
    await expect(stories.filter({ visible: true })).toHaveCount(0)
    await more(card(page, 'IT Support Specialist')).click()
    await expect(stories.filter({ visible: true })).toHaveCount(1)

    const summary = more(card(page, 'Bookkeeper'))
    const barrier = detail(card(page, 'Bookkeeper'), 'Entry barrier')
    await expect(summary).toHaveText('More about Bookkeeper')
    await bookmark(page, 'Bookkeeper').focus()
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(barrier).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(barrier).toHaveCount(0)
  })

  await test.step('An open card is still open on return and after a reload; printing opens every card until it is over', async () => {
    await more(card(page, 'IT Support Specialist')).click()
    await more(card(page, 'Bookkeeper')).click()
    await expect(detail(catalogue(page), 'Entry barrier')).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    await page.goBack()
    await expect(detail(card(page, 'Bookkeeper'), 'Entry barrier')).toHaveCount(1)
    await page.reload()
    await expect(detail(catalogue(page), 'Entry barrier')).toHaveCount(1)

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(detail(catalogue(page), 'Entry barrier')).toHaveCount(22)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(detail(catalogue(page), 'Entry barrier')).toHaveCount(1)
    await more(card(page, 'Bookkeeper')).click()
  })

  await test.step('The details have every rating, and certifications only if some are required', async () => {
    const all = catalogue(page)
    const summaries = more(all)
    await expect(summaries).toHaveCount(22)
    await expect(detail(all, 'Entry barrier')).toHaveCount(0)
    await summaries.evaluateAll((found) => found.forEach((one) => (one as HTMLElement).click()))
    for (const [label, pattern] of [
      ['Entry barrier', /^(Low|Medium|High)$/],
      ['In demand', /^(Yes|No)$/],
      ['Remote options', /^(Yes|No)$/],
      ['Spouse friendly', /^(Yes|No)$/],
    ] as const) {
      await expect(detail(all, label)).toHaveText(Array<RegExp>(22).fill(pattern))
    }
    const developer = card(page, 'Web Developer')
    await expect(developer).toContainText('A laptop and good internet are enough')
    await expect(detail(all, 'Certifications')).toHaveCount(22 - 5)
    await expect(all.getByText('None required')).toHaveCount(0)
    await expect(detail(card(page, 'Graphic Designer'), 'Certifications')).toHaveCount(0)
    const teacher = card(page, 'Teacher (K-12, Including Virtual)')
    await expect(detail(teacher, 'Certifications').getByRole('listitem')).toHaveText([
      'State teaching license',
      'Praxis tests, in many states',
    ])
  })

  await test.step('The sources of all careers are listed once, above the cards, on both tabs', async () => {
    const source = page.getByText('U.S. Bureau of Labor Statistics: national wages of May 2025')
    const sources = page.getByText(/^Reviewed .* sources/).first()
    const howToRead = page.getByText('How to Read the Cards')
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
    await howToRead.click()
    await sources.click()
    await expect(source).toBeVisible()
    await expect(source).toHaveCount(1)

    await goWithin(page, planner)
    await answerAll(page)
    await howToRead.click()
    await sources.click()
    await expect(source).toBeVisible()
    await expect(source).toHaveCount(1)
  })
})

/** The value under a label in an open card, or in each open card of a region. */
function detail(container: Locator, label: string): Locator {
  const term = container
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
  return container.locator('dl > div').filter({ has: term }).getByRole('definition')
}
