import { Button } from '@/engine/ui/Button'
import { update } from '@/engine/update/update'

interface Props {
  /** What a reload would end, in words for a sentence. */
  losses?: readonly string[]
  /** Called before the page reloads. */
  onReload?: () => void
}

/** Says that a new version is ready. */
export function UpdateBar({ losses = [], onReload }: Props) {
  return (
    <div
      role="status"
      data-no-print
      data-foot="page"
      className="[@media(min-height:24rem)]:sticky bottom-0 z-40 flex flex-wrap items-center gap-3 border-t border-solid border-edge bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p className="min-w-0 flex-1">
        A new version is ready.{' '}
        {losses.length > 0 && (
          <span>{`Reloading clears ${new Intl.ListFormat('en').format(losses)}.`}</span>
        )}
      </p>
      <Button
        onClick={() => {
          onReload?.()
          update.apply()
        }}
      >
        Reload
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          update.putOff()
          // The button that has the focus is gone.
          document.getElementById('main')?.focus()
        }}
      >
        Later
      </Button>
    </div>
  )
}
