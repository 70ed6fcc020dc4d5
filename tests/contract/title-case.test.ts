import { describe, expect, it } from 'vitest'
import { datasets } from '@/data/registry'
import { fieldLabel } from '@/engine/model/field'
import type { View, ViewKind } from '@/engine/views/view-kinds'
import { step } from '@/schemas/content/step'
import { fileOf } from '../support/dataset-problems'
import { loadedScreens, viewsOf } from '../support/loaded-screens'
import { isTitleCase } from '../support/title-case'

/*
 * Labels are in Title Case (docs/design-system.md). Steps, questions and the texts of boxes are
 * sentences, so they are in sentence case.
 */

/** The specification's own words. */
const LITERAL = ['9 tools in one place']

describe('Title Case is used for', () => {
  it('the title of every record that has one', () => {
    const problems = datasets
      .filter(({ schema }) => schema !== step)
      .flatMap(({ dataset }) =>
        dataset.rows.flatMap((row) => {
          const title = 'title' in row ? String(row.title) : ''
          return isTitleCase(title) || LITERAL.includes(title)
            ? []
            : [
                `${fileOf(dataset.name)}, record "${row.id}": "${title}" is not in Title Case; write it so`,
              ]
        }),
      )
    expect(problems).toEqual([])
  })

  it('every tab, heading, button and field that a screen names', () => {
    const problems = loadedScreens.flatMap(({ id, screen }) =>
      [
        ...screen.tabs.flatMap(({ label, next }) => (next ? [label, next.action] : [label])),
        ...viewsOf(screen).flatMap((view) => labelsOf(view)),
      ]
        .filter((label) => !isTitleCase(label))
        .map((label) => `${id}: "${label}" is not in Title Case; write it so`),
    )
    expect(problems).toEqual([])
  })
})

type Labels<Kind extends ViewKind> = (view: Extract<View, { kind: Kind }>) => string[]

/** The headings, buttons and fields that the config of each kind of view names. */
const labels: { [Kind in ViewKind]: Labels<Kind> } = {
  list: ({
    entity: { fields },
    config: { title, addLabel, form, empty, sections = [], warnings = [], sort = {} },
  }) => [
    ...[title, addLabel, form.addTitle, form.editTitle, empty.action],
    ...[...sections, ...warnings].map((part) => part.title),
    ...Object.values(sort).map((order) => order.label),
    ...Object.values(fields).flatMap((field) =>
      field.input === 'checkbox' ? [] : [fieldLabel(field, {})],
    ),
  ],
  checklist: ({ title }) => [title],
  catalogue: ({ config }) => [
    config.title,
    ...config.filters.flatMap(({ label, allLabel }) => [label, allLabel ?? label]),
  ],
  links: ({ config: { title, chips } }) => [
    title,
    ...(chips?.filters ?? []).flatMap(({ label, allLabel }) => [label, allLabel]),
  ],
  guide: ({ collapsed }) => (collapsed ? [collapsed] : []),
  steps: ({ title, considerationsTitle }) => [title, considerationsTitle],
  cards: ({ title }) => [title],
  note: ({ collapsed }) => [collapsed],
  callout: ({ config }) => [config.title, config.action],
  terms: () => [],
  custom: ({ sections }) => sections.map(({ title }) => title),
}

function labelsOf<Kind extends ViewKind>(view: Extract<View, { kind: Kind }>): string[] {
  const of: Labels<Kind> = labels[view.kind]
  return of(view)
}
