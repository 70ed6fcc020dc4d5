import { expect, it } from 'vitest'
import { showValue } from '@/engine/model/show-value'

it.each([
  [1500, '1,500 hours'],
  [12, '12 hours'],
  // As a draft may contain it, before the form refuses it.
  [1.2345, '1.2345 hours'],
])('The number %s is shown as “%s”', (value, shown) => {
  expect(showValue({ input: 'number', label: 'Time', min: 0, unit: ' hours' }, value)).toBe(shown)
})
