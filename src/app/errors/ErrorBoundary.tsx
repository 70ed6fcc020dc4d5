import { Component, type ReactNode } from 'react'
import { renewFailedParts } from '@/engine/ui/lazy-part'
import { ErrorReport } from './ErrorReport'

interface Props {
  children: ReactNode
  /** Whether it is in the main part of a page, whose menu then stays in reach. */
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
    // Whoever comes back to this page finds it loading, not failed.
    renewFailedParts()
  }

  /** Back and Forward lead to another page, which may well work, and later back to this one. */
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
