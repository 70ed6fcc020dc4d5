import { keysOf } from '@/engine/keys-of'
import { labelOf, type Vocabulary } from '@/engine/model/vocabulary'
import {
  historyKind,
  interviewFormat,
  type HistoryEntry,
} from '@/schemas/job-search/application-history'
import { applicationStatus } from '@/schemas/job-search/application-status'

/** What an entry says, in the order in which a line has it, and the words of each part. */
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

/** Between the parts of an entry. No part has it: a bar in one is written with a backslash. */
const BETWEEN = ' | '

/**
 * A history as one cell that people can read: a line for each entry, as in
 * `Day: 2026-11-05 | What: Interview | Time: 10:00`. Only the ids of the entries are not in it.
 */
export function historyCell(history: readonly HistoryEntry[]): string {
  return history.map(entryLine).join('\n')
}

/** The entries of such a cell, not checked yet; undefined where it is none. */
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
