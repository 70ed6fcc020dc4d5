/*
 * What must not compile. `npm run types` fails when one of these lines starts to compile, because
 * its `@ts-expect-error` then has nothing to expect.
 */
import * as z from 'zod/mini'
import { defineEntity, type AnyEntity } from '@/engine/model/entity'
import { optionalText, requiredText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { catalogueView, type CatalogueConfig } from '@/engine/views/catalogue/catalogue-view'
import { linksView } from '@/engine/views/links/links-view'
import { listView, type ListConfig } from '@/engine/views/list/list-view'

const color = vocabulary({ red: 'Red', green: 'Green' })
const schema = z.object({
  name: requiredText('Name it.'),
  color: z._default(color.schema, 'red'),
  note: optionalText(),
})
type Toy = z.infer<typeof schema>

const fields = {
  name: { label: 'Name', input: 'text' },
  color: { label: 'Color', input: 'select', options: color },
  note: { label: 'Note', input: 'textarea' },
} as const
const describe = ({ name }: Toy) => name
const noun = ['toy', 'toys'] as const

const toys = defineEntity({ key: 'toys', noun, schema, keepsUpdatedAt: false, describe, fields })

// A view accepts any entity.
export const erased: AnyEntity = toys

const config: ListConfig<Toy> = {
  title: 'Toys',
  search: ['name'],
  filters: ['color'],
  card: { title: 'name', badge: { field: 'color', tones: {} }, details: ['note'] },
  form: { fields: ['name', 'color'], addTitle: 'Add', editTitle: 'Edit' },
  addLabel: 'Add',
  empty: { icon: 'i-lucide-box', title: 'None', text: 'None yet.', action: 'Add' },
  deleteQuestion: 'Delete?',
}
export const view = listView(toys, config)

// @ts-expect-error a search over a field that is not there
export const badSearch: ListConfig<Toy> = { ...config, search: ['nam'] }

// @ts-expect-error a filter by a field that has no closed set of values
export const badFilter: ListConfig<Toy> = { ...config, filters: ['name'] }

// @ts-expect-error a card that shows a field that is not there
export const badCard: ListConfig<Toy> = { ...config, card: { title: 'name', details: ['colour'] } }

// @ts-expect-error a badge of a field that has no closed set of values
export const badBadge: ListConfig<Toy>['card']['badge'] = { field: 'note', tones: {} }

// @ts-expect-error a form with a field that is not there
export const badForm: ListConfig<Toy>['form'] = { ...config.form, fields: ['name', 'size'] }

export const unlabelled = defineEntity({
  key: 'toys',
  noun,
  schema,
  keepsUpdatedAt: false,
  describe,
  // @ts-expect-error a field of the schema without a label
  fields: { name: fields.name, color: fields.color },
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
}
declare const links: { name: string; rows: readonly LinkToy[] }
export const grouped = linksView(links, { title: 'Links', groupBy: 'kind' })

// @ts-expect-error links grouped by a field that is not there
export const badGroup = linksView(links, { title: 'Links', groupBy: 'group' })

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

// @ts-expect-error a search over a field that holds no text
export const badSearched: CatalogueOf<'search'> = { placeholder: '', fields: ['price'], empty }

// @ts-expect-error a filter by a field that is not there
export const badFiltered: CatalogueOf<'filters'> = [{ field: 'sise', label: 'Size' }]

// @ts-expect-error a filter by a field that holds several texts
export const badManyFiltered: CatalogueOf<'filters'> = [{ field: 'colors', label: 'Color' }]

export const badOption: CatalogueOf<'filters'> = [
  // @ts-expect-error an option that the field never has
  { field: 'size', label: 'Size', options: ['huge'] },
]

// @ts-expect-error a card that draws what the rows do not have
export const badDrawn: CatalogueOf<'Card'> = ({ row }) => row.maker

// @ts-expect-error found by a title that holds several texts
export const badFound: CatalogueOf<'find'> = { ...catalogue.find, title: 'colors' }
