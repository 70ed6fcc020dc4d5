import { site } from '@/data/site'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { focusTitle } from '@/engine/ui/focus-title'
import { Icon } from '@/engine/ui/Icon'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { transitionPromoDismissed } from '@/schemas/account/flags'

/** A message about the sister product, until it is dismissed. */
export function TransitionPromo() {
  const save = useSave(transitionPromoDismissed)
  const { attempt } = useAttempt()
  const isDismissed = useStored(transitionPromoDismissed)
  const { name, url, priceOnce, priceMonthly } = site.transitionToolkit
  if (isDismissed) return null

  const dismiss = async () => {
    const isStored = await attempt(() => save(() => true))
    // If this fails, the message returns on the next visit. No user data is lost.
    announce(isStored ? 'Message closed.' : 'We couldn’t save that. The message will come back.')
    if (isStored) focusTitle()
  }

  return (
    <aside
      aria-labelledby="promo"
      className="flex items-start gap-3 rounded border border-solid border-line p-4"
    >
      <div className="min-w-0 flex-1">
        <h2 id="promo" className="text-lg font-bold">
          Retiring or separating?
        </h2>
        <p className="mt-1">
          {`${name} helps service members who are leaving the military. ${priceOnce} one-time or ${priceMonthly}.`}
        </p>
        <p className="mt-2">
          <OutboundLink href={url}>{`Visit ${name}`}</OutboundLink>
        </p>
      </div>
      <button
        type="button"
        aria-label={`Dismiss the message about ${name}`}
        onClick={() => void dismiss()}
        className="icon-button"
      >
        <Icon name="i-lucide-x" className="size-5" />
      </button>
    </aside>
  )
}
