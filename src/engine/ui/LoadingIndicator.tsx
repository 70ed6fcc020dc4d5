/** A status message that something is loading. CSS (`late`) shows it only after a delay. */
export function LoadingIndicator() {
  return (
    <p role="status" className="floating-pill late bg-raised text-text">
      Loading…
    </p>
  )
}
