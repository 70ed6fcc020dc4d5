import { collectBackup } from '@/engine/store/backup/collect-backup'
import { idOf } from '@/engine/model/record-id'
import { BACKUP_VERSION } from '@/engine/store/backup/backup-file'
import { backupFormat } from '@/engine/store/backup/backup-format'
import { isAllReadable } from '@/engine/store/backup/plan'
import {
  readFile,
  type FileContent,
  type FileFormat,
  type FileProblem,
} from '@/engine/store/backup/read-file'
import type { Repository } from '@/engine/store/repository'
import { schemaVersionFrom, SCHEMA_VERSION_KEY } from '@/engine/store/schema-version'
import { migrations } from '@/schemas/account/migrations'
import { restorable } from '@/schemas/account/stored'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { childCare } from '@/schemas/my-move/child-care'
import { currentMove, moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { moveGroup } from '@/schemas/my-move/move-group'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { backupName } from '../backup/backup-name'

/** What a user may send. */
export interface Choice {
  id: ChoiceId
  label: string
  hint: string
  /** The keys that it sends. */
  keys: readonly string[]
}

type ChoiceId = 'tasks' | 'move' | 'applications' | 'everything'

/** The tasks themselves are part of the product, so a link sends only the places, dates and ticks. */
const tasks = [moves, checklistProgress, planProgress]

/** What a link can hold, the smallest first. */
export const choices: readonly Choice[] = [
  {
    id: 'tasks',
    label: 'Move tasks for the service member',
    hint: 'The places and dates of the move you are planning, and what you checked off yourself. License tasks show only on a device that has your licenses.',
    keys: tasks.map(({ key }) => key),
  },
  {
    id: 'move',
    label: 'The whole move',
    hint: 'The tasks, earlier moves and the Child Care File.',
    keys: [...tasks, moveArchive, childCare].map(({ key }) => key),
  },
  {
    id: 'applications',
    label: 'Applications',
    hint: 'Your job applications with their history, and saved postings. About 25 fit, fewer with notes.',
    keys: [applications, savedPostings].map(({ key }) => key),
  },
  {
    id: 'everything',
    label: 'Everything',
    hint: 'All that a full backup has. It fits only if you have few entries.',
    keys: restorable.map(({ key }) => key),
  },
]

/** What a link holds. */
interface HandoffText {
  /** ISO instant. */
  exportedAt: string
  /** Storage key → its content. */
  entries: Readonly<Record<string, unknown>>
  /** Storage key → its exact text, if that is not JSON; left out if there is none. */
  unreadable?: Readonly<Record<string, string>>
}

/** The text of a link for a choice; undefined if nothing of it is stored or, for `tasks`, no move is planned. */
export function handoffText(
  repository: Repository,
  { id, keys }: Choice,
  now = new Date(),
): string | undefined {
  const current = currentMove(repository.load(moves))
  if (id === 'tasks' && !current) return undefined
  const {
    entries,
    unreadable: allUnreadable,
    exportedAt,
  } = collectBackup(repository.texts(), [...keys, SCHEMA_VERSION_KEY], backupName, now)
  const list: unknown = entries[moves.key]
  // What cannot be read may belong to another move.
  const unreadable = id === 'tasks' ? {} : allUnreadable
  if (id === 'tasks' && Array.isArray(list))
    entries[moves.key] = list.filter((record) => idOf(record) === current?.id)
  const hasUnreadable = Object.keys(unreadable).length > 0
  const held = Object.keys(entries).filter((key) => key !== SCHEMA_VERSION_KEY)
  if (held.length === 0 && !hasUnreadable) return undefined
  const isWholeMove = moveGroup.members.every(({ key }) => keys.includes(key))
  const isOfMove = moveGroup.members.some(({ key }) => key in entries)
  if (isWholeMove && isOfMove && !current) {
    // Otherwise the receiver could not tell "no move" from "not sent", and would leave out what is checked off.
    for (const { key, empty } of moveGroup.members) {
      if (!(key in entries) && !(key in unreadable)) entries[key] = empty
    }
  }
  const content: HandoffText = { exportedAt, entries, ...(hasUnreadable && { unreadable }) }
  return JSON.stringify(content)
}

const readBackup = backupFormat(backupName, migrations, (content) =>
  isAllReadable(restorable, new Set(), content),
)

/** Reads a link as an incomplete backup: a key that it lacks was not sent. */
const format: FileFormat = ({ exportedAt, entries, unreadable = {} }) => {
  const content = readBackup({
    format: backupName,
    version: BACKUP_VERSION,
    exportedAt,
    entries,
    unreadable,
  })
  if (content && !('problem' in content)) return { ...content, kind: 'a link', isComplete: false }
  return isFromNewer(entries) ? newerLink : damagedLink
}

/** Reads the text that a link holds, or returns a sentence that says why it cannot. The text is untrusted. */
export function readHandoff(text: string): FileContent | FileProblem {
  const content = readFile(text, [format])
  // Sentences about a file would not help a user who has none.
  return 'problem' in content && content !== newerLink ? damagedLink : content
}

function isFromNewer(entries: unknown): boolean {
  if (typeof entries !== 'object' || entries === null || !(SCHEMA_VERSION_KEY in entries))
    return false
  return schemaVersionFrom(entries[SCHEMA_VERSION_KEY]) > migrations.length + 1
}

export const newerLink: FileProblem = {
  problem:
    'A newer version of this site made this link. Nothing was changed. Reload this page while you are online, and open the link again.',
}

export const damagedLink: FileProblem = {
  problem:
    'This link is damaged, or it is not from this site. Nothing was changed. Copy the whole link again, or ask for a new one.',
}
