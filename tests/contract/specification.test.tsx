import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { screens, unlisted } from '@/screens'
import { AssessmentResult } from '@/screens/career-planner/AssessmentResult'
import { repeated } from '../support/dataset-problems'
import { sitePages } from '../support/site-pages'
import { specification } from './specification'
import { nameOf } from './specification/entry'

const addresses = specification.map(({ place }) => new URL(place.path, 'https://example.org'))
/** The modules of the specification, in navigation order. It does not cover a module that was added later. */
const modules = [
  'job-search',
  'career-planner',
  'pcs-prep',
  'professional-dev',
  'networking',
  'licensing',
  'housing',
]
const specified = screens.filter(({ id }) => modules.includes(id))
const added = [
  '/app/receive',
  ...unlisted.map(({ path }) => path),
  ...screens.filter(({ id }) => !modules.includes(id)).map(({ path }) => path),
]

/** Tabs that the specification does not cover. */
const addedTabs = ['/app/licensing?tab=answer', '/app/licensing?tab=licenses']

const routes = sitePages.map(({ path }) => path)

/** Addresses of every tab of every screen of the specification, as the tab bar writes them. */
async function addressesOfTabs(): Promise<string[]> {
  const loaded = await Promise.all(
    specified.map(async ({ path, load }) => ({ path, tabs: (await load()).default.tabs })),
  )
  return loaded.flatMap(({ path, tabs }) => tabs.map(({ id }) => `${path}?tab=${id}`))
}

describe('The list of the specification’s lines', () => {
  it('covers every page of the route table', () => {
    const listed = new Set(
      specification
        .filter(({ place }) => place.leadsTo === undefined)
        .map(({ place }) => new URL(place.path, 'https://example.org').pathname),
    )
    expect(routes.filter((path) => !listed.has(path) && !added.includes(path))).toEqual([])
  })

  it('has all modules of the specification, in order', () => {
    expect(specified.map(({ id }) => id)).toEqual(modules)
  })

  it('covers every tab of every screen', async () => {
    const listed = new Set(
      addresses.map((url) => `${url.pathname}?tab=${url.searchParams.get('tab')}`),
    )
    expect((await addressesOfTabs()).filter((tab) => !listed.has(tab))).toEqual(addedTabs)
  })

  it('names only pages and tabs that exist, except for pages that are missing on purpose', async () => {
    const tabs = new Set(await addressesOfTabs())
    const missing = addresses
      .map(({ pathname }) => pathname)
      .filter((path) => !routes.includes(path))
    expect(missing).toEqual([
      '/nowhere',
      '/job-search',
      '/career-planner',
      '/pcs-prep',
      '/networking',
      '/licensing',
      '/housing',
      '/settings',
    ])
    const named = addresses
      .filter(({ searchParams }) => searchParams.has('tab'))
      .map((url) => `${url.pathname}?tab=${url.searchParams.get('tab')}`)
    expect(named.filter((tab) => !tabs.has(tab))).toEqual([])
  })

  it('names each place once', () => {
    expect(repeated(specification.map(({ place }) => nameOf(place)))).toEqual([])
  })

  // A text counts as absent while a page is still loading, so something else has to be visible first.
  it('begins the lines of each place with one that must be visible', () => {
    const problems = specification.filter(
      ({ lines: [first] }) =>
        first === undefined || (typeof first === 'object' && 'absent' in first),
    )
    expect(problems).toEqual([])
  })
})

// Every answer counts for a career field, so no visitor can reach this state.
describe('The assessment without a recommendation', () => {
  it('shows the sentence of the specification and a button to the catalogue', () => {
    render(createElement(AssessmentResult, { recommended: [], answered: 0, onRetake: () => {} }))
    screen.getByText('No specific recommendations yet. Browse all careers to explore your options!')
    screen.getByRole('button', { name: 'Browse Careers' })
  })
})
