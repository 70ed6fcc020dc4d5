import { isOpenedForPrint } from '@/engine/print'
import { Chevron, Disclosure, Summary } from '@/engine/ui/Disclosure'
import { OutboundLinks } from '@/engine/ui/OutboundLinks'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { WithPhones } from '@/engine/ui/WithPhones'
import type { FaqEntry } from '@/schemas/content/faq-entry'

interface Props {
  entry: FaqEntry
  isOpen: boolean
  toggle: () => void
}

/** A question that expands its answer. */
export function FaqAnswer({ entry, isOpen, toggle }: Props) {
  return (
    <Disclosure
      id={entry.id}
      open={isOpen}
      onToggle={(isNowOpen, part) => {
        // Find in page opens an answer without a click.
        if (isNowOpen && !isOpen && !isOpenedForPrint(part)) toggle()
      }}
      className="border-t border-solid border-line"
    >
      <Summary
        look="row"
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        className="min-h-14! justify-between gap-4 py-3"
      >
        <h3 className="text-lg font-bold">{entry.question}</h3>
        <Chevron />
      </Summary>
      <div className="grid gap-3 pb-5">
        {entry.answer.map((text) => (
          <p key={text}>
            <WithPhones text={text} />
          </p>
        ))}
        {entry.items && (
          <ul className="grid list-disc gap-1 pl-5">
            {entry.items.map((text) => (
              <li key={text}>
                <WithPhones text={text} />
              </li>
            ))}
          </ul>
        )}
        <OutboundLinks links={entry.links} />
        <ReviewedLine row={entry} />
      </div>
    </Disclosure>
  )
}
