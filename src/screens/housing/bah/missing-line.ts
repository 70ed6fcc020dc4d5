import type { Entered } from './entered'

interface Known extends Pick<Entered, 'dependents'> {
  from: string
  to: string
  grade: string
}

/** What has to be chosen before a rate can show, as a sentence; undefined where nothing is missing. */
export function missingLine({ from, to, grade, dependents }: Known): string | undefined {
  const missing = [
    ...(from.trim() === '' && to.trim() === '' ? ['duty stations'] : []),
    ...(grade === '' ? ['pay grade'] : []),
    ...(dependents === '' ? ['dependents'] : []),
  ]
  if (missing.length === 0) return undefined
  return `Choose ${[...missing.slice(0, -2), missing.slice(-2).join(' and ')].join(', ')}.`
}
