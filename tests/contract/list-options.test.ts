import { expect, it } from 'vitest'
import { isScreen } from '@/engine/screen/screen'
import { modules } from '@/screens'

/**
 * Options that one module uses and that are still in the engine. The next one of a single module belongs
 * into an extension beside that module: see docs/decisions/0032.
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

it('Every option of a list is used by at least two modules, but for those that are named', async () => {
  const usedBy = new Map<string, Set<string>>()
  for (const { id, load } of modules.filter(isScreen)) {
    const screen = (await load()).default
    for (const view of screen.tabs.flatMap(({ views }) => views)) {
      if (view.kind !== 'list') continue
      for (const option of optionsOf(view.config)) {
        usedBy.set(option, new Set(usedBy.get(option)).add(id))
      }
    }
  }
  const single = [...usedBy].flatMap(([option, { size }]) => (size === 1 ? option : []))
  expect(single.toSorted()).toEqual(USED_BY_ONE)
})

/** The names of the options that a config gives: "sort", "card.title". */
function optionsOf(config: object): readonly string[] {
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    ['card', 'form', 'empty'].includes(name) && value instanceof Object
      ? Object.keys(value).map((part) => `${name}.${part}`)
      : name,
  )
}
