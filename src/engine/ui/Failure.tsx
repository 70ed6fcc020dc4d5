import { Notice } from './Notice'

/** The sentence about a change that was not saved; nothing while there is none. */
export function Failure({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <div className="my-4">
      <Notice tone="danger" role="alert">
        {message}
      </Notice>
    </div>
  )
}
