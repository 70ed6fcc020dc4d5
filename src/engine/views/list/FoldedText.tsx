import { Icon } from '../../ui/Icon'

interface Props {
  title: string
  /** The title, with whose it is. */
  label: string
  text: string
}

/** A long text under its title. Paper does without it: a posting alone fills pages. */
export function FoldedText({ title, label, text }: Props) {
  return (
    <details className="group min-w-0 open:basis-full" data-no-print>
      <summary
        aria-label={label}
        className="ring-on-focus flex min-h-11 list-none items-center gap-2 rounded font-semibold"
      >
        <Icon name="i-lucide-chevron-down" className="size-5 group-open:rotate-180" />
        <span>{title}</span>
      </summary>
      <p
        className="max-h-96 max-w-prose overflow-y-auto whitespace-pre-wrap break-words"
        dir="auto"
        tabIndex={0}
      >
        {text}
      </p>
    </details>
  )
}
