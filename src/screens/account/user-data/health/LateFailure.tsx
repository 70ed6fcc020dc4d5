import { usePageStore } from '@/engine/page-store'
import { lateFailure } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { focusTitle } from '@/engine/ui/focus-title'
import { Notice } from '@/engine/ui/Notice'
import { useChangeCount } from '@/engine/ui/use-change-count'

/** Reports a change whose save failed after the user left the page that made it. */
export function LateFailure() {
  const failure = usePageStore(lateFailure)
  const count = useChangeCount(failure)
  if (!failure) return null
  const dismiss = () => {
    lateFailure.set(undefined)
    focusTitle()
  }
  return (
    <div className="pb-6" data-no-print>
      <Notice tone="danger">
        {/* Only the text is a new element each time: the button may have the focus. */}
        <p key={count} role="alert">
          A change you made before you opened this page was not saved.{' '}
          <span>{failure.message}</span>
        </p>
        <Button variant="secondary" className="mt-3" onClick={dismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  )
}
