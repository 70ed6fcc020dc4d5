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

/** The names of the groups, each of which becomes one file. A module goes to the first group that it belongs to. */
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
/** Facts and their sources, which several pages show. */
const factFolders = ['src/data/facts/', 'src/data/sources/']
const dataFolder = 'src/data/'
type GroupName = (typeof names)[number]

/**
 * Decides which modules share a file: what all pages of a kind load is in one file, the rest is split by route. Without
 * groups, the first visit to a module requests some 60 files.
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
        // Cached, because the bundler makes a new object for each call.
        if (!known.has(id)) known.set(id, plain(this.getModuleInfo(id)))
        return known.get(id) ?? null
      })
    },
  }
}

/**
 * The group of each module that has one. The imports of a module are in its own group or in an earlier one, so no two
 * files import each other.
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
  // The parts that a list loads on demand stay separate.
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
  // The code that modules share is small. Their datasets are not, so each page loads its own.
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
    // What public pages share with the app or the dashboard is in a file that all of them load. The dashboard does not
    // wait for what only other pages show.
    start: [
      ...load(entry('start')),
      ...sharedByPublicPages.filter((id) => app.has(id) || dashboard.has(id)),
    ],
    // One file, because modules load some of it, too.
    public: [...sharedByPublicPages, ...facts],
    app: [...app, ...sharedBy([dashboard], onDemand.map(load))],
    // One file, because each further file, however small, is another request to wait for.
    'screen-view': [
      ...smallViews.flatMap((view) => [...view]),
      ...shared.filter((id) => withoutRecords.some((screen) => screen.has(id))),
    ],
    // Includes the parts of the list that modules import, so that the other tabs work if the file of the list does not
    // load.
    records: shared,
    // Large, and used by two modules.
    compacts,
    list: load(list),
    // One file, because a form may open with the page.
    form: [...load(entry('form')), ...load(entry('entryForm'))],
    // The modules that show these data do not wait for the rest of What Now.
    'now-data': [...now].filter((id) => isData(id) && screens.some((screen) => screen.has(id))),
    // One file, because the dashboard waits for all of it.
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

/** The modules of some parts of the site that at least two of all parts have. */
function sharedBy(some: readonly Modules[], all: readonly Modules[]): string[] {
  const theirs = new Set(some.flatMap((modules) => [...modules]))
  return [...theirs].filter((id) => all.filter((modules) => modules.has(id)).length > 1)
}
