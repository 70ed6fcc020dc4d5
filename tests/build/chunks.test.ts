import { describe, expect, it } from 'vitest'
import { groupModules } from '../../build/chunks'
import { assertEntryPoints, entryPoints } from '../../build/entry-points'

/** A module's imports, and after a "?" what it loads on demand. */
type Site = Record<string, string[]>

const landing = entryPoints.landing
const faq = 'src/app/public/FaqPage.tsx'
const hub = 'src/screens/hub/screen.ts'
const housing = 'src/screens/housing/screen.ts'
const wages = 'src/screens/housing/Wages.tsx'
const comparison = 'src/screens/housing/Comparison.tsx'
const children = 'src/engine/views/children/RecordChildren.tsx'
const links = 'src/engine/views/links/LinksView.tsx'

const site: Site = {
  [entryPoints.main]: ['src/register.ts', `?${entryPoints.start}`],
  [entryPoints.start]: ['react', `?${landing}`, `?${faq}`, `?${entryPoints.app}`],
  [landing]: ['react', 'theme', 'footer', 'hero'],
  [faq]: ['theme', 'footer', 'badge', 'questions'],
  [entryPoints.app]: [
    'react',
    'theme',
    'zod',
    `?${entryPoints.dashboard}`,
    `?${hub}`,
    `?${housing}`,
  ],
  [entryPoints.dashboard]: ['tips', 'application', `?${entryPoints.now}`],
  [entryPoints.now]: ['application', 'day', 'goal', 'src/data/timeline.ts'],
  [hub]: [
    'application',
    'badge',
    'glossary',
    'goal',
    'src/data/timeline.ts',
    'search-box',
    children,
    entryPoints.entity,
    `?${entryPoints.screen}`,
  ],
  [housing]: ['costs', 'glossary', entryPoints.compacts, `?${wages}`, `?${comparison}`],
  [wages]: ['src/data/wages.ts'],
  [comparison]: ['src/data/wages.ts'],
  [entryPoints.screen]: ['tabs', 'react', `?${entryPoints.list}`, `?${links}`],
  [links]: ['link'],
  [entryPoints.compacts]: ['compact-rules'],
  [entryPoints.list]: [
    children,
    'search-box',
    'tabs',
    'toolbar',
    'day',
    'drafts',
    `?${entryPoints.form}`,
  ],
  [entryPoints.form]: [entryPoints.entryForm, 'drafts'],
  [entryPoints.entryForm]: ['inputs'],
  zod: ['zod-core'],
}

function infoOf(from: Site) {
  const ids = new Set([...Object.keys(from), ...Object.values(from).flat()])
  return (id: string) => {
    const path = id.replace(/^\/root\//, '')
    if (!ids.has(path) && !ids.has(`?${path}`)) return null
    const all = from[path] ?? []
    const toId = (to: string) => (to.startsWith('src/') ? `/root/${to}` : to)
    return {
      importedIds: all.filter((to) => !to.startsWith('?')).map(toId),
      dynamicallyImportedIds: all.flatMap((to) => (to.startsWith('?') ? toId(to.slice(1)) : [])),
    }
  }
}

const groupsOf = (from: Site) => groupModules('/root', infoOf(from))

describe('A module is in one chunk with what loads at the same time', () => {
  const groups = groupsOf(site)

  it('including what imports it indirectly', () => {
    expect(groups.get('/root/src/register.ts')).toBe('main')
    expect(groups.get('react')).toBe('start')
    expect(groups.get('zod-core')).toBe('app')
    expect(groups.get('tabs')).toBe('screen-view')
    expect(groups.get('link')).toBe('screen-view')
    expect(groups.get('drafts')).toBe('list')
    expect(groups.get('inputs')).toBe('form')
  })

  it('so that a public page loads no chunk of the app for code that both use', () => {
    expect(groups.get('theme')).toBe('start')
    expect(groups.get('footer')).toBe('public')
    expect(groups.get('badge')).toBe('public')
  })

  it('so that the dashboard loads without the modules', () => {
    expect(groups.get('application')).toBe('app')
    expect(groups.get('tips')).toBeUndefined()
  })

  it('so that What Now loads a chunk that modules use too', () => {
    expect(groups.get('day')).toBe('records')
    expect(groups.get('goal')).toBe('records')
  })

  it('so that a module without records does not load what modules with records share', () => {
    expect(groups.get('glossary')).toBe('screen-view')
    expect(groups.get('search-box')).toBe('records')
  })

  it('so that a module works even if the chunk of its list does not load', () => {
    expect(groups.get(`/root/${children}`)).toBe('records')
  })

  it('so that a module does not load what another one loads on demand', () => {
    expect(groups.get('/root/src/data/wages.ts')).toBeUndefined()
  })

  it('so that a module does not load the data that others show', () => {
    expect(groups.get('compact-rules')).toBe('compacts')
    expect(groups.get('/root/src/data/timeline.ts')).toBe('now-data')
  })

  it('and stays with its page if nothing else uses it', () => {
    for (const id of ['hero', 'questions', 'tips', 'costs']) expect(groups.get(id)).toBeUndefined()
  })
})

describe('A wrong entry point stops the build with a message that says what to do', () => {
  it('if the file does not exist', () => {
    expect(() => assertEntryPoints('/nowhere')).toThrow(
      'The site loads nothing from src/main.ts. Update the path of "main" in build/entry-points.ts.',
    )
  })

  it('if the file exists, but no page loads it', () => {
    const { [entryPoints.screen]: gone = [], ...rest } = site
    const without = { ...rest, [hub]: ['application', ...gone] }
    expect(() => groupsOf(without)).toThrow(
      `The site loads nothing from ${entryPoints.screen}. Update the path of "screen" in build/entry-points.ts.`,
    )
  })

  it('if nothing in a folder is loaded on demand', () => {
    const without = { ...site, [entryPoints.start]: ['react', `?${entryPoints.app}`] }
    expect(() => groupsOf(without)).toThrow(/nothing from src\/app\/public\/\. .* "publicPages"/)
  })
})
