import type { Locator } from '@playwright/test'
import { categories } from '../support/career-categories'
import { expect, test } from '../support/fixtures'
import { browse, catalogue, cardsIn, tab } from '../support/career-planner'

test('The catalogue shows all 22 careers or those of one category, and their number', async ({
  page,
}) => {
  await page.goto(browse)
  await expect(page.getByText('Showing 22 of 22 careers')).toBeVisible()
  await expect(cardsIn(catalogue(page))).toHaveCount(22)
  await expect(page.getByRole('status')).toBeEmpty()
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

  await test.step('Five more careers are listed below it, and not below an assessment question', async () => {
    const more = page.getByRole('heading', { name: 'Five More Careers to Look At' })
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN
    expect(await topOf(more)).toBeGreaterThan(await topOf(cardsIn(catalogue(page)).last()))
    await tab(page, 'Skills Assessment').click()
    await expect(page.getByRole('heading', { name: /^Question 1 of 4/ })).toBeVisible()
    await expect(more).toHaveCount(0)
  })
})

test('The chosen category is announced and survives a reload, and an unknown category shows all careers', async ({
  page,
}) => {
  await page.goto(`${browse}&category=Astronautics`)
  await expect(page.getByText('Showing 22 of 22 careers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'All Categories', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mental Health', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Showing 2 of 22 careers')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mental Health', pressed: true })).toBeVisible()
  await expect(cardsIn(catalogue(page)).getByRole('heading')).toHaveText([
    'Licensed Professional Counselor',
    'Clinical Social Worker',
  ])
})
