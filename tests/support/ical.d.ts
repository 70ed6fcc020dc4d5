/** What the tests use of the parser. Its own types lie where its `exports` do not let them be found. */
declare module 'ical.js' {
  interface Component {
    getAllSubcomponents(name: string): Component[]
    getAllProperties(): { name: string }[]
    /** Text, a number, or a day or time that says itself by `toString`. */
    getFirstPropertyValue(name: string): string | number | { toString(): string } | null
  }
  const ICAL: {
    parse(text: string): unknown
    Component: new (jCal: unknown) => Component
  }
  export default ICAL
}
