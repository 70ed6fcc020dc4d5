import { normalizeText } from '@/engine/normalize-text'

/** Terms in the names of duty stations, each with its abbreviation. */
const abbreviations = [
  ['afb', 'air force base'],
  ['sfb', 'space force base'],
  ['ab', 'air base'],
  ['arb', 'air reserve base'],
  ['angb', 'air national guard base'],
  ['nas', 'naval air station'],
  ['nb', 'naval base'],
  ['ns', 'naval station'],
  ['navsta', 'naval station'],
  ['nsa', 'naval support activity'],
  ['nsb', 'naval submarine base'],
  ['mcas', 'marine corps air station'],
  ['mcb', 'marine corps base'],
  ['jb', 'joint base'],
  ['usag', 'us army garrison'],
] as const

/** "Joint Base Lewis-McChord (Lewis), WA" → "Joint Base Lewis-McChord, WA" */
export function withoutPart(name: string): string {
  return name.replace(/ \([^)]*\)/, '')
}

/** The normalized forms of a name: as it is written, and with each term abbreviated or written out. */
export function formsOf(name: string): readonly string[] {
  const normalized = normalizeName(name)
  const others = abbreviations.flatMap(([short, long]) => [
    ` ${normalized} `.replace(` ${short} `, ` ${long} `).trim(),
    ` ${normalized} `.replace(` ${long} `, ` ${short} `).trim(),
  ])
  return [...new Set([normalized, ...others])]
}

/** Normalizes a name to lowercase words without punctuation: "Ft. A.P. Hill" is "fort ap hill". */
export function normalizeName(name: string): string {
  return normalizeText(name)
    .replace(/\bft\./g, 'fort ')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bft\b/g, 'fort')
}
