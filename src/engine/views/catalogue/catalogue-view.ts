import type { ReactNode } from 'react'
import type { Dataset } from '../../model/dataset'
import type { IconName } from '../../ui/icon-name'
import type { AnyFilter, Filter, KeyOf, TextKey } from '../filters/filter'

/** `Text` names the fields with one text, `Texts` those with one or several. */
interface Config<Row, Text extends string, Texts extends string, FilterOfRow> {
  /** The catalogue's heading. */
  title: string
  /** What the rows are, in the plural: the count says "Showing 2 of 10 profiles". */
  noun: string
  /** A disclosure beside the count, which explains the cards and their sources. */
  Help?(props: object): ReactNode
  /** Controls under the heading, besides the filters. */
  Lead?(props: object): ReactNode
  /** The search box; none when left out. */
  search?: Search<Texts>
  filters: readonly FilterOfRow[]
  /** Renders a row. Each screen has its own, because people compare different things in each catalogue. */
  Card(props: { row: Row }): ReactNode
  /** Sorts the matching rows, if the user can choose an order. Default: the order of the dataset. */
  Order?(props: { rows: readonly Row[]; children: (rows: readonly Row[]) => ReactNode }): ReactNode
  /** How the search over the whole product shows the rows, and which other fields it searches. */
  find: {
    kind: string
    icon: IconName
    title: Text
    text?: Text | readonly Text[]
    texts: readonly Texts[]
  }
}

interface Search<Texts extends string> {
  placeholder: string
  /** The fields that it searches, ignoring case. In a list of texts, it searches each. */
  fields: readonly Texts[]
  /** Shown if nothing matches. A single filter always matches something. */
  empty: { title: string; text: string }
}

type TextsKey<Row> = KeyOf<Row, string | readonly string[] | undefined>

/** How a catalogue is searched, filtered and shown. Only the rows' own fields and values fit. */
export type CatalogueConfig<Row> = Config<Row, TextKey<Row>, TextsKey<Row>, Filter<Row>>

/** A row whose further fields are not known. */
export type AnyCatalogueRow = { id: string } & Readonly<Record<string, unknown>>
type AnyCatalogueConfig = Config<AnyCatalogueRow, string, string, AnyFilter>

export interface CatalogueView {
  kind: 'catalogue'
  dataset: Dataset<AnyCatalogueRow>
  config: AnyCatalogueConfig
}

/** Rows that ship with the product, to search, filter and read. */
export function catalogueView<Row extends { id: string }>(
  dataset: Dataset<Row>,
  config: NoInfer<CatalogueConfig<Row>>,
): CatalogueView
export function catalogueView(
  dataset: Dataset<AnyCatalogueRow>,
  config: AnyCatalogueConfig,
): CatalogueView {
  return { kind: 'catalogue', dataset, config }
}
