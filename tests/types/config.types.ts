/*
 * Code that must not compile. `npm run types` fails when one of these lines starts to compile, because its
 * `@ts-expect-error` is then unused.
 */
import * as z from 'zod/mini'
import { derived } from '@/engine/model/derived'
import { defineEntity, type AnyEntity } from '@/engine/model/entity'
import { childList, children } from '@/engine/model/child-list'
import {
  optionalText,
  optionalWebAddress,
  requiredDay,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { without } from '@/schemas/job-search/saved-posting'
import { glossary } from '@/data/glossary'
import { checked, inFile } from '@/data/registry'
import { catalogueView, type CatalogueConfig } from '@/engine/views/catalogue/catalogue-view'
import type { ScreenEntry } from '@/engine/screen/screen'
import { link } from '@/schemas/content/link'
import type { CardRow } from '@/engine/views/cards/cards-view'
import { linksView } from '@/engine/views/links/links-view'
import type { ListExtension } from '@/engine/views/list/extension'
import { listView, type ListConfig } from '@/engine/views/list/list-view'
import type { ChildrenConfig } from '@/engine/views/children/children-config'
import { childrenOnCard } from '@/engine/views/children/children-on-card'
import { board } from '@/screens/job-search/list/board'
import { bulkEdit } from '@/screens/job-search/list/bulk-edit'
import { duplicates, duplicateWarning } from '@/screens/job-search/list/duplicates'
import { editOnCard } from '@/screens/job-search/list/edit-on-card'
import { collapsedText } from '@/screens/job-search/list/collapsed-text'
import { moveToList } from '@/screens/job-search/list/move-to-list'
import { tickOnCard } from '@/screens/professional-dev/tick-on-card'

const color = vocabulary({ red: 'Red', green: 'Green' })
const schema = z.object({
  name: requiredText('Name it.'),
  color: z._default(color.schema, 'red'),
  note: optionalText(),
  shop: optionalWebAddress(),
  pieces: wholeNumber(0, 100),
  isBroken: z._default(z.boolean(), false),
})
type Toy = z.infer<typeof schema>

const fields = {
  name: { label: 'Name', input: 'text' },
  color: { label: 'Color', input: 'select', options: color },
  note: { label: 'Note', input: 'textarea' },
  shop: { label: 'Shop', input: 'url' },
  pieces: { label: 'Pieces', input: 'number', min: 0, max: 100 },
  isBroken: { label: 'Broken', input: 'checkbox' },
} as const
const describe = ({ name }: Toy) => name
const noun = ['toy', 'toys'] as const

const toys = defineEntity({ key: 'toys', noun, schema, keepsUpdatedAt: false, describe, fields })

// A view accepts any entity.
export const erased: AnyEntity = toys

type Config = ListConfig<typeof toys>
type Card = Config['card']

const config: Config = {
  title: 'Toys',
  search: ['name', 'note', 'shop'],
  filters: ['color'],
  sort: {
    pieces: { label: 'Pieces', by: 'pieces', isDescending: true },
    changed: { label: 'Last Change', by: 'updatedAt' },
  },
  rows: ['color', 'pieces'],
  card: {
    title: 'name',
    badge: { field: 'color', tones: { green: 'success' } },
    details: ['note', 'pieces'],
    link: { field: 'shop', label: 'Shop' },
  },
  form: { fields: ['name', 'color'], addTitle: 'Add', editTitle: 'Edit' },
  addLabel: 'Add',
  empty: { title: 'None', text: 'None yet.', action: 'Add' },
  deleteQuestion: 'Delete?',
  searchIcon: 'i-lucide-box',
}
const broken = { label: 'Broken', applies: ({ isBroken }: Toy) => isBroken }
const painting = { label: 'Paint', action: 'Paint All' }
export const view = listView(toys, config, [
  board('color'),
  editOnCard(['color']),
  collapsedText('note'),
  duplicates([], 'name'),
  tickOnCard('isBroken', 'Broken'),
  bulkEdit('broken', broken, { ...painting, field: 'color', values: ['green'] }),
])

// @ts-expect-error a search over a field that does not exist
export const badSearch: Config = { ...config, search: ['nam'] }

// @ts-expect-error a filter by a field that has no closed set of values
export const badFilter: Config = { ...config, filters: ['name'] }

// @ts-expect-error an order by a field that does not exist
export const badOrder: Config['sort'] = { size: { label: 'Size', by: 'size' } }

// @ts-expect-error a table with a column that does not exist
export const badRows: Config['rows'] = ['color', 'size']

export const badExtensions = listView(toys, config, [
  // @ts-expect-error a board by a field that has no closed set of values
  board('note'),
  // @ts-expect-error a select for a field that has no closed set of values
  editOnCard(['note']),
  // @ts-expect-error a collapsed text that is a number
  collapsedText('pieces'),
  // @ts-expect-error a tick for a field that is not a boolean
  tickOnCard('pieces', 'Done'),
  // @ts-expect-error warnings under a field that does not exist
  duplicates([], 'size'),
  // @ts-expect-error a value that the field does not have
  bulkEdit('broken', broken, { ...painting, field: 'color', values: ['blue'] }),
  // @ts-expect-error a field that has no closed set of values
  bulkEdit('broken', broken, { ...painting, field: 'note', values: ['green'] }),
  bulkEdit(
    'broken',
    // @ts-expect-error a condition on a field that the record does not have
    { label: 'Old', applies: ({ age }) => age > 3 },
    { ...painting, field: 'color', values: ['green'] },
  ),
  // @ts-expect-error a move that reads a field that the record does not have
  moveToList({ label: 'Give Away', to: erased, as: ({ owner }) => ({ name: String(owner) }) }),
])

// @ts-expect-error omitting a field that does not exist
export const badOmission = without(fields, ['name', 'colour'])

// @ts-expect-error a card that shows a field that does not exist
export const badCard: Card = { title: 'name', details: ['colour'] }

// @ts-expect-error a title that is not a text field
export const badTitle: Card = { title: 'pieces', details: [] }

// @ts-expect-error a badge of a field that has no closed set of values
export const badBadge: Card['badge'] = { field: 'note', tones: {} }

// @ts-expect-error a tone for a value that the field does not have
export const badTone: Card['badge'] = { field: 'color', tones: { gren: 'success' } }

// @ts-expect-error a tone that does not exist
export const badToneName: Card['badge'] = { field: 'color', tones: { green: 'sucess' } }

// @ts-expect-error a link to a field that is not a URL
export const badLink: Card['link'] = { field: 'note', label: 'Shop' }

// @ts-expect-error a form with a field that does not exist
export const badForm: Config['form'] = { ...config.form, fields: ['name', 'size'] }

// @ts-expect-error an icon that does not exist
export const badSearchIcon: Config = { ...config, searchIcon: 'i-lucide-boks' }

// @ts-expect-error an icon of a screen that does not exist
export const badScreenIcon: ScreenEntry['icon'] = 'lucide-map'

// @ts-expect-error an icon of a shipped record that does not exist
export const badRowIcon: CardRow = { id: 'home', icon: 'i-lucide-hause', title: 'Home', text: '' }

export const badInPlace = listView(toys, {
  ...config,
  card: {
    title: 'name',
    details: [],
    // @ts-expect-error the error is reported at the property, in an inline config too
    badge: { field: 'color', tones: { gren: 'success' } },
    // @ts-expect-error the error is reported at the property, in an inline config too
    link: { field: 'note', label: 'Shop' },
  },
  // @ts-expect-error a property that nothing renders
  empty: { ...config.empty, icon: 'i-lucide-box' },
})

const repairKind = vocabulary({ paint: 'Painted', glue: 'Glued' })
const repair = z.object({ kind: repairKind.schema, day: requiredDay('Enter the day.') })
const kept = defineEntity({
  key: 'kept',
  noun,
  schema: z.object({
    name: requiredText('Name it.'),
    repairs: children(z.object({ id: z.string(), kind: repairKind.schema, day: z.string() })),
  }),
  keepsUpdatedAt: false,
  describe: ({ name }) => name,
  fields: {
    name: fields.name,
    repairs: {
      label: 'Repairs',
      input: 'children',
      of: childList({
        noun: ['repair', 'repairs'],
        schema: repair,
        describe: ({ kind }) => repairKind.labels[kind],
        fields: {
          kind: { label: 'What', input: 'select', options: repairKind },
          day: { label: 'Day', input: 'date' },
        },
      }),
    },
  },
})
type Children = ChildrenConfig<typeof kept>

const repairs: Children = {
  field: 'repairs',
  title: 'Repairs',
  addLabel: 'Add a Repair',
  addTitle: 'Add a Repair',
  editTitle: 'Edit Repair',
  lines: ({ repairs }) => repairs.map(({ id, kind }) => ({ id, title: repairKind.labels[kind] })),
}

export const extension: ListExtension<typeof kept> = childrenOnCard(repairs)

// @ts-expect-error children of a field that does not exist
export const badChildren: Children = { ...repairs, field: 'repair' }

// @ts-expect-error children of a field that contains no records
export const badChildrenField: Children = { ...repairs, field: 'name' }

// @ts-expect-error lines from a field that the record does not have
export const badLines: Children['lines'] = ({ paints }) => [{ title: String(paints) }]

export const badKind: Children['lines'] = ({ repairs }) =>
  // @ts-expect-error a kind of entry that does not exist
  repairs.filter(({ kind }) => kind === 'screw').map(({ day }) => ({ title: day }))

// @ts-expect-error a line without a title
export const badLine: Children['lines'] = ({ repairs }) => repairs.map(({ id }) => ({ id }))

// @ts-expect-error a column for a field of a child record
export const badEntryColumn: ListConfig<typeof kept>['rows'] = ['kind']

export const sameToy = duplicateWarning(kept, {
  // @ts-expect-error a key from a field that the records do not have
  key: ({ maker }) => String(maker),
  line: ({ name }) => name,
  action: 'Open It',
})

export const unlabelled = defineEntity({
  key: 'toys',
  noun,
  schema,
  keepsUpdatedAt: false,
  describe,
  // @ts-expect-error a field of the schema without a label
  fields: { name: fields.name, color: fields.color, note: fields.note },
})

export const wrongInput = defineEntity({
  key: 'toys',
  noun,
  schema,
  keepsUpdatedAt: false,
  describe,
  // @ts-expect-error a closed set of values entered as free text
  fields: { ...fields, color: { label: 'Color', input: 'text' } },
})

const answered = z.object({ name: requiredText('Name it.'), isLoud: z.boolean() })
export const switched = defineEntity({
  key: 'answers',
  noun,
  schema: answered,
  keepsUpdatedAt: false,
  describe: () => '',
  fields: {
    name: fields.name,
    // @ts-expect-error a switch in a record's form: switches are for settings only
    isLoud: { label: 'Loud', input: 'switch', isEnabled: () => false },
  },
})

export const wrongOptions = defineEntity({
  key: 'toys',
  noun,
  schema,
  keepsUpdatedAt: false,
  describe,
  // @ts-expect-error options that are not the field's values
  fields: { ...fields, color: { ...fields.color, options: vocabulary({ blue: 'Blue' }) } },
})

interface LinkToy {
  id: string
  name: string
  url: string
  description: string
  kind: string
  cost: 'Free' | 'Paid'
}
declare const links: { name: string; rows: readonly LinkToy[] }
export const grouped = linksView(links, {
  title: 'Links',
  groupBy: 'kind',
  badge: { field: 'cost', tones: { Free: 'success' } },
})

// @ts-expect-error links grouped by a field that does not exist
export const badGroup = linksView(links, { title: 'Links', groupBy: 'group' })

export const badChip = linksView(links, {
  title: 'Links',
  // @ts-expect-error chips by a field that does not exist
  chips: { noun: 'links', filters: [{ field: 'group', label: 'Group', allLabel: 'All' }] },
})

interface CatalogueToy {
  id: string
  name: string
  size: 'small' | 'large'
  colors: readonly string[]
  price: number
}
declare const catalogueToys: { name: string; rows: readonly CatalogueToy[] }
const catalogue: CatalogueConfig<CatalogueToy> = {
  title: 'Toys',
  noun: 'toys',
  filters: [{ field: 'size', label: 'Size', options: ['large', 'small'] }],
  Card: ({ row }) => row.name,
  find: { kind: 'Toys', icon: 'i-lucide-box', title: 'name', texts: ['colors'] },
}
export const browsed = catalogueView(catalogueToys, catalogue)

type CatalogueOf<Part extends keyof CatalogueConfig<CatalogueToy>> = NonNullable<
  CatalogueConfig<CatalogueToy>[Part]
>
const empty = { title: 'None', text: 'None.' }

// @ts-expect-error a search over a field that contains no text
export const badSearched: CatalogueOf<'search'> = { placeholder: '', fields: ['price'], empty }

// @ts-expect-error a filter by a field that does not exist
export const badFiltered: CatalogueOf<'filters'> = [{ field: 'sise', label: 'Size' }]

// @ts-expect-error a filter by a field that contains several texts
export const badManyFiltered: CatalogueOf<'filters'> = [{ field: 'colors', label: 'Color' }]

export const badOption: CatalogueOf<'filters'> = [
  // @ts-expect-error an option that the field never has
  { field: 'size', label: 'Size', options: ['huge'] },
]

export const badDrawn: CatalogueOf<'Card'> = ({ row }) =>
  // @ts-expect-error a card that renders a field that the rows do not have
  row.maker === undefined ? null : row.name

// @ts-expect-error found by a title field that contains several texts
export const badFound: CatalogueOf<'find'> = { ...catalogue.find, title: 'colors' }
export const badLinkTone = linksView(links, {
  title: 'Links',
  // @ts-expect-error a tone for a text that the rows do not have
  badge: { field: 'cost', tones: { free: 'success' } },
})

// A file of datasets is paired with the schema of its rows.
export const registered = inFile(link, import('@/data/pcs-prep/pcs-resources'))

// @ts-expect-error a file of datasets whose rows do not match the schema
export const badFile = inFile(link, import('@/data/glossary'))

// @ts-expect-error a dataset whose rows do not match the schema
export const badDataset = checked(link, glossary)

// A derivation gets the values of what it names.
export const counted = derived([toys], ([all], today) => all.filter(({ note }) => note === today))

// @ts-expect-error derived from a field that the records do not have
export const badDerived = derived([toys], ([all]) => all.filter(({ maker }) => maker === ''))
