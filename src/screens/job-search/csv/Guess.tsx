/** A note under a select whose choice is a guess. */
export function Guess({ id }: { id: string }) {
  return (
    <p id={id} className="text-sm text-muted">
      This is our guess. Change it if it’s wrong.
    </p>
  )
}
