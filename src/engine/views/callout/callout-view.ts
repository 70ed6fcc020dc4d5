import type { Destination } from '../../url/href-of'

interface CalloutConfig {
  title: string
  text: string
  action: string
  to: Destination
  /** Whether to draw the button as secondary, because the page has a primary action already. */
  isSecondary?: true
}

export interface CalloutView {
  kind: 'callout'
  config: CalloutConfig
}

/** A short text with one button that leads to another location in the app. */
export function calloutView(config: CalloutConfig): CalloutView {
  return { kind: 'callout', config }
}
