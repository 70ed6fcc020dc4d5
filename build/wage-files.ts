import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as WageTable from './wage-table.ts'

/** Turns a CSV file of `src/data/wages` into a module that exports its occupations. A problem in it fails the build. */
export function wageFiles(): Plugin {
  let root = ''
  return {
    name: 'wage-files',
    configResolved(config) {
      root = config.root
    },
    load: {
      filter: { id: /\/src\/data\/wages\/[^/]+\.csv$/ },
      async handler(id) {
        const { module } = await runnerImport<typeof WageTable>(join(root, 'build/wage-table.ts'), {
          root,
          configFile: false,
          resolve: { tsconfigPaths: true },
          logLevel: 'error',
        })
        const { occupations, problems } = module.readWageTable(await readFile(id, 'utf8'))
        if (problems.length > 0) {
          throw new Error(problems.map((problem) => `${relative(root, id)}, ${problem}`).join('\n'))
        }
        return { code: `export default ${JSON.stringify(occupations)}`, moduleType: 'js' }
      },
    },
  }
}
