import type { ReactNode } from 'react'
import type { Dataset } from '../../model/dataset'
import type { IconName } from '../../ui/icon-name'
import type { AnyFilter, Filter, KeyOf, TextKey } from '../filters/filter'

/** What a catalogue knows of its rows: which fields hold one text, and which one text or several. */
interface Config<Row, Text extends string, Texts extends string, FilterOfRow> {
  /** The catalogue's heading. */
  title: string
  /** What the rows are, in the plural: the count says "Showing 2 of 10 profiles". */
  noun: string
  /** A disclosure in the line of the count: what the cards mean and rest on. */
  Help?(props: object): ReactNode
  /** Drawn under the heading: how to look at the cards besides the filters. */
  Lead?(props: object): ReactNode
  /** The search box; none when left out. */
  search?: Search<Texts>
  filters: readonly FilterOfRow[]
  /** Draws a row. It is the screen's own, because what people compare differs from one catalogue to the next. */
  Card(props: { row: Row }): ReactNode
  /** Puts the rows that match in another order than the dataset's, where a person can choose one. */
  Order?(props: { rows: readonly Row[]; children: (rows: readonly Row[]) => ReactNode }): ReactNode
  /** How the search over everything shows the rows: their heading, their icon, what it shows of them, and what else they are found by. */
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
  /** Fields in which it looks, without regard to case; in a list of texts it looks in each. */
  fields: readonly Texts[]
  /** Shown when nothing matches. One filter by itself never comes to that. */
  empty: { title: string; text: string }
}

type TextsKey<Row> = KeyOf<Row, string | readonly string[] | undefined>

/** How a catalogue is searched, filtered and shown. Only the rows' own fields and values fit. */
export type CatalogueConfig<Row> = Config<Row, TextKey<Row>, TextsKey<Row>, Filter<Row>>

/** A row whose further fields are not known. */
export type AnyCatalogueRow = { id: string } & Readonly<Record<string, unknown>>
export type AnyCatalogueConfig = Config<AnyCatalogueRow, string, string, AnyFilter>

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
