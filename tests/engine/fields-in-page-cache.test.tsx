import { expect, it } from 'vitest'
import { keepFieldsInPageCache } from '@/engine/fields-in-page-cache'

it('A page in the back/forward cache has no field with autocomplete="off", which WebKit would empty', () => {
  document.body.innerHTML =
    '<input id="company" autocomplete="off"><input id="name" autocomplete="name">'
  const autocompletes = () =>
    [...document.querySelectorAll('input')].map((field) => field.getAttribute('autocomplete'))
  const leave = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  keepFieldsInPageCache()
  leave(false)
  expect(autocompletes()).toEqual(['off', 'name'])
  leave(true)
  expect(autocompletes()).toEqual([null, 'name'])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(autocompletes()).toEqual(['off', 'name'])
})
