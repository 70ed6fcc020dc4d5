import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { inItsFont } from '../support/in-its-font'

const networking = '/app/networking'

test('The demo directory comes after real groups, labels its people as examples, and keeps its filters in the URL', async ({
  page,
}) => {
  await test.step('A phone first shows six collapsed cards, each at most a third of the screen; print expands every card', async () => {
    await inItsFont(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(networking)
    await expect(cards(page)).toHaveCount(6)
    await directory(page).getByText('Show 4 More').click()
    await expect(cards(page)).toHaveCount(10)
    const expanded = directory(page).getByText('Looking For').filter({ visible: true })
    await expect(expanded).toHaveCount(0)
    for (const card of await cards(page).all()) {
      await expect(more(card)).toHaveText(
        `More about ${await card.getByRole('heading').innerText()}`,
      )
      expect((await card.boundingBox())?.height).toBeLessThan(844 / 3)
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(expanded).toHaveCount(10)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(expanded).toHaveCount(0)
  })

  await test.step('Real groups come first, then a notice that the directory is a demo, and all ten profiles are labeled as examples', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('heading', { level: 1, name: 'Networking' })).toBeVisible()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      'Networking Organizations',
      'This Is a Demo Directory',
      'Example Profiles',
      'How to Start',
      'Networking Tips',
    ])
    for (const name of [
      'National Networks With Local Groups',
      'A Message to Copy and Change',
      'Online Networking Tips',
      'In-Person Networking Tips',
      'Best Practices',
      'Success Story',
    ])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    const notice = page.getByRole('region', { name: 'This Is a Demo Directory' })
    await expect(notice).toContainText('The people are made up')
    await expect(notice).toContainText('let you create your own profile')
    await expect(notice).toContainText('Profiles would be opt-in only')

    await expect(directory(page).getByText('Showing 10 of 10 profiles')).toBeVisible()
    await expect(names(page)).toHaveText(Array<RegExp>(10).fill(/^Example Spouse: /))
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(/(Entry-level|Mid-level|Senior) \(/)
      await expect(card.getByRole('term')).toHaveText(['Career Field', 'Location', 'Skills'])
      await more(card).click()
      await expect(card.getByRole('term').nth(3)).toHaveText('Looking For')
      await expect(card).toContainText(/Prefers Contact by(Email|LinkedIn)/)
    }
    await expect(directory(page).getByRole('link')).toHaveCount(0)
  })

  await test.step('The filters are in the URL and survive a reload, the search text does not, and an unknown filter shows everyone', async () => {
    await choose(page, 'Career Field', 'Technology & IT')
    await choose(page, 'Location', 'Colorado Springs, CO')
    await expect(page).toHaveURL(/\?careerField=Technology.*&location=Colorado/)
    await searchBox(page).fill('astronaut')
    await expectCount(page, 0)

    await page.reload()
    await expect(filter(page, 'Career Field')).toHaveValue('Technology & IT')
    await expect(filter(page, 'Location')).toHaveValue('Colorado Springs, CO')
    await expect(searchBox(page)).toHaveValue('')
    await expect(names(page)).toHaveText(['Example Spouse: Riley E.'])
    await expectCount(page, 1)

    await goWithin(page, `${networking}?careerField=Astronautics&location=Moon`)
    await expect(names(page)).toHaveCount(10)
    await expect(filter(page, 'Career Field')).toHaveValue('')
  })
})

function directory(page: Page): Locator {
  return page.getByRole('region', { name: 'Example Profiles' })
}

function cards(page: Page): Locator {
  const name = page.getByRole('heading', { level: 3 })
  return directory(page).getByRole('listitem').filter({ has: name })
}

/** The control that expands a card. */
function more(card: Locator): Locator {
  return card.locator('summary')
}

/** The names on the cards, from the top. */
function names(page: Page): Locator {
  return cards(page).getByRole('heading')
}

function searchBox(page: Page): Locator {
  return page.getByRole('search').getByRole('searchbox', { name: 'Search' })
}

function filter(page: Page, label: string): Locator {
  return page.getByRole('search').getByRole('combobox', { name: label })
}

/** Chooses the option of a filter by its text, without the count of profiles that follows it. */
async function choose(page: Page, label: string, text: string) {
  const option = filter(page, label).getByRole('option', { name: text })
  await filter(page, label).selectOption((await option.textContent()) ?? '')
}

/** Expects this count above the cards, and as many cards. */
async function expectCount(page: Page, count: number) {
  await expect(directory(page).getByText(`Showing ${count} of 10 profiles`)).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
}
