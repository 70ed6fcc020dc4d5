import { OutboundLink } from './OutboundLink'

interface Props {
  links: readonly { name: string; url: string }[] | undefined
}

/** Links under a text: to other pages, and to numbers that a tap dials. */
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
