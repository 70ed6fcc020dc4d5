import { reviewTexts, type Reviewed } from '../model/reviewed'

interface Props {
  row: Reviewed
  name?: string
  /** What is said already, once for all that stand around it. */
  said?: readonly string[]
}

/** "Last reviewed November 2026 · Source: …": shown only where the source itself was read. */
export function ReviewedLine({ row, name, said = [] }: Props) {
  return <ReviewedTexts texts={reviewTexts(row, name).filter((text) => !said.includes(text))} />
}

/** The same said once for several entries. */
export function ReviewedTexts({ texts }: { texts: readonly string[] }) {
  return texts.length > 0 && <p className="mt-2 text-sm text-muted">{texts.join(' · ')}</p>
}
