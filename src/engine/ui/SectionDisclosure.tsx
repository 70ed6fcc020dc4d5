import type { ReactNode } from 'react'
import { Chevron, Summary } from './Disclosure'
import { Icon } from './Icon'
import type { IconName } from './icon-name'
import { KeptDisclosure } from './KeptDisclosure'
import { useIsPhone } from './use-is-phone'
import { useOpenWhenNamed } from './use-open-when-named'

interface Props {
  /** Tells it from all others of the product. */
  name: string
  id?: string
  title: string
  icon?: IconName | undefined
  /** The id of the title, where a link leads to it. */
  headingId?: string
  /** The level of the title. */
  level: 2 | 3
  /** How much is in it: "4 steps". */
  note?: string
  /** A line under the title that stays in sight while it is closed: what it is about. */
  about?: string | undefined
  /** Whether it is open until a person opens or closes it. */
  isOpen?: boolean
  /** Whether it is printed as a person has left it; else it is printed open. */
  printsAsLeft?: boolean
  /** Whether it is in a card, so that its title is no larger than the card's. */
  isInCard?: boolean
  /** Whether a line divides it from what is above; by default it does. */
  hasLine?: boolean
  children: ReactNode
}

/** Smaller on a phone, where many of them are under each other. */
const look = { 2: 'text-xl font-bold md:text-2xl', 3: 'text-lg font-bold md:text-xl' }

const lookInCard = { 2: 'text-xl font-bold', 3: 'font-semibold' }

/** A titled part that collapses under its title. */
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
  useOpenWhenNamed(headingId)
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
          className={`min-w-0 flex-1 basis-28 ${(isInCard ? lookInCard : look)[level]}`}
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

/** A titled part that collapses on a phone alone: wider screens have the room. */
export function PhoneDisclosure(props: Props) {
  const isPhone = useIsPhone()
  if (isPhone) return <SectionDisclosure {...props} />
  const Heading = `h${props.level}` as const
  return (
    <div id={props.id}>
      <Heading className={look[props.level]}>{props.title}</Heading>
      {props.children}
    </div>
  )
}
