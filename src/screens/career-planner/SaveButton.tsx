import { Icon } from '@/engine/ui/Icon'

interface Props {
  /** Title of the career. */
  title: string
  isSaved: boolean
  onToggle: () => void
}

/** Toggle button that saves a career. */
export function SaveButton({ title, isSaved, onToggle }: Props) {
  return (
    <button
      type="button"
      data-no-print
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
      className="pressable grid size-11 shrink-0 place-items-center rounded text-accent"
    >
      <Icon name={isSaved ? 'i-lucide-bookmark-check' : 'i-lucide-bookmark'} className="size-6" />
    </button>
  )
}
