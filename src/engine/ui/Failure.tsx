import { Notice } from './Notice'

/** The sentence about a change that was not saved; nothing while there is none. */
export function Failure({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    // In sight wherever on a long page the change was made.
    <div className="sticky top-20 z-10 my-4">
      <Notice tone="danger" role="alert">
        {message}
      </Notice>
    </div>
  )
}
