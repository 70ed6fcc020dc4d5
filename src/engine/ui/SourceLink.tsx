import type { SourcePage } from '../model/reviewed'
import { hostOf } from '../web-address'
import { OutboundLink } from './OutboundLink'

/** A page that something rests on: its title, where it is, whose it is, and whether somebody has read it. */
export function SourceLink({ page: { title, url, grade, seen } }: { page: SourcePage }) {
  return (
    <span>
      <OutboundLink href={url}>{title}</OutboundLink>
      <span> </span>
      {/* A block of its own, so that the line breaks before it. */}
      <span className="inline-block max-w-full text-sm text-muted">
        {/* Paper has the whole address behind the title. */}
        <span className="break-words print:hidden">{`${hostOf(url)} · `}</span>
        <span>{seen === undefined ? `${grade} · not checked by us yet` : grade}</span>
      </span>
    </span>
  )
}
