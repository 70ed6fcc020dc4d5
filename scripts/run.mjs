// Runs a TypeScript file of this project through Vite, which resolves its path aliases and the imports of CSV files:
// `node scripts/run.mjs scripts/review-due.ts [arguments]`.
import { runnerImport } from 'vite'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Name the file to run: node scripts/run.mjs scripts/review-due.ts')
  process.exit(2)
}
// The script reads its own arguments from position 2 on, as it would if it ran alone.
process.argv = [process.argv[0], file, ...args]
const config = { resolve: { tsconfigPaths: true }, logLevel: 'error' }
const { module } = await runnerImport('./build/wage-files.ts', config)
await runnerImport(`./${file}`, { ...config, plugins: [module.wageFiles()] })
