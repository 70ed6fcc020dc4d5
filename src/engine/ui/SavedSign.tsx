import { Icon } from './Icon'

/** Shows that the last change is on disk. It keeps its room, so that nothing moves. */
export function SavedSign({ isShown }: { isShown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center gap-1 text-sm font-semibold text-success ${isShown ? '' : 'invisible'}`}
    >
      <Icon name="i-lucide-check" className="size-4" />
      Saved
    </span>
  )
}
