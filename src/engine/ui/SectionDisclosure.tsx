import type { ReactNode } from 'react'
import { Chevron, Summary } from './Disclosure'
import { Icon } from './Icon'
import type { IconName } from './icon-name'
import { KeptDisclosure } from './KeptDisclosure'
import { useIsPhone } from './use-is-phone'
import { useOpenByLink } from './use-open-by-link'

interface Props {
  /** The name under which its open state is kept. Unique in the product. */
  name: string
  id?: string
  title: string
  icon?: IconName | undefined
  /** The id of the title, if a link leads to it. */
  headingId?: string
  /** The level of the title. */
  level: 2 | 3
  /** A short text at the end of the title line, such as a count: "4 steps". */
  note?: string
  /** A line under the title, shown while it is collapsed: what it is about. */
  about?: string | undefined
  /** Whether it is open until the user opens or closes it. */
  isOpen?: boolean
  /** Whether it prints as the user left it. Otherwise it prints open. */
  printsAsLeft?: boolean
  /** Whether it is in a card. Its title is then no larger than the card's. */
  isInCard?: boolean
  /** Whether a line separates it from the content above. Default: true. */
  hasLine?: boolean
  children: ReactNode
}

/** The classes of the title by its level. Smaller on a phone, where many of them are stacked. */
const titleClass = { 2: 'text-xl font-bold md:text-2xl', 3: 'text-lg font-bold md:text-xl' }

const titleClassInCard = { 2: 'text-xl font-bold', 3: 'font-semibold' }

/** A section that collapses under its title. */
export function SectionDisclosure(props: Props) {
  const {
    title,
    icon,
    headingId,
    level,
    note,
    about,
    isInCard,
    hasLine = true,
    children,
    ...rest
  } = props
  const Heading = `h${level}` as const
  useOpenByLink(headingId)
  return (
    <KeptDisclosure
      {...rest}
      className={`group ${hasLine ? 'border-t border-solid border-line' : ''}`}
    >
      <Summary look="row" className="flex-wrap gap-x-3 py-2">
        {icon && <Icon name={icon} className="size-6" />}
        <Heading
          id={headingId}
          tabIndex={headingId === undefined ? undefined : -1}
          className={`min-w-0 flex-1 basis-28 ${(isInCard ? titleClassInCard : titleClass)[level]}`}
        >
          {title}
        </Heading>
        {note && <span className="text-sm text-muted">{note}</span>}
        <Chevron />
        {about && <span className="w-full text-muted group-open:hidden">{about}</span>}
      </Summary>
      <div className="pb-4">{children}</div>
    </KeptDisclosure>
  )
}

/** A section that collapses only on a phone. Wider screens always show it. */
export function PhoneDisclosure(props: Props) {
  const isPhone = useIsPhone()
  if (isPhone) return <SectionDisclosure {...props} />
  const Heading = `h${props.level}` as const
  return (
    <div id={props.id}>
      <Heading className={titleClass[props.level]}>{props.title}</Heading>
      {props.children}
    </div>
  )
}
