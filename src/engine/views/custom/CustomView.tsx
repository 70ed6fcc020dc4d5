import type { CustomView as View } from './custom-view'

/** Renders a component that the screen provides. */
export default function CustomView({ view: { Component } }: { view: View }) {
  return <Component />
}
