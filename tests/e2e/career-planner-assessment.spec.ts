import type { Locator, Page } from '@playwright/test'
import { categories } from '../support/career-categories'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import {
  planner,
  questions,
  tab,
  assessment,
  choose,
  answerAll,
  visitHousingAndComeBack,
} from '../support/career-planner'

test('The assessment needs no mouse, and a double click answers one question, not the next one too', async ({
  page,
}) => {
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

  const box = await assessment(page).getByRole('listitem').first().boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, { delay: 60 })
  await choose(page, questions[1].answer)
  await expect(question(page, 3)).toBeFocused()
  await expect(bar(page)).toHaveAttribute('value', '50')
})

// On a slow line the page keeps the font that it began with, whose letters are wider.
for (const [font, comes] of [
  ['its font', true],
  ['the font of the browser', false],
] as const)
  test(`Presses in quick succession each answer a question, at one and the same place too, in ${font}`, async ({
    page,
    problems,
  }) => {
    if (!comes) {
      problems.expect(/ERR_FAILED .*\.woff2/)
      await page.route(/\.woff2$/, (request) => request.abort())
    }
    await page.clock.install()
    await page.goto(planner)
    await expect(question(page, 1)).toBeVisible()
    await assessment(page).evaluate(async (place) => {
      for (let press = 0; press < 4; press++) {
        place.querySelector<HTMLElement>('li button')?.click()
        // Each in a task of its own, as a finger’s comes.
        await new Promise((next) => setTimeout(next))
      }
    })
    await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeFocused()
    await expect(
      assessment(page)
        .getByText(/ of your 4 answers/)
        .first(),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Retake Assessment' }).click()
    // The focus comes once the page has been scrolled to it: a place that is measured before is another one.
    await expect(question(page, 1)).toBeFocused()
    const box = await assessment(page).getByRole('listitem').first().boundingBox()
    for (const [at] of questions.entries()) {
      await expect(question(page, at + 1)).toBeVisible()
      // The browser counts them as one series.
      const press = { clickCount: at + 1 }
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20)
      await page.mouse.down(press)
      await page.mouse.up(press)
      // The rest of the time in which a second press would be a double click.
      await page.clock.fastForward(300)
    }
    await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
  })

test('An answer can be changed, the result says why, and both outlast a visit elsewhere but not a reload', async ({
  page,
}) => {
  await test.step('Previous Question shows the earlier answer, and another answer takes its place', async () => {
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
    await expect(reason(page, 'Technology & IT')).toContainText('Matched 2 of your 4 answers')
  })

  await test.step('The result recommends every career of the three categories, says why, and can be taken anew', async () => {
    await retake(page)
    await answerAll(page)
    await expect(page.getByRole('heading', { name: 'Recommended Careers for You' })).toBeVisible()
    const found = ['Technology & IT', 'Creative Services', 'Business & Finance']
    await expect(assessment(page).getByRole('heading', { level: 3 })).toHaveText(found)

    await expect(reason(page, 'Technology & IT')).toHaveText(
      'Matched 3 of your 4 answers: “On my own and online, with time to focus”, “Using computers and solving puzzles”, and “Work I can keep through the next move”.',
    )
    await expect(reason(page, 'Creative Services')).toHaveText(
      'Matched 2 of your 4 answers: “Work I can keep through the next move” and “None right now: I want to start with what I know”.',
    )
    await expect(reason(page, 'Business & Finance')).toHaveText(
      'Matched 1 of your 4 answers: “Work I can keep through the next move”.',
    )
    // The one category of three that another was counted as often as.
    await expect(assessment(page).getByText(/We show only 3 categories/)).toHaveText([
      'Customer Service & Support matched as many answers as Business & Finance. We show only 3 categories.',
    ])

    const cards = assessment(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
    await expect(cards).toHaveCount(4 + 3 + 3)
    for (const [name, count] of categories) {
      const ofCategory = cards.filter({ has: page.getByText(name, { exact: true }) })
      await expect(ofCategory).toHaveCount(found.includes(name) ? count : 0)
    }

    await test.step('Retake Assessment clears the answers and starts over', async () => {
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
  })

  await test.step('The answers outlast a visit to other places, but not a reload', async () => {
    await retake(page)
    await choose(page, questions[0].answer)
    await choose(page, questions[1].answer)
    await expect(question(page, 3)).toBeVisible()
    await tab(page, 'Browse All Careers').click()
    await visitHousingAndComeBack(page)
    await expect(question(page, 3)).toBeVisible()
    await choose(page, questions[2].answer)
    await choose(page, questions[3].answer)
    await expect(page.getByText('Your answers are not saved')).toBeVisible()
    await visitHousingAndComeBack(page)
    await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()

    await page.reload()
    await expect(question(page, 1)).toBeVisible()
    await expect(bar(page)).toHaveAttribute('value', '0')
  })
})

test('Answers keep their places from one question to the next, in a narrow window as in a wide one', async ({
  page,
}) => {
  await inItsFont(page)
  await page.goto(planner)
  for (const { width, columns } of [
    { width: 320, columns: 1 },
    { width: 390, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect(question(page, 1)).toBeVisible()
      const atFirst = await placesOfAnswers(page)
      expect(new Set(atFirst.map(({ x }) => x)).size, 'columns').toBe(columns)
      for (const [at, { answer }] of questions.entries()) {
        await expect(question(page, at + 1)).toBeVisible()
        const [first, ...others] = await placesOfAnswers(page)
        expect(first).toEqual(atFirst[0])
        expect(others.every(({ height }) => height === first?.height)).toBe(true)
        await choose(page, answer)
      }
      await retake(page)
    })
  }
})

async function retake(page: Page) {
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(question(page, 1)).toBeFocused()
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

/** Where the answers of the open question are, and how high. */
function placesOfAnswers(page: Page) {
  const answers = assessment(page).getByRole('listitem').getByRole('button')
  return answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, height } = button.getBoundingClientRect()
      return { x, y, height }
    }),
  )
}

/** The answer that the open question already has. */
function pressed(page: Page): Locator {
  return assessment(page).getByRole('listitem').getByRole('button', { pressed: true })
}

/** Why the result recommends a category: the sentence under its heading. */
function reason(page: Page, category: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name: category, exact: true })
  return assessment(page)
    .locator('div')
    .filter({ has: page.locator(':scope > h3').and(heading) })
    .getByText(/^Matched/)
}
