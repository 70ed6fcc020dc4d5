import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { Router } from 'wouter'
import FaqPage from '@/app/public/FaqPage'
import { faq } from '@/data/public/faq'
import { openForPrint } from '@/engine/print'

/** Shows the prerendered page at a URL, opens an answer, and then hydrates the page. */
async function openBeforeHydration(address: string, id: string) {
  history.replaceState(null, '', address)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <Router ssrPath="/faq">
      <FaqPage />
    </Router>,
  )
  answer(id).open = true
  const root = await act(() =>
    hydrateRoot(
      container,
      <Router>
        <FaqPage />
      </Router>,
    ),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    history.replaceState(null, '', '/')
  })
}

const answer = (id: string) => document.querySelector<HTMLDetailsElement>(`details[id="${id}"]`)!
const press = (id: string) => userEvent.click(answer(id).querySelector('summary')!)
const open = () => [...document.querySelectorAll('main details[id][open]')].map(({ id }) => id)

it.each(['/faq', '/faq#more', '/faq#faq/pricing', '/faq#no-such-question'])(
  'An answer opened before %s is hydrated stays open, and the next press closes it',
  async (address) => {
    await openBeforeHydration(address, 'is-it-free')
    expect(open()).toEqual(['is-it-free'])
    await press('is-it-free')
    expect(open()).toEqual([])
    await press('is-it-free')
    expect(open()).toEqual(['is-it-free'])
  },
)

it('The hash of a section stays in the URL if an answer was opened before hydration', async () => {
  await openBeforeHydration('/faq#more', 'is-it-free')
  expect(window.location.hash).toBe('#more')
})

it('Only the answer that the URL names is open, even if another was opened before hydration', async () => {
  await openBeforeHydration('/faq#what-is-it', 'is-it-free')
  expect(open()).toEqual(['what-is-it'])
  expect(window.location.hash).toBe('#what-is-it')
  await press('is-it-free')
  expect(open()).toEqual(['is-it-free'])
})

it('“Skip to content” leaves the answer open that the URL opened', async () => {
  await openBeforeHydration('/faq#what-is-it', 'what-is-it')
  act(() => {
    history.replaceState(null, '', '#main')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(open()).toEqual(['what-is-it'])
})

it('A link to the page without a question closes the open answer', async () => {
  await openBeforeHydration('/faq#what-is-it', 'what-is-it')
  act(() => history.pushState(null, '', '/faq'))
  expect(open()).toEqual([])
})

it('An answer that find in page opened closes the one before it, and the next press closes it', async () => {
  await openBeforeHydration('/faq', 'is-it-free')
  answer('what-is-it').open = true
  await waitFor(() => expect(open()).toEqual(['what-is-it']))
  expect(window.location.hash).toBe('#what-is-it')
  await press('what-is-it')
  expect(open()).toEqual([])
})

it('Printing opens all answers, and leaves open only the one that was open before', async () => {
  openForPrint()
  await openBeforeHydration('/faq', 'is-it-free')
  const toggled = new Promise((resolve) => answer('what-is-it').addEventListener('toggle', resolve))
  window.dispatchEvent(new Event('beforeprint'))
  await toggled
  expect(open()).toContain('what-is-it')
  expect(open()).toContain('is-it-free')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(open()).toEqual(['is-it-free']))
})

const questions = () =>
  [...document.querySelectorAll('main summary h3')].map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('Each filter of the FAQ shows the questions of its category, and All shows every one', async () => {
  await openBeforeHydration('/faq', 'is-it-free')
  const categories = new Set(faq.rows.map(({ category }) => category))
  expect(categories.size).toBe(6)
  for (const category of [...categories, 'All']) {
    await choose(category)
    const expected = faq.rows.filter((row) => category === 'All' || row.category === category)
    expect(questions()).toEqual(expected.map(({ question }) => question))
  }
})

it('The search of the FAQ finds questions by the words of their answers, and says what to do if none has them', async () => {
  await openBeforeHydration('/faq', 'is-it-free')
  const box = screen.getByRole('searchbox', { name: 'Search' })
  const status = () => screen.getByRole('status').textContent
  await userEvent.type(box, 'can I get MyCAA money')
  expect(questions()).toEqual(['Can the app tell me if I can get MyCAA money?'])
  expect(open()).toEqual([])
  await waitFor(() => expect(status()).toMatch(/^Showing 1 of \d+ questions$/))
  await choose('Pricing')
  await waitFor(() => expect(status()).toContain('Choose All to search every question.'))
  await choose('All')
  await userEvent.clear(box)
  await userEvent.type(box, 'helicopter')
  expect(questions()).toEqual([])
  await waitFor(() => expect(status()).toContain('Try one word'))
})
