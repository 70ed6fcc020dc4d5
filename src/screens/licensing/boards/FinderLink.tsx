import { licensingResources } from '@/data/licensing/licensing-resources'
import { isolate } from '@/engine/isolate'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { ShownBoard } from './boards-of'

const finder = licensingResources.rows.find(({ id }) => id === 'careeronestop-license-finder')

/** Where people look up a board that has no site here. Nothing for an entry of the user's own. */
export function FinderLink({ board: { name, site, isOwn } }: { board: ShownBoard }) {
  if (site || isOwn || !finder) return null
  return (
    <p data-no-print>
      <OutboundLink href={finder.url} label={isolate(name)}>
        {finder.name}
      </OutboundLink>
    </p>
  )
}
