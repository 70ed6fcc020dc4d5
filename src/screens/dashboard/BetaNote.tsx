/** What the beta means for those who use it. A banner on every page says how long it lasts. */
export function BetaNote() {
  return (
    <p className="mt-2 text-muted">
      You are using the free beta. As an early user, you get lifetime premium access when paid tiers
      launch.
    </p>
  )
}
