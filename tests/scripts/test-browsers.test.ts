import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('Without Firefox and WebKit npm run test:browsers fails, and says how to install them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test-browsers.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(tmpdir(), 'no-browsers') },
  })
  expect(stderr).toContain('npx playwright install firefox webkit')
  expect(status).toBe(1)
})
