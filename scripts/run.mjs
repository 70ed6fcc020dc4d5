// Runs a TypeScript file of this project with Vite's path aliases, syntax and CSV imports:
// `node scripts/run.mjs scripts/review-due.ts [arguments]`.
import { runnerImport } from 'vite'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Name the file to run: node scripts/run.mjs scripts/review-due.ts')
  process.exit(2)
}
// The script reads its arguments from position 2 on, as if it ran by itself.
process.argv = [process.argv[0], file, ...args]
const config = { resolve: { tsconfigPaths: true }, logLevel: 'error' }
const { module } = await runnerImport('./build/wage-files.ts', config)
await runnerImport(`./${file}`, { ...config, plugins: [module.wageFiles()] })
