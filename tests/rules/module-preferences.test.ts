import { describe, expect, it } from 'vitest'
import { modulePreferences } from '@/schemas/account/module-preferences'

const merge = (mine: readonly string[], file: readonly string[]) =>
  modulePreferences.merge(mine, file, 'file')

describe('Merging the chosen modules', () => {
  it('leaves nothing to choose if both sides have the same ones in another order', () => {
    const mine = ['housing', 'licensing', 'job-search']
    const merged = merge(mine, ['job-search', 'housing', 'licensing'])
    expect(merged).toMatchObject({ value: mine, same: 1, undecided: 0, changed: 0 })
  })

  it.each([
    ['another one', ['housing', 'networking']],
    ['one less', ['housing']],
    ['one more', ['housing', 'licensing', 'networking']],
  ])('asks if one side has %s', (_, file) => {
    expect(merge(['housing', 'licensing'], file)).toMatchObject({ value: file, undecided: 1 })
  })
})
