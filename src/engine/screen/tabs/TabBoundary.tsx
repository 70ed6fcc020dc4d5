import { Component, createRef, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { renewFailedParts } from '../../ui/lazy-part'

interface State {
  isFailed: boolean
  retries: number
}

/**
 * Keeps what throws or does not load to the tab it is in: the page around it stays, and with it what
 * people typed there.
 */
export class TabBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isFailed: false, retries: 0 }
  private readonly container = createRef<HTMLDivElement>()

  static getDerivedStateFromError(): Pick<State, 'isFailed'> {
    return { isFailed: true }
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
    if (!this.state.isFailed) return
    renewFailedParts()
    this.setState(({ retries }) => ({ isFailed: false, retries: retries + 1 }))
  }

  /** What had the focus may be gone with the content, or with the message. Focus elsewhere stays. */
  private keepFocus() {
    const container = this.container.current
    const active = document.activeElement
    if (!container || (active !== document.body && !container.contains(active))) return
    const button = this.state.isFailed ? container.querySelector('button') : undefined
    ;(button ?? container).focus()
  }

  override render() {
    const { isFailed, retries } = this.state
    return (
      <div ref={this.container} tabIndex={-1} className="ring-on-focus">
        {isFailed ? <Failed retries={retries} onRetry={this.draw} /> : this.props.children}
      </div>
    )
  }
}

function Failed({ retries, onRetry }: { retries: number; onRetry: () => void }) {
  const isStubborn = retries > 0
  return (
    <Notice tone="warning" role="alert">
      <p>
        {isStubborn
          ? 'It did not open this time either. Reloading the page may help. What you saved is safe.'
          : 'This part of the page did not open. What you saved is safe. Check your connection and try again.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try Again</Button>
        {isStubborn && (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Reload the Page
          </Button>
        )}
      </div>
    </Notice>
  )
}
