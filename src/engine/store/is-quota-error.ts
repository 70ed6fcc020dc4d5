/** Whether storage refused a write because it is full. */
export function isQuotaError(cause: unknown): boolean {
  // Firefox before 2024 used a name of its own.
  return (
    cause instanceof DOMException &&
    ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(cause.name)
  )
}
