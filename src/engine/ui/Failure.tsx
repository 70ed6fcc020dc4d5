import { Notice } from './Notice'
import { useChangeCount } from './use-change-count'

interface Props {
  /** A text, or the error of the failed attempt; nothing is shown without one. */
  message: string | Error | undefined
}

/** The alert of a failed action. Each new error is announced, even if it has the text of the one before. */
export function FailureAlert({ message }: Props) {
  const count = useChangeCount(message)
  if (!message) return null
  return (
    <Notice key={count} tone="danger" role="alert">
      {typeof message === 'string' ? message : message.message}
    </Notice>
  )
}

/** An alert about an action that failed, such as a change that was not saved. */
export function Failure({ message }: Props) {
  if (!message) return null
  return (
    // Sticky, to stay in view on a long page. Not in a low window, which it would cover.
    <div
      data-head
      className="[@media(min-height:24rem)]:sticky top-20 z-10 my-4 min-[62rem]:top-28 min-[80rem]:top-20"
    >
      <FailureAlert message={message} />
    </div>
  )
}
