/** The part of ical.js that the tests use. Its `exports` hide the package's own types. */
declare module 'ical.js' {
  interface Component {
    getAllSubcomponents(name: string): Component[]
    getAllProperties(): { name: string }[]
    /** Text, a number, or a date or time that `toString` formats. */
    getFirstPropertyValue(name: string): string | number | { toString(): string } | null
  }
  const ICAL: {
    parse(text: string): unknown
    Component: new (jCal: unknown) => Component
  }
  export default ICAL
}
