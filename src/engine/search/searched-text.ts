import { normalize } from './normalize'
import type { Searchable } from './searchable'

/** The normalized texts of an entry. */
export interface SearchedText {
  title: string
  /** The title and everything else. */
  all: string
}

/** Normalizing is slower than searching, so it is done once, when an entry is first searched. */
const known = new WeakMap<Searchable, SearchedText>()

export function searchedText(entry: Searchable): SearchedText {
  const text = known.get(entry) ?? normalized(entry)
  known.set(entry, text)
  return text
}

function normalized({ title, subtitle, text = '', texts }: Searchable): SearchedText {
  const name = normalize(title)
  return { title: name, all: [name, ...[subtitle, text, ...texts].map(normalize)].join('\n') }
}
