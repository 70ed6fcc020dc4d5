import { Chevron, Disclosure, Summary } from '../../ui/Disclosure'

interface Props {
  title: string
  /** The title, with whose it is. */
  label: string
  text: string
}

/** A long text under its title. Paper does without it: a posting alone fills pages. */
export function FoldedText({ title, label, text }: Props) {
  return (
    <Disclosure className="min-w-0 open:basis-full" printsAsLeft data-no-print>
      <Summary look="row" aria-label={label} className="gap-2 font-semibold">
        <Chevron />
        <span>{title}</span>
      </Summary>
      <p
        className="max-h-96 max-w-prose overflow-y-auto whitespace-pre-wrap break-words"
        dir="auto"
        tabIndex={0}
      >
        {text}
      </p>
    </Disclosure>
  )
}
