import { Notice } from './Notice'

/** An alert about an action that failed, such as a change that was not saved; nothing without a message. */
export function Failure({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    // Sticky, to stay in view on a long page.
    <div className="sticky top-20 z-10 my-4">
      <Notice tone="danger" role="alert">
        {message}
      </Notice>
    </div>
  )
}
