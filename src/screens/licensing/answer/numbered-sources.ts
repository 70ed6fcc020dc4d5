import type { Source } from '@/schemas/content/content'
import type { Basis } from '@/schemas/licensing/statement'
import type { Answer } from './answer'

/** The pages that an answer rests on, each once, in the order in which it names them. */
export function numberedSources({ parts }: Answer): readonly Source[] {
  const named = parts
    .flatMap(({ lines }) => lines)
    .flatMap(({ basis }) => (basis ? pagesOf(basis) : []))
  return [...new Map(named.map((source) => [`${source.url} ${source.title}`, source])).values()]
}

/** The numbers of the pages that a line rests on. */
export function numbersOf(basis: Basis, sources: readonly Source[]): readonly number[] {
  return pagesOf(basis)
    .map(({ url, title }) =>
      sources.findIndex((source) => source.url === url && source.title === title),
    )
    .toSorted((one, other) => one - other)
    .map((at) => at + 1)
}

/** The id of a page in the list of sources, which its number leads to. */
export const sourceId = (number: number) => `answer-source-${number}`

const pagesOf = ({ source, alsoFrom = [] }: Basis) => [source, ...alsoFrom]
