import { expect, it } from 'vitest'
import { loadedScreens, viewsOf } from '../support/loaded-screens'

/**
 * Options of the engine that only one module uses. A new option for a single module belongs in an extension
 * in that module. See docs/decisions/0032.
 */
const USED_BY_ONE = [
  'card.isHalf',
  'card.link',
  'card.progress',
  'card.toggle',
  'empty.other',
  'isSecondary',
  'sections',
  'urlPrefix',
]

it('Every list option is used by at least two modules, except the listed ones', () => {
  const usedBy = new Map<string, Set<string>>()
  for (const { id, screen } of loadedScreens) {
    for (const view of viewsOf(screen)) {
      if (view.kind !== 'list') continue
      for (const option of optionsOf(view.config)) {
        usedBy.set(option, new Set(usedBy.get(option)).add(id))
      }
    }
  }
  const single = [...usedBy].flatMap(([option, { size }]) => (size === 1 ? option : []))
  expect(single.toSorted()).toEqual(USED_BY_ONE)
})

/** The names of the options that a config sets: "sort", "card.title". */
function optionsOf(config: object): readonly string[] {
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    ['card', 'form', 'empty'].includes(name) && value instanceof Object
      ? Object.keys(value).map((part) => `${name}.${part}`)
      : name,
  )
}
