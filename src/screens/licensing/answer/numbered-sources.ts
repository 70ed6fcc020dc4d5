import type { Source } from '@/schemas/content/content'
import type { Basis } from '@/schemas/licensing/statement'
import type { Answer } from './answer'

/** The sources of an answer without duplicates, in the order in which its lines cite them. */
export function numberedSources({ parts }: Answer): readonly Source[] {
  const named = parts
    .flatMap(({ lines }) => lines)
    .flatMap(({ basis }) => (basis ? pagesOf(basis) : []))
  return [...new Map(named.map((source) => [`${source.url} ${source.title}`, source])).values()]
}

/** The numbers of the sources of a line. */
export function numbersOf(basis: Basis, sources: readonly Source[]): readonly number[] {
  return pagesOf(basis)
    .map(({ url, title }) =>
      sources.findIndex((source) => source.url === url && source.title === title),
    )
    .toSorted((one, other) => one - other)
    .map((at) => at + 1)
}

/** The element id of a source in the list, for links to it. */
export const sourceId = (number: number) => `answer-source-${number}`

const pagesOf = ({ source, alsoFrom = [] }: Basis) => [source, ...alsoFrom]
