import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { Router } from 'wouter'
import FaqPage from '@/app/public/FaqPage'

/** Shows the prerendered page at an address, lets the person open an answer there, and then runs the code. */
async function openBeforeTheCodeRuns(address: string, id: string) {
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
  'An answer opened before the code of %s runs stays open, and the next press closes it',
  async (address) => {
    await openBeforeTheCodeRuns(address, 'is-it-free')
    expect(open()).toEqual(['is-it-free'])
    await press('is-it-free')
    expect(open()).toEqual([])
    await press('is-it-free')
    expect(open()).toEqual(['is-it-free'])
  },
)

it('A section in the URL stays there while an answer opened early is adopted', async () => {
  await openBeforeTheCodeRuns('/faq#more', 'is-it-free')
  expect(window.location.hash).toBe('#more')
})

it('Only the answer that the URL names is open, even if another was opened before the code ran', async () => {
  await openBeforeTheCodeRuns('/faq#what-is-it', 'is-it-free')
  expect(open()).toEqual(['what-is-it'])
  expect(window.location.hash).toBe('#what-is-it')
  await press('is-it-free')
  expect(open()).toEqual(['is-it-free'])
})

it('“Skip to content” leaves the answer open that the link to it opened', async () => {
  await openBeforeTheCodeRuns('/faq#what-is-it', 'what-is-it')
  act(() => {
    history.replaceState(null, '', '#main')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(open()).toEqual(['what-is-it'])
})
