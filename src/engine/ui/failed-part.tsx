import type { ComponentProps } from 'react'
import { Notice } from './Notice'
import { PartFailure } from './PartFailure'

/**
 * Defines the fallback of a lazy part that did not open.
 * @param message a sentence that names what did not open
 * @param frame the props of the element around the notice
 */
export function failedPart(
  message: string,
  frame: ComponentProps<'div'> & { 'data-no-print'?: true } = {},
) {
  return ({ error }: { error: unknown }) => (
    <div {...frame}>
      <Notice tone="danger" role="alert">
        <PartFailure message={message} error={error} />
      </Notice>
    </div>
  )
}
