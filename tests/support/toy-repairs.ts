import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { childList, children } from '@/engine/model/child-list'
import { defineEntity } from '@/engine/model/entity'
import { optionalText, requiredText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { childrenOnCard } from '@/engine/views/children/children-on-card'
import { listView } from '@/engine/views/list/list-view'
import { board } from '@/screens/job-search/list/board'
import { editOnCard } from '@/screens/job-search/list/edit-on-card'
import { renderView } from './render-view'
import { stubScreen } from './toy-look'

export const kind = vocabulary({ paint: 'Painted', glue: 'Glued' })
const size = vocabulary({ small: 'Small', large: 'Large' })
const repair = z.object({ kind: z._default(kind.schema, 'paint'), text: optionalText() })
const repairs = childList({
  noun: ['repair', 'repairs'],
  schema: repair,
  describe: (entry) => kind.labels[entry.kind],
  fields: {
    kind: { label: 'What', input: 'select', options: kind },
    text: { label: 'Details', input: 'textarea' },
  },
})
export const toys = defineEntity({
  key: 'toys',
  noun: ['toy', 'toys'],
  schema: z.object({
    name: requiredText('Name it.'),
    size: z._default(size.schema, 'small'),
    repairs: children(
      z.object({ id: z.string(), kind: kind.schema, text: z.optional(z.string()) }),
    ),
  }),
  keepsUpdatedAt: false,
  describe: ({ name }) => name,
  fields: {
    name: { label: 'Name', input: 'text' },
    size: { label: 'Size', input: 'select', options: size },
    repairs: { label: 'Repairs', input: 'children', of: repairs },
  },
})

export const view = listView(
  toys,
  {
    title: 'Your toys',
    search: [],
    filters: ['size'],
    rows: ['size'],
    addLabel: 'Add Toy',
    card: {
      title: 'name',
      badge: { field: 'size', tones: {} },
      details: [],
    },
    form: { addTitle: 'Add Toy', editTitle: 'Edit Toy', fields: ['name', 'size'] },
    empty: { title: 'No Toys Yet', text: 'Add each toy.', action: 'Add Your First Toy' },
    deleteQuestion: 'Delete this toy?',
    searchIcon: 'i-lucide-box',
  },
  [
    board('size'),
    editOnCard(['size']),
    childrenOnCard({
      field: 'repairs',
      title: 'Repairs',
      addLabel: 'Add a Repair',
      addTitle: 'Add a Repair',
      editTitle: 'Edit Repair',
      question: {
        field: 'size',
        value: 'small',
        title: 'What Was Glued?',
        prefilled: { kind: 'glue' },
        fields: ['text'],
        needsAnswer: (toy) => toy.repairs.every((entry) => entry.kind !== 'glue'),
      },
      lines: (toy) => [
        { title: 'Bought' },
        ...toy.repairs.map((entry) => ({
          id: entry.id,
          title: kind.labels[entry.kind],
          details: entry.text ? [entry.text] : [],
          to: { href: `/repairs?id=${entry.id}`, label: 'See the Repair' },
        })),
      ],
    }),
  ],
)

const createdAt = '2026-06-01T08:00:00.000Z'
export const glued = { id: 'a', kind: 'glue', text: 'A wing' }
export const painted = { id: 'b', kind: 'paint', text: 'Red' }
/** A toy with repairs, and one without. */
export const kite = { id: '1', name: 'Kite', size: 'small', repairs: [glued, painted], createdAt }
export const ball = { id: '2', name: 'Ball', size: 'large', createdAt }

/** Stores the kite and the ball and renders their list. */
export async function openList(address = '/', { isWide = true } = {}) {
  stubScreen({ isWide })
  localStorage.setItem('toys', JSON.stringify([kite, ball]))
  const rendered = await renderView(view, { address })
  await screen.findByRole('button', { name: 'Edit Kite' })
  return rendered
}
