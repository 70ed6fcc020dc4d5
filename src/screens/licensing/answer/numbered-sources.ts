import type { Source } from '@/schemas/content'
import type { Answer } from './answer'

/** The pages that an answer rests on, each once, in the order in which it names them. */
export function numberedSources({ parts }: Answer): readonly Source[] {
  const named = parts
    .flatMap(({ lines }) => lines)
    .flatMap(({ basis }) => (basis ? [basis.source, ...(basis.alsoFrom ?? [])] : []))
  return [...new Map(named.map((source) => [`${source.url} ${source.title}`, source])).values()]
}
