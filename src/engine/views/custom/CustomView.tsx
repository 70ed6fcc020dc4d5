import type { CustomView as View } from './custom-view'

/** A screen's own component. */
export default function CustomView({ view: { Component } }: { view: View }) {
  return <Component />
}
