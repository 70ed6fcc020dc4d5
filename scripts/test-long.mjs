/* The random tests with many more cases: properties in Node, then 500 operations of two tabs on the built site. */
import { spawnSync } from 'node:child_process'

const runs = [
  ['npx', ['vitest', 'run', '--mode', 'long']],
  ['npx', ['vite', 'build']],
  ['npx', ['playwright', 'test', '--project=chromium', 'two-tabs-random']],
]
for (const [command, args] of runs) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, OPERATIONS: process.env.OPERATIONS ?? '500' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
