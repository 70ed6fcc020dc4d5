import { dirname, join } from 'node:path/posix'
import type { Plugin } from 'vite'
import {
  assertEntryPoints,
  entryFolders,
  entryPoints,
  isDueFile,
  isScreenFile,
  movedError,
} from './entry-points.ts'
import { importsOf, loadedOnDemand, type GetModuleInfo, type Imports } from './module-graph.ts'

/** The built files of several modules; a module goes to the first one that it belongs to. */
const names = [
  'main',
  'start',
  'public',
  'app',
  'screen-view',
  'records',
  'compacts',
  'list',
  'form',
  'now-data',
  'now',
] as const
/** What is printed by several pages, and where it was read. */
const factFolders = ['src/data/facts/', 'src/data/sources/']
const dataFolder = 'src/data/'
type GroupName = (typeof names)[number]

/**
 * Which modules share a file: what every page of a kind loads comes in one, the rest splits by route.
 * Left to the bundler alone, the first visit to a module asks for some 60 files.
 */
export function chunks(): Plugin {
  let root = ''
  let groups: ReadonlyMap<string, GroupName> = new Map()
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: names.map((name) => ({ name, test: (id) => groups.get(id) === name })),
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
      assertEntryPoints(root)
    },
    buildEnd(error) {
      if (error) return
      const known = new Map<string, Imports | null>()
      groups = groupModules(root, (id) => {
        // The bundler makes each answer anew, and the groups ask often.
        if (!known.has(id)) known.set(id, plain(this.getModuleInfo(id)))
        return known.get(id) ?? null
      })
    },
  }
}

/**
 * The group of each module that has one. Where a module is, what it imports is, or comes before: no two
 * files wait for each other.
 * @throws an `Error` that names a path of `build/entry-points.ts` that the build does not load
 */
export function groupModules(
  root: string,
  getModuleInfo: GetModuleInfo,
): ReadonlyMap<string, GroupName> {
  const load = (id: string) => importsOf(id, getModuleInfo)
  const entry = (name: keyof typeof entryPoints) => {
    const id = join(root, entryPoints[name])
    if (getModuleInfo(id)) return id
    throw movedError(name, entryPoints[name])
  }
  const onDemand = [...loadedOnDemand(entry('main'), getModuleInfo)]
  const folder = (name: keyof typeof entryFolders) => {
    const ids = onDemand.filter((id) => id.startsWith(join(root, entryFolders[name])))
    if (ids.length > 0) return ids
    throw movedError(name, entryFolders[name])
  }

  const app = load(entry('app'))
  const dashboard = load(entry('dashboard'))
  const now = new Set(
    [entry('now'), ...folder('screens').filter(isDueFile)].flatMap((id) => [...load(id)]),
  )
  const publicPages = folder('publicPages').map(load)
  const screens = folder('screens').filter(isScreenFile).map(load)
  const list = entry('list')
  // What a list loads on demand comes when it is asked for.
  const isPartOfList = (id: string) => id.startsWith(`${dirname(list)}/`)
  const smallViews = [entry('screen'), ...folder('views').filter((id) => !isPartOfList(id))].map(
    load,
  )
  const views = [...smallViews, load(list)]
  const facts = publicPages
    .flatMap((page) => [...page])
    .filter((id) => factFolders.some((path) => id.startsWith(join(root, path))))
  const sharedByPublicPages = sharedBy(publicPages, [
    ...publicPages,
    app,
    dashboard,
    ...screens,
    ...views,
  ])

  const compacts = load(entry('compacts'))
  const isData = (id: string) => id.startsWith(join(root, dataFolder))
  // What a module shares with somebody is small. Who prints a dataset loads it.
  const sharedCode = [
    ...sharedBy([now], [now, ...screens, ...views]),
    ...sharedBy(screens, onDemand.map(load)),
  ].filter((id) => !isData(id))
  const shared = [
    ...sharedBy(screens, [...screens, load(list)]).filter(
      (id) => !(isData(id) && compacts.has(id)),
    ),
    ...sharedCode,
  ]
  const withoutRecords = screens.filter((screen) => !screen.has(entry('entity')))

  const members: Record<GroupName, Iterable<string>> = {
    main: load(entry('main')),
    // What public pages share with anything may not lie in a file that the others do not load. Nor does the
    // dashboard wait for what only other pages draw.
    start: [
      ...load(entry('start')),
      ...sharedByPublicPages.filter((id) => app.has(id) || dashboard.has(id)),
    ],
    // In one, as modules have some of it too.
    public: [...sharedByPublicPages, ...facts],
    app: [...app, ...sharedBy([dashboard], onDemand.map(load))],
    // All in one: each file more is one more to wait for, also where it is small.
    'screen-view': [
      ...smallViews.flatMap((view) => [...view]),
      ...shared.filter((id) => withoutRecords.some((screen) => screen.has(id))),
    ],
    // Here is also what a module itself has of the list: a list whose file does not load takes none of the other
    // tabs with it.
    records: shared,
    // Large, and of two modules.
    compacts,
    list: load(list),
    // In one file, as it may open with the page.
    form: [...load(entry('form')), ...load(entry('entryForm'))],
    // Who prints them does not wait for the rest of what the dashboard has.
    'now-data': [...now].filter((id) => isData(id) && screens.some((screen) => screen.has(id))),
    // In one file, as the dashboard waits for all of it.
    now,
  }
  const groups = new Map<string, GroupName>()
  for (const name of names) {
    for (const id of members[name]) if (!groups.has(id)) groups.set(id, name)
  }
  return groups
}

function plain(info: Imports | null): Imports | null {
  return (
    info && { importedIds: info.importedIds, dynamicallyImportedIds: info.dynamicallyImportedIds }
  )
}

type Modules = ReadonlySet<string>

/** What some parts of the site have, and others too. */
function sharedBy(some: readonly Modules[], all: readonly Modules[]): string[] {
  const theirs = new Set(some.flatMap((modules) => [...modules]))
  return [...theirs].filter((id) => all.filter((modules) => modules.has(id)).length > 1)
}
