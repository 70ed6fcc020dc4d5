import { existsSync } from 'node:fs'
import { join } from 'node:path/posix'

/**
 * The source files that each part of the site starts from. Their imports decide which modules share a chunk,
 * what a size budget counts and which pages the public stylesheet is built for. If you move one of them,
 * change its path here; until then the build fails.
 */
export const entryPoints = {
  /** The script that every page runs first. */
  main: 'src/main.ts',
  /** React and the layout of every page. Public pages load it after the first paint. */
  start: 'src/app/start.tsx',
  /** The code of every app page that reads and writes the user's data. */
  app: 'src/app/routes/app-entry.tsx',
  /** The 404 page. */
  notFound: 'src/app/errors/NotFoundPage.tsx',
  landing: 'src/app/public/LandingPage.tsx',
  dashboard: 'src/app/dashboard/Dashboard.tsx',
  /** The What Now section of the dashboard. It loads together with the `due.ts` of each module. */
  now: 'src/screens/dashboard/now/NowSection.tsx',
  /** Renders the tabs of a module. */
  screen: 'src/engine/screen/ScreenView.tsx',
  /** Defines the kinds of records. */
  entity: 'src/engine/model/entity.ts',
  /** Renders a list of records. It is the largest view. */
  list: 'src/engine/views/list/ListView.tsx',
  form: 'src/engine/form/FormView.tsx',
  entryForm: 'src/engine/form/EntryForm.tsx',
  /** The facts about license compacts. They count states, so they load the compacts' data. */
  compacts: 'src/data/facts/compacts.ts',
  /** The largest data files that load on demand. */
  wages: 'src/data/career-planner/career-wages.ts',
  bahRates: 'src/data/housing/bah-rates.ts',
  bahZips: 'src/data/housing/bah-zips.ts',
  boards: 'src/data/licensing/license-boards.ts',
} as const

/** Folders with modules that load on demand. */
export const entryFolders = {
  publicPages: 'src/app/public/',
  screens: 'src/screens/',
  views: 'src/engine/views/',
} as const

/** Whether a source file of `screens` is a screen's config, not a part that loads on demand. */
export const isScreenFile = (path: string) => path.endsWith('/screen.ts')

/** Whether a source file of `screens` lists what is due in its module. */
export const isDueFile = (path: string) => path.endsWith('/due.ts')

/** The error for a path that no longer exists or that the build does not load. */
export function movedError(name: string, path: string): Error {
  return new Error(
    `The site loads nothing from ${path}. Update the path of "${name}" in build/entry-points.ts.`,
  )
}

/** @throws an `Error` that names the first path that does not exist */
export function assertEntryPoints(root: string) {
  for (const [name, path] of Object.entries({ ...entryPoints, ...entryFolders })) {
    if (!existsSync(join(root, path))) throw movedError(name, path)
  }
}
