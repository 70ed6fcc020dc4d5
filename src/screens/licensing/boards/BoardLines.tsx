import { licenseSteps } from '@/data/licensing/license-steps'
import { isolate } from '@/engine/isolate'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { phoneHref, reachLine, type ShownBoard } from './boards-of'

/** A board's name, and the ways to reach it. */
export function BoardLines({ board: { name, site, phone, isOwn } }: { board: ShownBoard }) {
  return (
    <>
      <p dir={isOwn ? 'auto' : undefined} className="mt-1 break-words font-semibold">
        {name}
      </p>
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {site && (
          <OutboundLink href={site} className="break-all" label={isolate(name)}>
            {reachLine({ site })}
          </OutboundLink>
        )}
        {phone && <Phone phone={phone} />}
      </p>
    </>
  )
}

/** A link that dials the number, or plain text if it is not a number that can be dialed. */
function Phone({ phone }: { phone: string }) {
  const href = phoneHref(phone)
  return href ? (
    <OutboundLink href={href}>{phone}</OutboundLink>
  ) : (
    <span dir="auto" className="min-w-0 break-words py-2.5">
      {phone}
    </span>
  )
}

/** The page on which the first step of a license transfer has people look up their board. */
const finder = licenseSteps.rows.find(({ id }) => id === 'find-the-board')?.source

/** Where people look up a board that has no site here. Nothing for an entry of the user's own. */
export function FinderLink({ board: { name, site, isOwn } }: { board: ShownBoard }) {
  if (site || isOwn || !finder) return null
  return (
    <p data-no-print>
      <OutboundLink href={finder.url} label={isolate(name)}>
        {finder.title}
      </OutboundLink>
    </p>
  )
}
