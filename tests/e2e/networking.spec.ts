import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'

const networking = '/app/networking'

test('Real groups come first; after them the page says that the directory is a demo, and its ten profiles say that they are examples', async ({
  page,
}) => {
  await page.goto(networking)
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

test('Until someone asks for more, a card is short enough for three on a phone, which shows two of them; paper shows the whole of each', async ({
  page,
}) => {
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(networking)
  await expect(cards(page)).toHaveCount(2)
  await directory(page).getByText('Show 8 More').click()
  await expect(cards(page)).toHaveCount(10)
  const rests = directory(page).getByText('Looking For').filter({ visible: true })
  await expect(rests).toHaveCount(0)
  for (const card of await cards(page).all()) {
    await expect(more(card)).toHaveText(`More about ${await card.getByRole('heading').innerText()}`)
    expect((await card.boundingBox())?.height).toBeLessThan(844 / 3)
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rests).toHaveCount(10)
})

const searches = [
  { typed: 'jordan', finds: ['Jordan A.'], why: 'a name' },
  { typed: 'MENTAL health', finds: ['Dana G.'], why: 'a career field, whatever the case' },
  { typed: 'telehealth', finds: ['Maya B.', 'Dana G.'], why: 'a skill of several people' },
  { typed: 'nurse', finds: ['Maya B.'], why: 'what people call the job' },
  { typed: '  quickbooks ', finds: ['Casey J.'], why: 'a skill, without the spaces around' },
]

test('The search looks at names, fields and skills', async ({ page }) => {
  await page.goto(networking)
  await expect(searchBox(page)).toHaveAttribute(
    'placeholder',
    'Search by name, field, or skills...',
  )
  for (const { typed, finds, why } of searches) {
    await test.step(`"${typed}" finds ${finds.join(' and ')} (${why})`, async () => {
      await searchBox(page).fill(typed)
      await expect(names(page)).toHaveText(finds.map((name) => `Example Spouse: ${name}`))
      await expectCount(page, finds.length)
      await searchBox(page).fill('')
      await expect(names(page)).toHaveCount(10)
    })
  }
})

test('Every option of a filter says how many profiles have it; a profile has to match the search and both filters', async ({
  page,
}) => {
  await page.goto(networking)
  await expect(filter(page, 'Career Field').getByRole('option')).toHaveText([
    'All (10)',
    'Business & Finance (2)',
    'Creative Services (1)',
    'Education & Training (2)',
    'Healthcare (2)',
    'Mental Health (1)',
    'Technology & IT (2)',
  ])
  await expect(filter(page, 'Location').getByRole('option')).toHaveText([
    'All (10)',
    'Colorado Springs, CO (1)',
    'Fayetteville, NC (2)',
    'Norfolk, VA (2)',
    'Okinawa, Japan (1)',
    'San Antonio, TX (2)',
    'San Diego, CA (2)',
  ])
  await choose(page, 'Location', 'San Diego, CA')
  await expect(names(page)).toHaveText(['Example Spouse: Jordan A.', 'Example Spouse: Sam F.'])
  await expectCount(page, 2)
  await choose(page, 'Career Field', 'Creative Services')
  await expect(names(page)).toHaveText(['Example Spouse: Sam F.'])
  await expectCount(page, 1)
  await searchBox(page).fill('jordan')
  await expectCount(page, 0)
  await choose(page, 'Career Field', 'All')
  await expect(names(page)).toHaveText(['Example Spouse: Jordan A.'])
  await choose(page, 'Location', 'Norfolk, VA')
  await expectCount(page, 0)
})

test('The number of results is announced, none too, and one button brings everyone back', async ({
  page,
}) => {
  await page.goto(networking)
  await expect(names(page)).toHaveCount(10)
  const announced = page.getByRole('status')
  await expect(announced).toBeEmpty()
  await searchBox(page).fill('telehealth')
  await expect(announced).toHaveText('Showing 2 of 10 profiles')
  await choose(page, 'Career Field', 'Mental Health')
  await expect(announced).toHaveText('Showing 1 of 10 profiles')
  await choose(page, 'Location', 'Fayetteville, NC')
  await searchBox(page).fill('astronaut')
  await expect(announced).toHaveText('Showing 0 of 10 profiles')
  const nothing = page.getByRole('heading', { name: 'No profiles match your search' })
  await expect(nothing).toBeVisible()
  await expectCount(page, 0)

  await page.getByRole('button', { name: 'Clear Search and Filters' }).click()
  await expect(nothing).toBeHidden()
  await expect(names(page)).toHaveCount(10)
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
  await expect(filter(page, 'Career Field')).toHaveValue('')
  await expect(filter(page, 'Location')).toHaveValue('')
  await expect(page).toHaveURL(networking)
})

test('The filters are in the address and survive a reload, the search does not, and a filter that does not exist shows everyone', async ({
  page,
}) => {
  await page.goto(networking)
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

  await page.goto(`${networking}?careerField=Astronautics&location=Moon`)
  await expect(names(page)).toHaveCount(10)
  await expect(filter(page, 'Career Field')).toHaveValue('')
})

test('Seven organizations are linked, each with its type and what it is best for, and five tips or more of each kind', async ({
  page,
}) => {
  await page.goto(networking)
  const list = page.getByRole('region', { name: 'Networking Organizations' })
  await expect(list.getByRole('link')).toHaveCount(7)
  await expect(list.getByRole('listitem')).toHaveCount(7)
  const types = list.getByText(/^(Organization|Program|Mentorship|Training)$/)
  await expect(types).toHaveCount(7)
  const first = list.getByRole('listitem').filter({ hasText: 'Blue Star Families' })
  await expect(first).toContainText('Community and careers')

  for (const name of ['Online Networking Tips', 'In-Person Networking Tips', 'Best Practices']) {
    const tips = page.getByRole('region', { name, exact: true })
    await expect(tips.getByRole('listitem').nth(4), 'a fifth tip').toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Success Story' })).toContainText(
    /Illustrative example: .* is made up/,
  )
})

function directory(page: Page): Locator {
  return page.getByRole('region', { name: 'Example Profiles' })
}

function cards(page: Page): Locator {
  const name = page.getByRole('heading', { level: 3 })
  return directory(page).getByRole('listitem').filter({ has: name })
}

/** What opens the rest of a card. */
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

/** Chooses the option of a filter that begins with this text; the count of profiles follows it. */
async function choose(page: Page, label: string, text: string) {
  const option = filter(page, label).getByRole('option', { name: text })
  await filter(page, label).selectOption((await option.textContent()) ?? '')
}

/** The line over the cards, and as many cards. */
async function expectCount(page: Page, count: number) {
  await expect(directory(page).getByText(`Showing ${count} of 10 profiles`)).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
}
