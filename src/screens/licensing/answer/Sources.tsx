import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { SourceLink } from '@/engine/ui/SourceLink'
import type { Source } from '@/schemas/content/content'
import { sourceId } from './numbered-sources'

/** The numbered sources of an answer. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Disclosure className="mt-4">
      <Summary>{`Show the Sources (${sources.length})`}</Summary>
      <p className="max-w-prose">
        “Confirmed” is official text, and a second source agrees. “Not confirmed” is one official
        page, or pages that are not official. “Undated” means that the page shows no date. “Not read
        yet” means that we know the address and have not read the page.
      </p>
      <ol className="list-none gap-x-10 p-0 lg:columns-2">
        {sources.map((page, at) => (
          // The number is text: a list marker would align with the last line of a long title.
          <li key={`${page.url} ${page.title}`} id={sourceId(at + 1)} className="flex gap-2">
            <span className="w-7 shrink-0 py-2.5 text-right tabular-nums">{`${at + 1}.`}</span>
            <span>
              <SourceLink page={page} />
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
