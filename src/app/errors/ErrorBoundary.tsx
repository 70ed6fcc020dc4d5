import { Component, type ReactNode } from 'react'
import { renewFailedParts } from '@/engine/ui/lazy-part'
import { ErrorReport } from './ErrorReport'

interface Props {
  children: ReactNode
  /** Whether it is inside the page's `main` element, so that the menu stays available. */
  isInMain?: boolean
}

interface State {
  failure: { error: unknown } | undefined
}

/** Shows the error report instead of a blank page when anything below throws or does not load. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.retry)
    // The failed parts load again when the user returns to this page.
    renewFailedParts()
  }

  /** Back and Forward may open a page that works, and later this one again. */
  retry = () => {
    renewFailedParts()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const report = <ErrorReport error={failure.error} />
    if (this.props.isInMain) return report
    return (
      <main id="main" className="page-width py-12">
        {report}
      </main>
    )
  }
}
