/** What one kind of visit loads, and its limits. */
export interface Size {
  name: string
  bytes: number
  /** In kB of 1,000 bytes. */
  ceiling: number
  files: number
  maxFiles?: number
}

/** The sizes when they were last recorded, in bytes, by name. */
export type RecordedSizes = Readonly<Record<string, number>>

/** The build warns from this share of a ceiling, before it fails. */
const WARN_FROM_PERCENT = 95
const REMEDY = 'Record the sizes with "npm run sizes:record".'

/** What a build prints about its sizes. */
export interface SizeReport {
  lines: string[]
  warnings: string[]
  /** The error if the build fails. */
  failure: string | undefined
}

/** Compares the sizes with their ceilings and with the recorded sizes. */
export function reportSizes(sizes: readonly Size[], recorded: RecordedSizes): SizeReport {
  const over = sizes.filter(isOver)
  const near = sizes.filter((size) => !isOver(size) && percentOf(size) >= WARN_FROM_PERCENT)
  const names = new Set(sizes.map(({ name }) => name))
  const added = sizes.flatMap(({ name }) => (recorded[name] === undefined ? name : []))
  const gone = Object.keys(recorded).filter((name) => !names.has(name))
  return {
    lines: sizes.map((size) => describe(size, recorded[size.name])),
    warnings: [
      ...near.map(
        (size) => `Nearly full, at ${Math.floor(percentOf(size))} % of its ceiling: ${size.name}.`,
      ),
      ...(added.length > 0 ? [`Not recorded yet: ${added.join('; ')}. ${REMEDY}`] : []),
      ...(gone.length > 0 ? [`Recorded, but no longer built: ${gone.join('; ')}. ${REMEDY}`] : []),
    ],
    failure:
      over.length > 0
        ? `Over the ceiling (build/size-budgets.ts): ${over.map(({ name }) => name).join('; ')}.`
        : undefined,
  }
}

/** The sizes as `recorded-sizes.json` stores them. */
export function toRecord(sizes: readonly Size[]): RecordedSizes {
  return Object.fromEntries(sizes.map(({ name, bytes }) => [name, bytes]))
}

function percentOf({ bytes, ceiling }: Size): number {
  return bytes / (ceiling * 10)
}

function isOver(size: Size): boolean {
  return percentOf(size) > 100 || size.files > (size.maxFiles ?? Infinity)
}

function describe({ name, bytes, ceiling, files, maxFiles }: Size, before?: number): string {
  const change = before === undefined ? 'new' : signed(toKilobytes(bytes - before))
  const count = maxFiles === undefined ? '' : `, ${files} of ${maxFiles} files`
  return `${toKilobytes(bytes).padStart(6)} kB of ${ceiling.toFixed(1).padStart(5)}  ${`(${change})`.padEnd(6)}  ${name}${count}`
}

function toKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function signed(number: string): string {
  if (Number(number) === 0) return '0.0'
  return number.startsWith('-') ? number : `+${number}`
}
