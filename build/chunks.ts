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

/** The chunks of several modules. A module goes to the first one that it is a member of. */
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
/** The facts that several public pages show, and their sources. */
const factFolders = ['src/data/facts/', 'src/data/sources/']
const dataFolder = 'src/data/'
type GroupName = (typeof names)[number]

/**
 * Decides which modules share a chunk: what all pages of a kind load is in one, and the rest is split by route.
 * By default, the bundler would split so much that the first visit to a screen requests about 60 files.
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
        // Cached, because the bundler builds a new object for each call.
        if (!known.has(id)) known.set(id, pickImports(this.getModuleInfo(id)))
        return known.get(id) ?? null
      })
    },
  }
}

/**
 * The chunk of each module that is in one of `names`. The imports of a module are in the same chunk or in an
 * earlier one, so no two chunks import each other.
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
  // The parts that the list loads on demand stay separate.
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
  // Code that screens share is small, so it can load with all of them. A dataset loads only with those that show it.
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
  const screensWithoutRecords = screens.filter((screen) => !screen.has(entry('entity')))

  const members: Record<GroupName, Iterable<string>> = {
    main: load(entry('main')),
    // Of the code that public pages share, this chunk has what the app or the dashboard uses too: they do not load
    // the `public` chunk, and do not wait for code that only public pages use.
    start: [
      ...load(entry('start')),
      ...sharedByPublicPages.filter((id) => app.has(id) || dashboard.has(id)),
    ],
    // One chunk, because screens use some of it too.
    public: [...sharedByPublicPages, ...facts],
    app: [...app, ...sharedBy([dashboard], onDemand.map(load))],
    // One chunk, because even a small file costs a request.
    'screen-view': [
      ...smallViews.flatMap((view) => [...view]),
      ...shared.filter((id) => screensWithoutRecords.some((screen) => screen.has(id))),
    ],
    // Includes the code of the list that screens import directly: if the `list` chunk fails to load, the other tabs
    // of a screen still work.
    records: shared,
    // Large, and used by two screens.
    compacts,
    list: load(list),
    // One chunk, because a form can open together with its page.
    form: [...load(entry('form')), ...load(entry('entryForm'))],
    // The data of `now` that screens show too, so that these do not load all of `now`.
    'now-data': [...now].filter((id) => isData(id) && screens.some((screen) => screen.has(id))),
    // One chunk, because the dashboard waits for all of it.
    now,
  }
  const groups = new Map<string, GroupName>()
  for (const name of names) {
    for (const id of members[name]) if (!groups.has(id)) groups.set(id, name)
  }
  return groups
}

function pickImports(info: Imports | null): Imports | null {
  return (
    info && { importedIds: info.importedIds, dynamicallyImportedIds: info.dynamicallyImportedIds }
  )
}

type Modules = ReadonlySet<string>

/** The modules of `some` parts of the site that more than one of `all` parts use. */
function sharedBy(some: readonly Modules[], all: readonly Modules[]): string[] {
  const candidates = new Set(some.flatMap((modules) => [...modules]))
  return [...candidates].filter((id) => all.filter((modules) => modules.has(id)).length > 1)
}
