import { defineDataset } from '@/engine/model/dataset'
import { catalogueView, type CatalogueConfig } from '@/engine/views/catalogue/catalogue-view'

/** A row of a catalogue, which is content of the product and not user data. */
export interface ToyRow {
  id: string
  name: string
  size: 'small' | 'medium' | 'large'
  maker: string
  colors: readonly string[]
  note?: string
}

export const toyRows = defineDataset<ToyRow>('toy-rows', [
  { id: 'kite', name: 'Kite', size: 'large', maker: 'Núñez', colors: ['red', 'sea green'] },
  { id: 'ball', name: 'Ball', size: 'small', maker: 'Acme', colors: ['red'], note: 'It rolls.' },
  { id: 'drum', name: 'Drum', size: 'small', maker: 'Núñez', colors: ['blue', 'white'] },
])

/** A catalogue with a search box and two filters, one of each kind. */
export const toyConfig: CatalogueConfig<ToyRow> = {
  title: 'All Toys',
  noun: 'toys',
  Lead: () => <p>Look, then play.</p>,
  search: {
    placeholder: 'Search by name or color',
    fields: ['name', 'colors', 'note'],
    empty: { title: 'No toys match', text: 'Try another word.' },
  },
  filters: [
    { field: 'maker', label: 'Maker' },
    { field: 'size', label: 'Size', options: ['large', 'medium', 'small'], allLabel: 'All Sizes' },
  ],
  Card: ({ row }) => <h3>{row.name}</h3>,
  find: {
    kind: 'Toys',
    icon: 'i-lucide-blocks',
    title: 'name',
    texts: ['maker', 'colors', 'note'],
  },
}

export const toyCatalogue = catalogueView(toyRows, toyConfig)
