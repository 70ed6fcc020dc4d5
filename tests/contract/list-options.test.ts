import { expect, it } from 'vitest'
import { usedByOne, usersOf } from '../support/loaded-screens'

/**
 * Options of the engine that only one module uses, each with the reason why it is no extension of that module. A new
 * option for a single module belongs in an extension. See docs/decisions/0032.
 */
const USED_BY_ONE = {
  // What the engine draws for an address. Any entity may have such a field.
  'card.link': 'job-search',
  // A second list on a tab: its parameters and its empty state differ from those of the first.
  'empty.other': 'job-search',
  urlPrefix: 'job-search',
  // What a card shows about a record can depend on records of another module.
  joins: 'licensing',
  // Three lists of one module have them; they decide how the engine counts, orders and draws the records.
  sections: 'professional-dev',
}

it('Every list option is used by at least two modules, except the listed ones', () => {
  const users = usersOf((view) => (view.kind === 'list' ? optionsOf(view.config) : []))
  expect(usedByOne(users)).toEqual(USED_BY_ONE)
})

/** The names of the options that a config sets: "sort", "card.title". */
function optionsOf(config: object): readonly string[] {
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    ['card', 'form', 'empty'].includes(name) && value instanceof Object
      ? Object.keys(value).map((part) => `${name}.${part}`)
      : name,
  )
}
