import { expect, it } from 'vitest'
import { viewKinds } from '@/engine/views/view-kinds'
import { importGraph } from '../support/import-graph'
import { usedByOne, usersOf } from '../support/loaded-screens'

/** Used only by `account`, but kept in the engine because it shares the store's format. */
const KEPT_WITH_THE_STORE = [
  'apply',
  'backup-file',
  'backup-format',
  'collect-backup',
  'plan',
  'read-file',
  'replacement',
].map((name) => `src/engine/store/backup/${name}.ts`)

/** The module of screens that a file belongs to, or the app, which renders the engine for all of them. */
function ownerOf(file: string): string | undefined {
  if (file === 'src/main.ts' || file.startsWith('src/app/')) return 'app'
  const [, , screen, ...rest] = file.split('/')
  if (!file.startsWith('src/screens/')) return undefined
  return rest.length > 0 && screen !== 'shared' ? screen : 'app'
}

/** The modules that import each engine file, directly or through engine, schemas and data. */
function usersOfEngine(): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>()
  for (const start of importGraph.keys()) {
    const owner = ownerOf(start)
    if (!owner) continue
    const reached = new Set([start])
    for (const file of reached) {
      for (const next of importGraph.get(file) ?? []) if (!ownerOf(next)) reached.add(next)
    }
    for (const file of reached) {
      if (file.startsWith('src/engine/')) users.set(file, (users.get(file) ?? new Set()).add(owner))
    }
  }
  return users
}

it('Each engine file serves the app or at least two modules; code for one module belongs to that module', () => {
  const users = usersOfEngine()
  expect(users.size).toBeGreaterThan(200)
  const alone = [...users]
    .filter(
      ([file, owners]) =>
        owners.size === 1 && !owners.has('app') && !KEPT_WITH_THE_STORE.includes(file),
    )
    .map(([file, [owner]]) => `${file} serves ${owner} alone`)
  expect(alone).toEqual([])
  const unused = [...importGraph.keys()].filter(
    (file) => file.startsWith('src/engine/') && !file.endsWith('.d.ts') && !users.has(file),
  )
  // The build writes this script into the head of each page.
  expect(unused).toEqual(['src/engine/theme/theme-script.ts'])
})

/** View kinds that one module uses, with the reason why they are in the engine. */
const KINDS_OF_ONE = {
  // The specification has the engine render checklists.
  checklist: 'pcs-prep',
}

it('Each kind of view is used by the app or at least two modules, except the listed ones', () => {
  const users = usersOf(({ kind }) => [kind])
  expect([...users.keys()].toSorted()).toEqual(Object.keys(viewKinds).toSorted())
  const importedByApp = [...importGraph].flatMap(([file, imported]) =>
    ownerOf(file) === 'app' ? imported : [],
  )
  for (const [kind, modules] of users) {
    const isInApp = importedByApp.some((file) => file.startsWith(`src/engine/views/${kind}/`))
    if (isInApp) modules.add('app')
  }
  expect(usedByOne(users)).toEqual(KINDS_OF_ONE)
})

it('The list view has at most 28 files; further features are folders beside it', () => {
  const files = [...importGraph.keys()].filter((file) => file.startsWith('src/engine/views/list/'))
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(28)
})
