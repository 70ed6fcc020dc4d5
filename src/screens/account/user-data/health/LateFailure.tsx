import { usePageStore } from '@/engine/page-store'
import { lateFailure } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { focusTitle } from '@/engine/ui/focus-title'
import { Notice } from '@/engine/ui/Notice'

/** Reports a change whose save failed after the person left the page that made it. */
export function LateFailure() {
  const message = usePageStore(lateFailure)
  if (!message) return null
  const dismiss = () => {
    lateFailure.set('')
    focusTitle()
  }
  return (
    <div className="pb-6" data-no-print>
      <Notice tone="danger" role="alert">
        <p>
          A change you made before you opened this page was not saved. <span>{message}</span>
        </p>
        <Button variant="secondary" className="mt-3" onClick={dismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  )
}
