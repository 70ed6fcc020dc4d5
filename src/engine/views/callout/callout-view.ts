/** A place in the product: a path, and what its address says of tab and filters. */
export interface Destination {
  path: string
  /** For example `{ tab: 'tracker', status: 'interview' }`. A contract test holds that each exists. */
  search: Readonly<Record<string, string>>
}

export interface CalloutConfig {
  title: string
  text: string
  action: string
  to: Destination
  /** Whether the page has a first action of its own, which its button must not outweigh. */
  isSecondary?: true
}

export interface CalloutView {
  kind: 'callout'
  config: CalloutConfig
}

/** A short text with one button that leads to another place in the product. */
export function calloutView(config: CalloutConfig): CalloutView {
  return { kind: 'callout', config }
}
