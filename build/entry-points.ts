import { existsSync } from 'node:fs'
import { join } from 'node:path/posix'

/**
 * Where the code of each part of the site starts: what shares a built file, what a page's budget counts
 * and what the public stylesheet is made for follow from these by way of imports. Who moves one of them
 * writes its new path here; until then the build fails.
 */
export const entryPoints = {
  /** What every page runs at once. */
  main: 'src/main.ts',
  /** React and the frame of every page; public pages load it once they are painted. */
  start: 'src/app/start.tsx',
  /** What works on the user's data, on every page of the app. */
  app: 'src/app/routes/app-entry.tsx',
  /** The page for addresses that there are none of. */
  notFound: 'src/app/errors/NotFoundPage.tsx',
  landing: 'src/app/public/LandingPage.tsx',
  dashboard: 'src/app/dashboard/Dashboard.tsx',
  /** The top of the dashboard, which works on what the modules do. */
  now: 'src/screens/dashboard/now/NowSection.tsx',
  /** What draws a module's tabs. */
  screen: 'src/engine/screen/ScreenView.tsx',
  /** What describes a kind of record. */
  entity: 'src/engine/model/entity.ts',
  /** What draws a list of records, the largest of the views. */
  list: 'src/engine/views/list/ListView.tsx',
  form: 'src/engine/form/FormView.tsx',
  entryForm: 'src/engine/form/EntryForm.tsx',
  /** What a module says of the license compacts counts the states of each. */
  compacts: 'src/data/facts/compacts.ts',
  /** The largest data that are loaded for those who ask. */
  wages: 'src/data/career-wages.ts',
  bahRates: 'src/data/bah-rates.ts',
  bahZips: 'src/data/bah-zips.ts',
  boards: 'src/data/license-boards.ts',
} as const

/** The parts of the site that there are several of: what is loaded on demand out of one folder. */
export const entryFolders = {
  publicPages: 'src/app/public/',
  screens: 'src/screens/',
  views: 'src/engine/views/',
} as const

/** Whether a module of the screens is a screen itself, and no part that one of them loads on demand. */
export const isScreen = (path: string) => path.endsWith('/screen.ts')

/** Whether a module of the screens says what is due in its own. */
export const isDue = (path: string) => path.endsWith('/due.ts')

/** Says which path is not what it was, and what to do. */
export function movedError(name: string, path: string): Error {
  return new Error(
    `The site loads nothing from ${path}: write in build/entry-points.ts where "${name}" is now.`,
  )
}

/** @throws an `Error` that names the first of the paths that leads nowhere */
export function assertEntryPoints(root: string) {
  for (const [name, path] of Object.entries({ ...entryPoints, ...entryFolders })) {
    if (!existsSync(join(root, path))) throw movedError(name, path)
  }
}
