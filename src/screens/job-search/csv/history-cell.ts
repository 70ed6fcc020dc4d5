import { keysOf } from '@/engine/keys-of'
import { labelOf, type Vocabulary } from '@/engine/model/vocabulary'
import {
  historyKind,
  interviewFormat,
  type HistoryEntry,
} from '@/schemas/job-search/application-history'
import { applicationStatus } from '@/schemas/job-search/application-status'

/** The parts of an entry in the order of its line, with the label and the vocabulary of each. */
const parts: Readonly<
  Record<Exclude<keyof HistoryEntry, 'id'>, { label: string; words?: Vocabulary }>
> = {
  day: { label: 'Day' },
  kind: { label: 'What', words: historyKind },
  status: { label: 'Status', words: applicationStatus },
  from: { label: 'Before', words: applicationStatus },
  startTime: { label: 'Start' },
  timeZone: { label: 'Time Zone' },
  time: { label: 'Time' },
  format: { label: 'Kind', words: interviewFormat },
  place: { label: 'Place' },
  link: { label: 'Link' },
  text: { label: 'Details' },
}
const names = keysOf(parts)

/** Separates the parts of an entry. No part contains it, because a bar within a part is escaped with a backslash. */
const BETWEEN = ' | '

/**
 * A history as one cell that people can read: a line for each entry, as in
 * `Day: 2026-11-05 | What: Interview | Time: 10:00`. The ids of the entries are left out.
 */
export function historyCell(history: readonly HistoryEntry[]): string {
  return history.map(entryLine).join('\n')
}

/** Parses the entries of such a cell without validating them; undefined if the cell has another format. */
export function readHistoryCell(cell: string): Record<string, string>[] | undefined {
  if (cell.trim() === '') return []
  const entries: Record<string, string>[] = []
  for (const [at, line] of cell.trim().split(/\r?\n/).entries()) {
    const entry = readLine(line)
    if (!entry) return undefined
    entries.push({ ...entry, id: String(at + 1) })
  }
  return entries
}

function entryLine(entry: HistoryEntry): string {
  return names
    .flatMap((name) => {
      const { label, words } = parts[name]
      const value = entry[name]
      return value ? [`${label}: ${escaped(words ? labelOf(words, value) : value)}`] : []
    })
    .join(BETWEEN)
}

function readLine(line: string): Record<string, string> | undefined {
  const entry: Record<string, string> = {}
  for (const part of line.split(BETWEEN)) {
    const name = names.find((one) => part.startsWith(`${parts[one].label}: `))
    if (!name) return undefined
    const { label, words } = parts[name]
    const text = unescaped(part.slice(label.length + 2))
    entry[name] = words?.values.find((value) => words.labels[value] === text) ?? text
  }
  return entry
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r' }

const escaped = (text: string) =>
  text.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
