import { expect, it } from 'vitest'
import { findInCatalogue } from '@/engine/views/catalogue/find'
import { toyCatalogue } from '../../support/toy-catalogue'

it('Site-wide search finds the rows of a catalogue by the fields that its config names', () => {
  const { kind, icon, findings } = findInCatalogue(toyCatalogue)
  expect([kind, icon]).toEqual(['Toys', 'i-lucide-blocks'])
  expect(findings).toHaveLength(3)
  expect(findings[0]).toEqual({
    title: 'Kite',
    texts: ['Núñez', 'red', 'sea green'],
    anchor: 'toy-rows/kite',
  })
  expect(findings[1]?.texts).toContain('It rolls.')
})
