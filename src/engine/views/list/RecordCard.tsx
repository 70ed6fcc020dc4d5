import { memo, type ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import { Card } from '../../ui/Card'
import { cardId } from '../../url/form-url'
import { useListContext } from './list-context'
import { LongText, RecordDetails, RecordMore } from './RecordDetails'
import { FollowUp, RecordBadge, RecordButtons, RecordFlags, RecordLink } from './RecordParts'
import { labelOfField, showField } from '../../model/show-value'

interface RecordCardProps {
  record: AnyRecord
  /** The heading level of the record's title. */
  level: 3 | 4
  /** Whether the record was just changed in a way that may need a follow-up form. */
  hasFollowUp: boolean
}

/** One record of a list. Memoized, so that a long list renders only the cards whose record changed. */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { record, level, hasFollowUp } = props
  const list = useListContext()
  const { entity, extensions } = list
  const config = list.config.card
  const Heading = `h${level}` as const
  const name = entity.describe(record)
  const text = (field: string) => showField(entity, record, field)
  const layout = list.isShort ? short : full
  const badges = (
    <>
      <RecordBadge record={record} />
      <RecordFlags record={record} />
    </>
  )
  const title = (
    <Heading
      id={cardId(entity.key, record.id)}
      tabIndex={-1}
      data-focus-id={record.id}
      className="text-lg font-bold"
      dir="auto"
    >
      {text(config.title)}
    </Heading>
  )
  const subtitle = config.subtitle && (
    <p className="text-muted" dir="auto">
      {text(config.subtitle)}
    </p>
  )

  return (
    <Card className={layout.card}>
      {layout === short ? (
        <div className="flex min-w-0 grow basis-36 flex-wrap items-center gap-x-2 gap-y-0.5">
          <div className="min-w-0 grow max-sm:basis-full sm:basis-40">
            {title}
            {subtitle}
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>
        </div>
      ) : (
        <CardHead
          title={title}
          subtitle={subtitle}
          badges={badges}
          link={
            <RecordLink
              record={record}
              // The negative margin keeps the touch target from making the line taller.
              className="relative z-1 -my-2.5 ml-auto print:m-0! print:basis-full print:p-0!"
            />
          }
        />
      )}
      <FollowUp record={record} hasFollowUp={hasFollowUp} />
      <RecordDetails record={record} />
      {config.body && text(config.body) && (
        <div className="mt-3">
          <LongText
            text={text(config.body)}
            about={`${labelOfField(entity, record, config.body)} of ${name}`}
            name={`${entity.key} ${record.id} ${config.body}`}
          />
        </div>
      )}
      <div className={layout.foot}>
        {extensions.map(
          ({ card }, at) =>
            card?.Foot && <card.Foot key={at} record={record} hasFollowUp={hasFollowUp} />,
        )}
        <RecordMore record={record} />
        <RecordButtons record={record} isIconOnly={list.isHalf} />
      </div>
    </Card>
  )
})

const full = {
  // In print, a line between the cards is enough.
  card: 'flex h-full flex-col pb-3! print:block print:rounded-none print:border-x-0 print:border-t-0 print:px-0! print:py-2!',
  // At the bottom, even if the card beside it is taller. Expanded content gets a row to itself.
  foot: 'mt-auto pt-2 flex flex-wrap items-start gap-x-5 gap-y-2 print:block print:pt-1',
}

/** Everything in one row; on a phone the badges are under the title, and with large text the buttons, too. */
const short: typeof full = {
  card: 'flex h-full flex-wrap content-center items-center gap-x-2 py-2!',
  foot: 'ml-auto',
}

interface CardHeadProps {
  title: ReactNode
  /** Shown right under the title. */
  subtitle: ReactNode
  /** The record's link, if it has one. */
  link: ReactNode
  /** The record's badge and flags. */
  badges: ReactNode
}

/**
 * The head of a record's card. The badges are at the top right, and the link is under them. A long title wraps
 * beside the badges; they move below it only if one of its words does not fit.
 */
function CardHead({ title, subtitle, link, badges }: CardHeadProps) {
  return (
    <>
      {/* `break-words` does not reduce the min-content width, which is that of the longest word. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 break-words">
        <div className="min-w-0 max-w-full flex-[1_1_min-content]">{title}</div>
        <div className="ml-auto mt-0.5 flex flex-wrap justify-end gap-2 empty:hidden">{badges}</div>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 break-words">
        <div className="min-w-0 max-w-full flex-[1_1_min-content] empty:hidden">{subtitle}</div>
        {link}
      </div>
    </>
  )
}
