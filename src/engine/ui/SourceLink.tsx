import type { SourcePage } from '../model/reviewed'
import { hostOf } from '../web-address'
import { OutboundLink } from './OutboundLink'

/** The link to a source, with its host, the kind of publisher, and a note if we have not checked it yet. */
export function SourceLink({ page: { title, url, grade, seen } }: { page: SourcePage }) {
  return (
    <span>
      <OutboundLink href={url}>{title}</OutboundLink>
      <span> </span>
      {/* An inline block, so that the line breaks before it and not inside it. */}
      <span className="inline-block max-w-full text-sm text-muted">
        {/* A print shows the full URL after the title. */}
        <span className="break-words print:hidden">{`${hostOf(url)} · `}</span>
        <span>{seen === undefined ? `${grade} · not checked by us yet` : grade}</span>
      </span>
    </span>
  )
}
