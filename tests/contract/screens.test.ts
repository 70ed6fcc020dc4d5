import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'
import type { Tab } from '@/engine/screen/screen'
import { isRequired } from '@/engine/model/field-defaults'
import type { View } from '@/engine/views/view-kinds'
import { allStored } from '@/schemas/account/stored'
import { interviewQuestion } from '@/schemas/job-search/interview-question'
import { appPages } from '@/app/pages/app-pages'
import { modules } from '@/screens'
import { repeated, sharedSections } from '../support/dataset-problems'
import { loadedScreens, viewsOf } from '../support/loaded-screens'

/*
 * Each test checks one rule over every screen. A failure starts with the screen's id and says what to do.
 */

/** The number of views with a custom component, each with a reason. Justify an increase in the review. */
const CUSTOM_VIEWS = 17

const notKebabCase = (ids: readonly string[]) => ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))

const written = import.meta.glob('/src/screens/*/entry.ts')

describe('Every screen', () => {
  it('has an entry in its folder, and a line for it in src/screens/entries.ts', () => {
    const listed = modules.map(({ id }) => `/src/screens/${id}/entry.ts`)
    const problems = [
      ...Object.keys(written)
        .filter((file) => !listed.includes(file))
        .map((file) => `${file}: nothing leads to it; add a line to src/screens/entries.ts`),
      ...listed
        .filter((file) => !(file in written))
        .map((file) => `${file}: it is not there; call the folder of the module like its id`),
    ]
    expect(problems).toEqual([])
  })

  it('has a unique id and, if it is in the navigation, the path /app/<id>', () => {
    const problems = modules.flatMap(({ id, path, inNavigation }, at) => [
      ...(path === `/app/${id}` || inNavigation === false
        ? []
        : [`${id}: its path is ${path}; make it /app/${id}`]),
      ...(modules.findIndex((other) => other.id === id) === at
        ? []
        : [`${id}: another entry has this id; give the new one its own`]),
    ])
    expect(problems).toEqual([])
  })

  it('has a unique position among the modules', () => {
    const problems = modules
      .filter(({ order }, at) => modules.findIndex((other) => other.order === order) !== at)
      .map(
        ({ id, order }) => `${id}: another entry has the order ${order}; give one another number`,
      )
    expect(problems).toEqual([])
  })

  it('has tabs with unique ids in kebab-case', () => {
    const problems = loadedScreens.flatMap(({ id, screen }) => {
      const ids = screen.tabs.map((tab) => tab.id)
      return [...repeated(ids), ...notKebabCase(ids)].map(
        (tab) =>
          `${id}: the tab id "${tab}" appears twice or is not kebab-case; give the tab another`,
      )
    })
    expect(problems).toEqual([])
  })

  it('has tabs whose pages have unique ids in kebab-case', () => {
    const problems = loadedScreens.flatMap(({ id, screen }) =>
      screen.tabs.flatMap(({ pages = [] }) => {
        const ids = pages.map((page) => page.id)
        return [...repeated(ids), ...notKebabCase(ids)].map(
          (page) =>
            `${id}: the page id "${page}" appears twice or is not kebab-case; give the page another`,
        )
      }),
    )
    expect(problems).toEqual([])
  })

  it('shows every required field of an entity on its form', () => {
    const problems = views('list').flatMap(({ id, view }) =>
      Object.keys(view.entity.fields)
        .filter((field) => isRequired(view.entity, field))
        .filter((field) => !view.config.form.fields.includes(field))
        .map(
          (field) =>
            `${id}: the form of ${view.entity.key} lacks the required "${field}"; add it to form.fields`,
        ),
    )
    expect(problems).toEqual([])
  })

  it('names no field twice on a form or a card', () => {
    const problems = views('list').flatMap(({ id, view: { entity, config } }) =>
      [config.form.fields, config.card.details].flatMap((fields) =>
        repeated(fields).map(
          (field) => `${id}: ${entity.key} shows "${field}" twice; take one out`,
        ),
      ),
    )
    expect(problems).toEqual([])
  })

  it('stores what users enter only under keys that the backup includes', () => {
    const known = new Set(allStored.map(({ key }) => key))
    const used = [
      ...views('list').map(({ view }) => view.entity),
      ...views('checklist').map(({ view }) => view.progress),
    ].filter(({ keptIn }) => keptIn !== 'memory')
    const problems = used
      .filter(({ key }) => !known.has(key))
      .map(
        ({ key }) =>
          `${key}: no backup holds it; add a list to src/schemas/account/entities.ts, and anything else to stored.ts`,
      )
    expect(problems).toEqual([])
  })

  it('stores checkmarks under section ids that no other checklist uses', () => {
    const checklists = views('checklist').map(({ view: { progress, dataset } }) => ({
      key: progress.key,
      dataset,
    }))
    expect(checklists.length).toBeGreaterThan(1)
    expect(sharedSections(checklists)).toEqual([])
  })

  it('stores notes under question ids that no other question uses', () => {
    const questions = datasets.filter(({ schema }) => schema === interviewQuestion)
    const ids = questions.flatMap(({ dataset }) => dataset.rows.map(({ id }) => id))
    expect(questions.length).toBeGreaterThan(1)
    expect(
      repeated(ids).map((id) => `${id}: another question has this id, and notes are kept by it`),
    ).toEqual([])
  })

  it('keeps the steps of a stage together, because they are counted as a group', () => {
    const problems = views('steps').flatMap(({ id, view: { dataset } }) => {
      const stages = dataset.rows
        .map(({ stage }) => stage)
        .filter((stage, at, all) => stage !== all[at - 1])
      return repeated(stages).map(
        (stage) => `${id}: other steps interrupt "${stage}" of ${dataset.name}; move them out`,
      )
    })
    expect(problems).toEqual([])
  })

  it('leads only to screens, tabs, filter values and pages that exist', () => {
    const leads = [
      ...views('callout').map(({ id, view: { config } }) => ({ id, config })),
      ...loadedScreens.flatMap(({ id, screen }) =>
        screen.tabs.flatMap(({ next }) => (next ? { id, config: next } : [])),
      ),
    ]
    const problems = leads.flatMap(({ id, config }) => {
      const { path: leadsTo, search } = config.to
      const target = loadedScreens.find(({ path }) => path === leadsTo)
      if (!target) {
        // A page of the app has no tabs.
        const isPage = appPages.some(({ path }) => path === leadsTo)
        return isPage && Object.keys(search).length === 0
          ? []
          : [`${id}: "${config.action}" leads to ${leadsTo}, which is no screen; lead to one`]
      }
      const { tab: tabId, ...filters } = search
      const tab = target.screen.tabs.find((candidate) => candidate.id === tabId)
      if (!tab)
        return [
          `${id}: "${config.action}" leads to a tab "${tabId}" that is not there; name one of its tabs`,
        ]
      return Object.entries(filters)
        .filter(([field, value]) => !hasFilter(tab, field, value))
        .map(
          ([field, value]) =>
            `${id}: "${config.action}": there is no filter ${field}=${value}; name one of the list’s`,
        )
    })
    expect(problems).toEqual([])
  })

  it('uses the engine’s views, except for a few custom ones with a reason', () => {
    const custom = views('custom')
    const problems = custom
      .filter(({ view }) => view.reason.length < 20)
      .map(
        ({ id, view }) =>
          `${id}: "${view.reason}" is no reason; say why no view of the engine fits`,
      )
    expect(problems).toEqual([])
    expect(
      custom,
      `${custom.map(({ id }) => id).join(', ')}: the number of custom views has changed; use a view of the engine, or set CUSTOM_VIEWS here`,
    ).toHaveLength(CUSTOM_VIEWS)
  })
})

function views<Kind extends View['kind']>(kind: Kind) {
  return loadedScreens.flatMap(({ id, screen }) =>
    viewsOf(screen)
      .filter((view): view is Extract<View, { kind: Kind }> => view.kind === kind)
      .map((view) => ({ id, view })),
  )
}

function hasFilter(tab: Tab, field: string, value: string): boolean {
  return tab.views.some((view) => {
    if (view.kind !== 'list') return false
    // A link can open the list's form for a new record.
    if (field === 'edit' && value === 'new') return true
    if (!view.config.filters.includes(field)) return false
    const spec = view.entity.fields[field]
    return spec !== undefined && 'options' in spec && spec.options.values.includes(value)
  })
}
