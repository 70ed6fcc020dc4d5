import { Icon } from './Icon'

/**
 * Shows for a moment that the last change is on disk; the styles take it away. People who listen hear it
 * from the live region.
 */
export function SavedSign({ text }: { text: string }) {
  return (
    <div aria-hidden="true" data-no-print className="sign passing bg-success text-raised">
      <Icon name="i-lucide-check" className="size-5" />
      {text}
    </div>
  )
}
