/** A status message that something is loading. CSS (`late`) shows it only after a delay. */
export function LoadingIndicator() {
  return (
    <p role="status" className="toast late bg-raised text-text">
      Loading…
    </p>
  )
}
