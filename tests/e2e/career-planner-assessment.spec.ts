import type { Locator, Page } from '@playwright/test'
import { categories } from '../support/career-categories'
import { isUnmoved } from '../support/checks/arrangement'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import {
  planner,
  questions,
  tab,
  assessment,
  choose,
  answerAll,
  visitHousingAndComeBack,
} from '../support/career-planner'

test('The assessment works by keyboard, and a double click answers only one question', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(planner)
  await assessment(page).getByRole('button').first().press('Enter')
  await expect(question(page, 2)).toBeFocused()
  // To the last option, then to the button after it.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  await expect(assessment(page).getByRole('listitem').last().getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(previous(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page, 1)).toBeFocused()

  const box = await assessment(page).getByRole('listitem').first().boundingBox()
  // On a busy machine, the clicks could be too far apart for a double click.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await page.clock.runFor(290)
  }
  await page.clock.resume()
  await choose(page, questions[1].answer)
  await expect(question(page, 3)).toBeFocused()
  await expect(progress(page)).toHaveAttribute('value', '50')
})

// On a slow connection the page keeps the browser’s font, whose characters are wider.
for (const [font, isLoaded] of [
  ['the site’s font', true],
  ['the browser’s font', false],
] as const)
  test(`Clicks in quick succession each answer one question, even at the same position, in ${font}`, async ({
    page,
    problems,
  }) => {
    if (!isLoaded) {
      problems.expect(/ERR_FAILED .*\.woff2/)
      await page.route(/\.woff2$/, (request) => request.abort())
    }
    await page.clock.install()
    await page.goto(planner)
    await expect(question(page, 1)).toBeVisible()
    await assessment(page).evaluate(async (region) => {
      for (let clicks = 0; clicks < 4; clicks++) {
        region.querySelector<HTMLElement>('li button')?.click()
        // Each click runs in its own task, as a real one does.
        await new Promise((resolve) => setTimeout(resolve))
      }
    })
    await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeFocused()
    await expect(
      assessment(page)
        .getByText(/ of your 4 answers/)
        .first(),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Retake Assessment' }).click()
    // The focus moves after the page has scrolled. A position measured earlier would be wrong.
    await expect(question(page, 1)).toBeFocused()
    const box = await assessment(page).getByRole('listitem').first().boundingBox()
    for (const [at] of questions.entries()) {
      await expect(question(page, at + 1)).toBeVisible()
      // The browser counts these clicks as one multiple click.
      const click = { clickCount: at + 1 }
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20)
      await page.mouse.down(click)
      await page.mouse.up(click)
      // Past the time in which a second click would be a double click.
      await page.clock.fastForward(300)
    }
    await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
  })

test('An answer can be changed, the result gives its reasons, and both survive navigation but not a reload', async ({
  page,
}) => {
  await test.step('Previous Question shows the earlier answer, which another answer replaces', async () => {
    await page.goto(planner)
    await choose(page, questions[0].answer)
    await choose(page, questions[1].answer)
    await expect(question(page, 3)).toBeVisible()
    await previous(page).click()
    await expect(question(page, 2)).toBeFocused()
    await previous(page).click()
    await expect(question(page, 1)).toBeFocused()
    await expect(previous(page)).toHaveCount(0)
    await expect(chosenAnswer(page)).toHaveAccessibleName(questions[0].answer)
    await expect(progress(page), 'going back keeps the answers').toHaveAttribute('value', '50')

    await choose(page, /^Hands-on and on my feet/)
    await expect(question(page, 2)).toBeVisible()
    await expect(chosenAnswer(page)).toHaveAccessibleName(questions[1].answer)
    await previous(page).click()
    await expect(question(page, 1)).toBeVisible()
    await expect(chosenAnswer(page)).toHaveAccessibleName(/^Hands-on and on my feet/)

    await choose(page, /^Hands-on and on my feet/)
    for (const { answer } of questions.slice(1)) await choose(page, answer)
    await expect(reason(page, 'Technology & IT')).toContainText('Matched 2 of your 4 answers')
  })

  await test.step('The result recommends every career in three categories, gives reasons, and allows a retake', async () => {
    await retake(page)
    await answerAll(page)
    await expect(page.getByRole('heading', { name: 'Recommended Careers for You' })).toBeVisible()
    const recommended = ['Technology & IT', 'Creative Services', 'Business & Finance']
    await expect(assessment(page).getByRole('heading', { level: 3 })).toHaveText(recommended)

    await expect(reason(page, 'Technology & IT')).toHaveText(
      'Matched 3 of your 4 answers: “On my own and online, with time to focus”, “Using computers and solving puzzles”, and “Work I can keep through the next move”.',
    )
    await expect(reason(page, 'Creative Services')).toHaveText(
      'Matched 2 of your 4 answers: “Work I can keep through the next move” and “None right now: I want to start with what I know”.',
    )
    await expect(reason(page, 'Business & Finance')).toHaveText(
      'Matched 1 of your 4 answers: “Work I can keep through the next move”.',
    )
    // Only the last recommended category is tied with one that is left out.
    await expect(assessment(page).getByText(/We show only 3 categories/)).toHaveText([
      'Customer Service & Support matched as many answers as Business & Finance. We show only 3 categories.',
    ])

    const cards = assessment(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
    await expect(cards).toHaveCount(4 + 3 + 3)
    for (const [name, count] of categories) {
      const ofCategory = cards.filter({ has: page.getByText(name, { exact: true }) })
      await expect(ofCategory).toHaveCount(recommended.includes(name) ? count : 0)
    }

    await test.step('Retake Assessment clears the answers and starts over', async () => {
      await page.getByRole('button', { name: 'Retake Assessment' }).click()
      await expect(question(page, 1)).toBeFocused()
      await expect(progress(page)).toHaveAttribute('value', '0')
      for (const [at, { answer }] of questions.entries()) {
        await expect(question(page, at + 1)).toBeVisible()
        await expect(chosenAnswer(page)).toHaveCount(0)
        await choose(page, answer)
      }
      await expect(page.getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible()
    })
  })

  await test.step('The answers survive a visit to another page, but not a reload', async () => {
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
    await expect(progress(page)).toHaveAttribute('value', '0')
  })
})

test('Answers keep their positions from one question to the next, in narrow and wide windows', async ({
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
      const initial = await measureAnswers(page)
      expect(new Set(initial.map(({ x }) => Math.round(x))).size, 'columns').toBe(columns)
      for (const [at, { answer }] of questions.entries()) {
        await expect(question(page, at + 1)).toBeVisible()
        const [first, ...others] = await measureAnswers(page)
        if (!first || !initial[0]) throw new Error('The question has no answers.')
        expect(isUnmoved(initial[0], first)).toBe(true)
        // The browser may round heights by less than a pixel.
        expect(others.every(({ height }) => Math.abs(height - first.height) < 1)).toBe(true)
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

function progress(page: Page): Locator {
  return assessment(page).getByRole('progressbar', { name: 'Skills assessment' })
}

/** The heading of a question, by its number from 1. */
function question(page: Page, number: number): Locator {
  return assessment(page).getByRole('heading', { name: `Question ${number} of 4` })
}

function previous(page: Page): Locator {
  return assessment(page).getByRole('button', { name: 'Previous Question' })
}

/** The position on screen and the size of each answer to the current question. */
function measureAnswers(page: Page) {
  const answers = assessment(page).getByRole('listitem').getByRole('button')
  return answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

/** The answer already given to the current question. */
function chosenAnswer(page: Page): Locator {
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
