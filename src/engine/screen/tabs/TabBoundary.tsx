import { Component, createRef, startTransition, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PartFailure } from '../../ui/PartFailure'
import { renewFailedParts } from '../../ui/lazy-part'

interface State {
  failure: { error: unknown } | undefined
  retries: number
}

/**
 * Shows an error message instead of a tab that throws or does not load. The rest of the page stays, with the text that
 * people typed there.
 */
export class TabBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined, retries: 0 }
  private readonly container = createRef<HTMLDivElement>()

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.retry)
  }

  override componentDidUpdate(_props: unknown, before: State) {
    if (before !== this.state) this.keepFocus()
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.retry)
    // The failed parts load again when the user returns to this tab.
    renewFailedParts()
  }

  /** Renders the content again. So do Back and Forward, because the URL may have named the part that failed. */
  private readonly retry = () => {
    if (!this.state.failure) return
    renewFailedParts()
    // In a transition, the message keeps the focus until the code has loaded or failed again.
    startTransition(() =>
      this.setState(({ retries }) => ({ failure: undefined, retries: retries + 1 })),
    )
  }

  /** Moves the focus if the element that had it was removed with the content or the message. */
  private keepFocus() {
    const container = this.container.current
    const active = document.activeElement
    if (!container || (active !== document.body && !container.contains(active))) return
    const button = this.state.failure ? container.querySelector('button') : undefined
    ;(button ?? container).focus()
  }

  override render() {
    const { failure, retries } = this.state
    return (
      <div ref={this.container} tabIndex={-1} className="ring-on-focus">
        {failure ? (
          <Failed error={failure.error} retries={retries} onRetry={this.retry} />
        ) : (
          this.props.children
        )}
      </div>
    )
  }
}

interface FailedProps {
  error: unknown
  retries: number
  onRetry: () => void
}

function Failed({ error, retries, onRetry }: FailedProps) {
  const isStubborn = retries > 0
  return (
    <Notice tone="warning" role="alert">
      <PartFailure
        message={
          isStubborn
            ? 'It did not open this time either. Reloading the page may help.'
            : 'This part of the page did not open.'
        }
        error={error}
      >
        <Button onClick={onRetry}>Try Again</Button>
        {isStubborn && (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Reload the Page
          </Button>
        )}
      </PartFailure>
    </Notice>
  )
}
