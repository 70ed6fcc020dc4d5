import type { AnyRecord } from '@/engine/model/entity'
import { Badge } from '@/engine/ui/Badge'
import { Icon } from '@/engine/ui/Icon'
import type { Tone } from '@/engine/ui/tokens'
import { FieldSelect } from './FieldSelect'

interface Props {
  record: AnyRecord
  field: string
  tone: Tone
  /** What the badge says. */
  text: string
}

/**
 * A badge that can be changed. An invisible select with the height of a touch target covers it, so that a card shows
 * the value once. Only the badge is printed.
 */
export function BadgeSelect({ tone, text, ...select }: Props) {
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <div className="relative rounded outline-offset-2 outline-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid">
      {/* Screen readers read the select instead. */}
      <div aria-hidden="true" className="flex">
        <Badge tone={tone}>
          <span>{text.slice(0, lastWord)}</span>
          {/* The arrow never wraps to a line of its own. */}
          <span className="whitespace-nowrap">
            <span>{text.slice(lastWord)}</span>
            <Icon name="i-lucide-chevron-down" className="ml-1 size-4 align-text-bottom" />
          </span>
        </Badge>
      </div>
      <div className="absolute inset-x-0 -top-2.5 opacity-0" data-no-print>
        <FieldSelect {...select} isLabelHidden />
      </div>
    </div>
  )
}
