import { OutboundLink } from './OutboundLink'

interface Props {
  links: readonly { name: string; url: string }[] | undefined
}

/** A list of external links under a text, phone and mail links included. */
export function OutboundLinks({ links }: Props) {
  if (!links) return null
  return (
    <ul className="mt-2 flex list-none flex-wrap gap-x-6 p-0">
      {links.map(({ name, url }) => (
        <li key={url}>
          <OutboundLink href={url}>{name}</OutboundLink>
        </li>
      ))}
    </ul>
  )
}
