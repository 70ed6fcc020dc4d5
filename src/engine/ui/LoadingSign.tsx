/** Says that something is on its way, once that takes longer than a moment. */
export function LoadingSign() {
  return (
    <p role="status" className="sign late bg-raised text-text">
      Loading…
    </p>
  )
}
