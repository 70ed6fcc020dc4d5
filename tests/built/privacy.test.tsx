import { expect, it } from 'vitest'
import { site } from '@/data/site'
import { storageTable } from '@/screens/storage-table'
import { builtPage, textOf } from '../support/built-page'

it('The privacy page names everything that is stored, before any script runs', () => {
  const main = builtPage('/privacy').querySelector('main')
  expect(textOf(main).split(`Last updated: ${site.privacyUpdated}`)).toHaveLength(2)
  const stored = Array.from(main?.querySelectorAll('section') ?? []).find(
    (section) => textOf(section.querySelector('h2')) === 'Everything That Is Stored',
  )
  expect(Array.from(stored?.querySelectorAll('dt') ?? []).map(textOf)).toEqual(
    storageTable.map(({ key }) => key),
  )
})
