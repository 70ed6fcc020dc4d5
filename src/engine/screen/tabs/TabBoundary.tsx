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
 * Keeps what throws or does not load to the tab it is in: the page around it stays, and with it what
 * people typed there.
 */
export class TabBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined, retries: 0 }
  private readonly container = createRef<HTMLDivElement>()

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.draw)
  }

  override componentDidUpdate(_props: unknown, before: State) {
    if (before !== this.state) this.keepFocus()
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.draw)
    // Whoever comes back to this tab finds it loading, not failed.
    renewFailedParts()
  }

  /** Draws the content anew; Back and Forward do so as well, as what failed may be what the address named. */
  private readonly draw = () => {
    if (!this.state.failure) return
    renewFailedParts()
    // The message stays, and with it the focus, until the code has come or failed anew.
    startTransition(() =>
      this.setState(({ retries }) => ({ failure: undefined, retries: retries + 1 })),
    )
  }

  /** What had the focus may be gone with the content, or with the message. Focus elsewhere stays. */
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
          <Failed error={failure.error} retries={retries} onRetry={this.draw} />
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
