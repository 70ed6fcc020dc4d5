import { Component, type ReactNode } from 'react'
import { renewFailedParts } from '@/engine/views/lazy-part'
import { ErrorPage } from './pages/ErrorPage'

interface State {
  failure: { error: unknown } | undefined
}

/** Shows the error page instead of a blank one when anything below throws or does not load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.retry)
  }

  /** Back and Forward lead to another page, which may well work, and later back to this one. */
  retry = () => {
    renewFailedParts()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}
