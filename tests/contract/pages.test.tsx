import { describe, expect, it } from 'vitest'
import { appPages } from '@/app/pages/app-pages'
import { onboardingLayout, onboardingPages } from '@/app/pages/onboarding-pages'
import { notFound } from '@/app/pages/public-pages'
import { isScreen } from '@/engine/screen/screen'
import { modules } from '@/screens'
import { sitePages } from '../support/site-pages'

const files = import.meta.glob<{ default: unknown }>([
  '/src/app/**/*.tsx',
  '/src/screens/**/*Page.tsx',
  '/src/screens/*/screen.ts',
  '!/src/app/prerender.tsx',
])

/** The page of a screen is rendered from its config, which is what its source file exports. */
const configs = new Map<string, () => Promise<{ default: unknown }>>(
  modules.filter(isScreen).map(({ path, load }) => [path, load]),
)

const preloaded = [...appPages, ...onboardingPages, notFound].map(({ path, source, load }) => ({
  path,
  source,
  load: configs.get(path) ?? load,
}))

describe('The record of a page', () => {
  it.each(preloaded)('$path names as its source the file that it loads', async (page) => {
    const file = files[`/${page.source}`]
    if (!file) throw new Error(`${page.path}: there is no ${page.source}. Name the file it loads.`)
    expect((await page.load()).default).toBe((await file()).default)
  })

  it('has a unique path', () => {
    const paths = sitePages.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })
})

it('The layout of the setup names an existing file as its source', () => {
  expect(Object.keys(files)).toContain(`/${onboardingLayout.source}`)
})
