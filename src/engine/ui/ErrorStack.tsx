/** The stack trace of an error, for developers. Renders nothing if there is none. */
export function ErrorStack({ error }: { error: unknown }) {
  const stack = error instanceof Error ? error.stack : undefined
  if (!stack) return null
  return (
    <pre
      tabIndex={0}
      aria-label="Technical details"
      className="ring-on-focus mt-3 overflow-x-auto rounded bg-sunken p-4 text-sm text-text"
    >
      {stack}
    </pre>
  )
}
