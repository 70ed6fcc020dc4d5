import * as z from 'zod/mini'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  optionalText,
  optionalWebAddress,
  requiredDay,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { listView, type ListConfig } from '@/engine/views/list/list-view'

export const toySize = vocabulary({ small: 'Small', medium: 'Medium', large: 'Extra Large' })
export const toyColor = vocabulary({ red: 'Red', green: 'Green' })

export const toySchema = z.object({
  name: requiredText('Enter the toy’s name.'),
  bought: requiredDay('Enter the day.'),
  size: z._default(toySize.schema, 'medium'),
  color: z._default(z.union([toyColor.schema, z.literal('')]), ''),
  maker: optionalText(),
  link: optionalWebAddress(),
  pieces: wholeNumber(0, 100),
  isWished: z.boolean('Choose one.'),
  budget: optionalText(),
  isFragile: z._default(z.boolean('Tick it or not.'), false),
  notes: optionalText(5000),
})

export type Toy = z.infer<typeof toySchema>
export type ToyRecord = Recorded<Toy>

/** The initial day in a new toy's form. */
export const TOY_DAY = '2026-11-21'

/** An entity with most input types, a conditional field, and a label that depends on another field. */
export const toys = defineEntity({
  key: 'toys',
  noun: ['toy', 'toys'],
  schema: toySchema,
  keepsUpdatedAt: true,
  describe: ({ name }) => name,
  fields: {
    name: { label: 'Name', input: 'text' },
    bought: {
      label: { of: ({ isWished }) => (isWished ? 'Wanted By' : 'Date Bought') },
      input: 'date',
      initial: () => TOY_DAY,
    },
    size: { label: 'Size', input: 'select', options: toySize },
    color: { label: 'Color', input: 'select', options: toyColor, blank: 'Any color' },
    maker: { label: 'Maker', input: 'text', hint: 'Who made it.' },
    link: { label: 'Shop', input: 'url' },
    pieces: { label: 'Pieces', input: 'number', min: 0, max: 100 },
    isWished: { label: 'Status', input: 'either', choices: { yes: 'Wished for', no: 'Owned' } },
    budget: { label: 'Budget', input: 'text', visible: ({ isWished }) => isWished },
    isFragile: { label: 'Fragile', input: 'checkbox' },
    notes: { label: 'Notes', input: 'textarea' },
  },
})

export const toyConfig: ListConfig<typeof toys> = {
  title: 'Your toys',
  search: ['name', 'maker'],
  filters: ['size', 'color'],
  addLabel: 'Add Toy',
  card: {
    title: 'name',
    subtitle: 'maker',
    badge: { field: 'size', tones: {} },
    details: ['bought', 'color', 'budget', 'pieces'],
    body: 'notes',
    link: { field: 'link', label: 'Shop' },
  },
  form: {
    addTitle: 'Add New Toy',
    editTitle: 'Edit Toy',
    fields: [
      'name',
      'bought',
      'isWished',
      'budget',
      'size',
      'color',
      'maker',
      'link',
      'pieces',
      'isFragile',
      'notes',
    ],
  },
  empty: {
    title: 'No Toys Yet',
    text: 'Add each toy.',
    action: 'Add Your First Toy',
  },
  deleteQuestion: 'Delete this toy?',
  searchIcon: 'i-lucide-box',
}

/** A list of toys with all that a list can do. */
export const toyList = listView(toys, toyConfig)

/** A plain toy as it is entered, with overrides. */
export function buildToy(overrides: Partial<Toy> = {}): Toy {
  return {
    name: 'Kite',
    bought: '2026-05-31',
    size: 'medium',
    color: '',
    maker: '',
    link: '',
    pieces: 0,
    isWished: false,
    budget: '',
    isFragile: false,
    notes: '',
    ...overrides,
  }
}

/** A plain toy as it is stored, with overrides. */
export function buildToyRecord(overrides: Partial<ToyRecord> = {}): ToyRecord {
  const stamp = '2026-06-01T08:00:00.000Z'
  return { ...buildToy(), id: '1780300800000', createdAt: stamp, updatedAt: stamp, ...overrides }
}
