import type { Dataset } from '../../model/dataset'
import type { Tone } from '../../ui/tokens'
import type { Reviewed } from '../../model/reviewed'
import type { AnyFilter, Chips, Filter, KeyOf } from '../filters/filter'

/** What every row of links has. */
export interface LinkRow extends Reviewed {
  id: string
  name: string
  url: string
  description: string
}

interface Config<Row, Text extends keyof Row, ChipFilter> {
  title: string
  lead?: string
  /** The field whose texts become headings, in the order of their first row. One list when left out. */
  groupBy?: Text
  /** A field shown as a badge: the tone of each text, and the usual text, which is shown without a badge. */
  badge?: BadgeOf<Row, Text>
  /** Fields shown in one line under the description. */
  notes?: readonly Text[]
  /** Rows of buttons that narrow the links; the choice is in the URL. */
  chips?: Chips<ChipFilter>
}

/** A badge field and the tones of its texts. If the texts are a closed set, only those fit. */
type BadgeOf<Row, Text extends keyof Row> = {
  [Key in Text]: {
    field: Key
    tones?: Readonly<Partial<Record<Row[Key] & string, Tone>>>
    plain?: Row[Key] & string
  }
}[Text]

type LinksConfig<Row> = Config<Row, KeyOf<Row, string | undefined>, Filter<Row>>

/** A row whose further fields are not known. */
export type AnyLinkRow = LinkRow & Readonly<Record<string, unknown>>
type AnyLinksConfig = Config<Readonly<Record<string, string>>, string, AnyFilter>

export interface LinksView {
  kind: 'links'
  dataset: Dataset<AnyLinkRow>
  config: AnyLinksConfig
}

/** Outbound links, grouped, each with its description. Only the rows' own fields fit. */
export function linksView<Row extends LinkRow>(
  dataset: Dataset<Row>,
  config: LinksConfig<NoInfer<Row>>,
): LinksView
export function linksView(dataset: Dataset<AnyLinkRow>, config: AnyLinksConfig): LinksView {
  return { kind: 'links', dataset, config }
}
