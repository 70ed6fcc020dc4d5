/** What the beta means for those who use it. How long it lasts stands over every page. */
export function BetaNote() {
  return (
    <p className="mt-2 text-muted">
      You are using the free beta. As an early user, you get lifetime premium access when paid tiers
      launch.
    </p>
  )
}
