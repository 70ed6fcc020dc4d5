/** A note under a select whose choice is a guess. @param reason a sentence that says why it may be wrong */
export function Guess({ id, reason = '' }: { id: string; reason?: string }) {
  return (
    <p id={id} className="text-sm text-muted">
      {['This is our guess.', reason, 'Change it if it’s wrong.'].filter(Boolean).join(' ')}
    </p>
  )
}
