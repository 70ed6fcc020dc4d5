import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const planner = '/app/career-planner'
const browse = `${planner}?tab=browse`
const saved = `${planner}?tab=saved`

/** The first answer of each question, as a person who likes computers gives them, and those after. */
const questions = [
  { title: 'How do you like to work?', options: 4, answer: /^On my own and online/ },
  {
    title: 'What are you good at, or what would you like to be good at?',
    options: 6,
    answer: /^Using computers/,
  },
  { title: 'What matters most to you right now?', options: 4, answer: /^Work I can keep/ },
  { title: 'How much training fits your life?', options: 4, answer: /^None right now/ },
] as const

const categories = [
  ['Technology & IT', 4],
  ['Healthcare', 3],
  ['Education & Training', 3],
  ['Business & Finance', 3],
  ['Creative Services', 3],
  ['Customer Service & Support', 2],
  ['Real Estate & Sales', 2],
  ['Mental Health', 2],
] as const

test('The Career Planner opens on the assessment, its tabs say how much is in them, and a reload keeps the tab', async ({
  page,
}) => {
  await page.goto(planner)
  await expect(page.getByRole('heading', { level: 1, name: 'Career Planner' })).toBeVisible()
  await expect(
    page.getByText('Military spouses move every 2-3 years. That is an average'),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Skills Assessment',
    'Browse All Careers (22)',
    'Saved Careers (0)',
  ])
  await expect(tab(page, 'Skills Assessment')).toHaveAttribute('aria-selected', 'true')
  for (const [name, address] of [
    ['Saved Careers', saved],
    ['Browse All Careers', browse],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

test('The four questions come one at a time, and the bar grows by a quarter with each answer', async ({
  page,
}) => {
  await page.goto(planner)
  for (const [at, { title, options, answer }] of questions.entries()) {
    const heading = assessment(page).getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(`Question ${at + 1} of 4 ${title}`)
    // Who listens, or uses the keyboard, is at the new question.
    if (at > 0) await expect(heading).toBeFocused()
    await expect(assessment(page).getByText(`${at * 25}% complete`)).toBeVisible()
    await expect(bar(page)).toHaveAttribute('value', String(at * 25))
    await expect(assessment(page).getByRole('listitem')).toHaveCount(options)
    await expect(pressed(page)).toHaveCount(0)
    await expect(previous(page)).toHaveCount(at === 0 ? 0 : 1)
    await choose(page, answer)
  }
  await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(previous(page)).toHaveCount(0)
})

test('The assessment needs no mouse', async ({ page }) => {
  await page.goto(planner)
  await assessment(page).getByRole('button').first().press('Enter')
  await expect(question(page, 2)).toBeFocused()
  // The last option, then one step further.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  await expect(assessment(page).getByRole('listitem').last().getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(previous(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page, 1)).toBeFocused()
})

test('A double click answers one question, not the next one too', async ({ page }) => {
  await page.goto(planner)
  const box = await assessment(page).getByRole('listitem').first().boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, { delay: 60 })
  await choose(page, questions[1].answer)
  await expect(question(page, 3)).toBeFocused()
  await expect(bar(page)).toHaveAttribute('value', '50')
})

test('Previous Question shows the earlier answer, and another answer takes its place', async ({
  page,
}) => {
  await page.goto(planner)
  await choose(page, questions[0].answer)
  await choose(page, questions[1].answer)
  await expect(question(page, 3)).toBeVisible()
  await previous(page).click()
  await expect(question(page, 2)).toBeFocused()
  await previous(page).click()
  await expect(question(page, 1)).toBeFocused()
  await expect(previous(page)).toHaveCount(0)
  await expect(pressed(page)).toHaveAccessibleName(questions[0].answer)
  await expect(bar(page), 'an answer given stays given').toHaveAttribute('value', '50')

  await choose(page, /^Hands-on and on my feet/)
  await expect(question(page, 2)).toBeVisible()
  await expect(pressed(page)).toHaveAccessibleName(questions[1].answer)
  await previous(page).click()
  await expect(question(page, 1)).toBeVisible()
  await expect(pressed(page)).toHaveAccessibleName(/^Hands-on and on my feet/)

  await choose(page, /^Hands-on and on my feet/)
  for (const { answer } of questions.slice(1)) await choose(page, answer)
  await expect(reason(page, 'Technology & IT')).toContainText('Counted in 2 of your 4 answers')
})

test('The result recommends every career of the three categories, and says why', async ({
  page,
}) => {
  await page.goto(planner)
  await answerAll(page)
  await expect(page.getByRole('heading', { name: 'Recommended Careers for You' })).toBeVisible()
  const found = ['Technology & IT', 'Creative Services', 'Business & Finance']
  await expect(assessment(page).getByRole('heading', { level: 3 })).toHaveText(found)

  await expect(reason(page, 'Technology & IT')).toHaveText(
    'Counted in 3 of your 4 answers: “On my own and online, with time to focus”, “Using computers and solving puzzles”, and “Work I can keep through the next move”.',
  )
  await expect(reason(page, 'Creative Services')).toHaveText(
    'Counted in 2 of your 4 answers: “Work I can keep through the next move” and “None right now: I want to start with what I know”.',
  )
  await expect(reason(page, 'Business & Finance')).toHaveText(
    'Counted in 1 of your 4 answers: “Work I can keep through the next move”.',
  )
  // The one category of three that another was counted as often as.
  await expect(assessment(page).getByText(/^A tie decided/)).toHaveText([
    'A tie decided: Customer Service & Support was counted as often, but comes later in the order of the questions and their answers.',
  ])

  const cards = assessment(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
  await expect(cards).toHaveCount(4 + 3 + 3)
  for (const [name, count] of categories) {
    const ofCategory = cards.filter({ has: page.getByText(name, { exact: true }) })
    await expect(ofCategory).toHaveCount(found.includes(name) ? count : 0)
  }
})

test('Retake Assessment clears the answers and starts over', async ({ page }) => {
  await page.goto(planner)
  await answerAll(page)
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(question(page, 1)).toBeFocused()
  await expect(bar(page)).toHaveAttribute('value', '0')
  for (const [at, { answer }] of questions.entries()) {
    await expect(question(page, at + 1)).toBeVisible()
    await expect(pressed(page)).toHaveCount(0)
    await choose(page, answer)
  }
  await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
})

test('The answers outlast a visit to other places, but not a reload', async ({ page }) => {
  await page.goto(planner)
  await choose(page, questions[0].answer)
  await choose(page, questions[1].answer)
  await expect(question(page, 3)).toBeVisible()
  await tab(page, 'Browse All Careers').click()
  await visitHousingAndComeBack(page)
  await expect(question(page, 3)).toBeVisible()
  await choose(page, questions[2].answer)
  await choose(page, questions[3].answer)
  await expect(page.getByText('Your answers are not stored')).toBeVisible()
  await visitHousingAndComeBack(page)
  await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()

  await page.reload()
  await expect(question(page, 1)).toBeVisible()
  await expect(bar(page)).toHaveAttribute('value', '0')
})

test('The catalogue shows 22 careers, or those of one category, and says how many', async ({
  page,
}) => {
  await page.goto(browse)
  await expect(page.getByText('Showing 22 of 22 careers')).toBeVisible()
  await expect(cardsIn(catalogue(page))).toHaveCount(22)
  const filter = page.getByRole('group', { name: 'Category' })
  await expect(filter.getByRole('button')).toHaveText([
    'All Categories',
    ...categories.map(([name]) => name),
  ])
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('All Categories')
  for (const [name, count] of categories) {
    await filter.getByRole('button', { name, exact: true }).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText([name])
    await expect(catalogue(page).getByText(`Showing ${count} of 22 careers`)).toBeVisible()
    const cards = cardsIn(catalogue(page))
    await expect(cards).toHaveCount(count)
    await expect(cards.filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(count)
  }
  await filter.getByRole('button', { name: 'All Categories' }).click()
  await expect(cardsIn(catalogue(page))).toHaveCount(22)
})

test('The chosen category is announced, and a reload keeps it', async ({ page }) => {
  await page.goto(browse)
  await expect(cardsIn(catalogue(page))).toHaveCount(22)
  await expect(page.getByRole('status')).toBeEmpty()
  await page.getByRole('button', { name: 'Mental Health', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Showing 2 of 22 careers')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mental Health', pressed: true })).toBeVisible()
  await expect(cardsIn(catalogue(page)).getByRole('heading')).toHaveText([
    'Licensed Professional Counselor',
    'Clinical Social Worker',
  ])
})

test('An address with a category that does not exist shows all careers', async ({ page }) => {
  await page.goto(`${browse}&category=Astronautics`)
  await expect(page.getByText('Showing 22 of 22 careers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'All Categories', pressed: true })).toBeVisible()
})

test('Each card shows its ratings and three skills, and certifications only where some are required', async ({
  page,
}) => {
  await page.goto(browse)
  const all = catalogue(page)
  for (const [label, looks] of [
    ['Salary range', /^\$\d+,000–\$\d+,000/],
    ['Portability', /^(Very High|High|Medium)$/],
    ['Entry barrier', /^(Low|Medium|High)$/],
    ['In demand', /^(Yes|No)$/],
    ['Remote options', /^(Yes|No)$/],
    ['Spouse friendly', /^(Yes|No)$/],
  ] as const) {
    await expect(detail(all, label)).toHaveText(Array<RegExp>(22).fill(looks))
  }
  await expect(detail(all, 'Key skills').getByRole('listitem')).toHaveCount(22 * 3)
  await expect(detail(card(page, 'Web Developer'), 'Key skills').getByRole('listitem')).toHaveText([
    'HTML and CSS',
    'JavaScript',
    'Fixing bugs with patience',
  ])
  await expect(detail(all, 'Certifications')).toHaveCount(22 - 5)
  await expect(all.getByText('None required')).toHaveCount(0)
  await expect(detail(card(page, 'Graphic Designer'), 'Certifications')).toHaveCount(0)
  const teacher = card(page, 'Teacher (K-12, including virtual)')
  await expect(detail(teacher, 'Certifications').getByRole('listitem')).toHaveText([
    'State teaching license',
    'Praxis tests, in many states',
  ])
})

test('A story on a card is folded away and says that it is made up', async ({ page }) => {
  await page.goto(browse)
  const folds = catalogue(page).getByText('Read an example story')
  await expect(folds).toHaveCount(6)
  const stories = catalogue(page).getByText(/^Illustrative example: /)
  await expect(stories).toHaveCount(6)
  await expect(stories.first()).toBeHidden()
  await folds.first().click()
  await expect(stories.first()).toBeVisible()
})

test('Bookmarked careers are kept side by side while the app is open', async ({ page }) => {
  await page.goto(browse)
  await bookmark(page, 'Bookkeeper').click()
  await bookmark(page, 'Web Developer').click()
  await expect(bookmark(page, 'Web Developer')).toHaveAttribute('aria-pressed', 'true')
  await expect(bookmark(page, 'Data Analyst')).toHaveAttribute('aria-pressed', 'false')
  await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (2)')
  await bookmark(page, 'Insurance Agent').click()
  await bookmark(page, 'Insurance Agent').click()
  await expect(bookmark(page, 'Insurance Agent')).toHaveAttribute('aria-pressed', 'false')
  await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (2)')

  await visitHousingAndComeBack(page)
  await tab(page, 'Saved Careers').click()
  // In the order of the catalogue, not of the clicks.
  await expect(cardsIn(shelf(page)).getByRole('heading')).toHaveText([
    'Web Developer',
    'Bookkeeper',
  ])
})

test('Bookmarks are in memory only: nothing is stored, and a reload forgets them', async ({
  page,
}) => {
  await page.goto(browse)
  await bookmark(page, 'Web Developer').click()
  await tab(page, 'Saved Careers').click()
  await expect(cardsIn(shelf(page))).toHaveCount(1)
  await expect(shelf(page).getByText('Saved careers are not stored.')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toMatch(/web-developer|saved/i)

  await page.reload()
  await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (0)')
  await expect(page.getByRole('heading', { name: 'No saved careers yet' })).toBeVisible()
  await tab(page, 'Browse All Careers').click()
  await expect(bookmark(page, 'Web Developer')).toHaveAttribute('aria-pressed', 'false')
})

test('Taking a career out of the saved ones moves the focus on, and the empty tab leads to the catalogue', async ({
  page,
}) => {
  await page.goto(browse)
  for (const title of ['Web Developer', 'Bookkeeper']) await bookmark(page, title).click()
  await tab(page, 'Saved Careers').click()
  await bookmark(page, 'Web Developer').click()
  await expect(cardsIn(shelf(page))).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Bookkeeper' })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('Took Web Developer out of your saved careers.')
  await bookmark(page, 'Bookkeeper').click()
  await expect(page.getByRole('heading', { name: 'No saved careers yet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Saved Careers' })).toBeFocused()
  await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (0)')

  await page.getByRole('button', { name: 'Browse Careers' }).click()
  await expect(page).toHaveURL(browse)
  await expect(cardsIn(catalogue(page))).toHaveCount(22)
})

test('A recommended career can be bookmarked where it is recommended', async ({ page }) => {
  await page.goto(planner)
  await answerAll(page)
  await bookmark(page, 'Graphic Designer').click()
  await expect(bookmark(page, 'Graphic Designer')).toHaveAttribute('aria-pressed', 'true')
  await tab(page, 'Saved Careers (1)').click()
  await expect(cardsIn(shelf(page)).getByRole('heading')).toHaveText(['Graphic Designer'])
})

for (const address of [planner, browse, saved]) {
  test(`Six transition tips, MyCAA among them, close ${address}`, async ({ page }) => {
    await page.goto(address)
    const box = page.getByRole('region', { name: 'Career Transition Tips' })
    const [tips, links] = [box.getByRole('list').first(), box.getByRole('list').last()]
    await expect(tips.getByRole('listitem')).toHaveCount(6)
    await expect(tips).toContainText('Check MyCAA (My Career Advancement Account)')
    await expect(tips).toContainText('$4,000')
    const link = links.getByRole('link')
    await expect(link).toHaveAccessibleName('Open the MyCAA portal (opens in a new tab)')
    await expect(link).toHaveAttribute('href', 'https://mycaa.militaryonesource.mil/mycaa/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  })
}

/** A tab by the beginning of its name: some names end in a count. */
function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

function assessment(page: Page): Locator {
  return page.getByRole('region', { name: 'Skills Assessment' })
}

function bar(page: Page): Locator {
  return assessment(page).getByRole('progressbar', { name: 'Skills assessment' })
}

/** The heading of the question with this number, from 1 on. */
function question(page: Page, number: number): Locator {
  return assessment(page).getByRole('heading', { name: `Question ${number} of 4` })
}

function previous(page: Page): Locator {
  return assessment(page).getByRole('button', { name: 'Previous Question' })
}

/** The answer that the open question already has. */
function pressed(page: Page): Locator {
  return assessment(page).getByRole('listitem').getByRole('button', { pressed: true })
}

async function choose(page: Page, answer: RegExp) {
  await assessment(page).getByRole('button', { name: answer }).click()
}

async function answerAll(page: Page) {
  for (const { answer } of questions) await choose(page, answer)
  await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
}

/** Why the result recommends a category: the sentence under its heading. */
function reason(page: Page, category: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name: category, exact: true })
  return assessment(page)
    .locator('div')
    .filter({ has: page.locator(':scope > h3').and(heading) })
    .getByText(/^Counted in/)
}

function catalogue(page: Page): Locator {
  return page.getByRole('region', { name: 'Browse All Careers' })
}

/** Where the saved careers stand. */
function shelf(page: Page): Locator {
  return page.getByRole('region', { name: 'Saved Careers' })
}

function cardsIn(place: Locator): Locator {
  const title = place.page().getByRole('heading', { level: 3 })
  return place.getByRole('listitem').filter({ has: title })
}

function card(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name: title, exact: true })
  return page.getByRole('listitem').filter({ has: heading })
}

/** What a card, or each of several, says under a label. */
function detail(place: Locator, label: string): Locator {
  const term = place
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
  return place.locator('dl > div').filter({ has: term }).getByRole('definition')
}

function bookmark(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Save ${title}`, exact: true })
}

/** Goes to another module and back by the links of the header, without a reload. */
async function visitHousingAndComeBack(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Housing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
  await menu.getByRole('link', { name: 'Career Planner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Career Planner' })).toBeVisible()
}
