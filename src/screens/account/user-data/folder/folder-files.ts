import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import type { FileContent } from '@/engine/store/backup/read-file'
import type { DataFile } from '../data-files'
import { backupName } from '../backup/backup-name'
import { readUserFile, readUserText } from '../restore/read-user-file'
import type { Folder } from './folder'
import { hasFewerEntries } from './has-fewer-entries'

/** How many files a device has: the newest, and as the four days with changes before left them. */
const GENERATIONS = 5

/** What a device is called in file names: no vowels, so that it is no word, and nothing that looks like another. */
const DEVICE_LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
const DEVICE_LENGTH = 6

/** A name for this device's files. */
export const newDevice = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(DEVICE_LENGTH)),
    (random) => DEVICE_LETTERS[random % DEVICE_LETTERS.length],
  ).join('')

/** "milspouse-backup-k7m2xp.json"; with generation 1, "milspouse-backup-k7m2xp-1.json". */
export const folderFileName = (device: string, generation = 0): string =>
  `${backupName}-${device}${generation === 0 ? '' : `-${generation}`}.json`

const namePattern = new RegExp(
  `^${backupName}-([${DEVICE_LETTERS}]{${DEVICE_LENGTH}})(?:-[1-${GENERATIONS - 1}])?\\.json$`,
)

/** The devices that have a file in the folder. Files of other kinds are ignored. */
async function devicesIn(folder: Folder): Promise<readonly string[]> {
  const devices = new Set<string>()
  for await (const name of folder.keys()) {
    const device = namePattern.exec(name)?.[1]
    if (device) devices.add(device)
  }
  return [...devices].toSorted()
}

/** The file with a name; undefined where there is none. */
async function fileIn(folder: Folder, name: string): Promise<File | undefined> {
  try {
    const handle = await folder.getFileHandle(name)
    return await handle.getFile()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}

/** A device's newest file that can be read. */
export interface DeviceFile {
  device: string
  file: File
  content: FileContent
}

/** What the folder has of a device. */
interface Found {
  newest: DeviceFile | undefined
  /** Names of newer files that cannot be read. */
  damaged: readonly string[]
}

async function newestOf(folder: Folder, device: string): Promise<Found> {
  const damaged: string[] = []
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const name = folderFileName(device, generation)
    const file = await fileIn(folder, name)
    if (!file) continue
    const content = await readUserFile(file)
    if ('entries' in content) return { newest: { device, file, content }, damaged }
    damaged.push(name)
  }
  return { newest: undefined, damaged }
}

/** The newest readable file of each device, and the names of newer ones that cannot be read. */
export async function readDevices(folder: Folder) {
  const found: Found[] = []
  for (const device of await devicesIn(folder)) found.push(await newestOf(folder, device))
  return {
    files: found.flatMap(({ newest }) => newest ?? []),
    damaged: found.flatMap(({ damaged }) => damaged),
  }
}

/**
 * The other devices whose file was written since it was last merged here.
 * @param merged device → when the file that was merged was written, in milliseconds
 */
export async function newerDevices(
  folder: Folder,
  device: string,
  merged: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const newer: string[] = []
  for (const other of await devicesIn(folder)) {
    if (other === device) continue
    const file = await fileIn(folder, folderFileName(other))
    if (file && file.lastModified > (merged[other] ?? -Infinity)) newer.push(other)
  }
  return newer
}

/**
 * Makes this device's file hold a full backup, unless it does. What an earlier day left is kept as the generation
 * before it, and so is a file that cannot be read or that has more than the backup. Rejects as the browser does.
 * @param mayHaveFewer whether the person agreed to a backup with far fewer entries than the last one
 * @returns when the content of the file was collected, an ISO instant; `fewer` where nothing was written, because
 * the person has to be asked
 */
export async function writeBackup(
  folder: Folder,
  device: string,
  backup: Pick<DataFile, 'text'> & { madeAt: Date },
  mayHaveFewer = false,
): Promise<{ savedAt: string } | 'fewer'> {
  const name = folderFileName(device)
  const { newest, damaged } = await newestOf(folder, device)
  const content = readUserText(backup.text)
  const entries = 'entries' in content ? content.entries : new Map<string, unknown>()
  const isNewestOfAll = newest?.file.name === name
  if (newest) {
    if (isNewestOfAll && 'entries' in content && holdsSame(newest.content, content)) {
      return { savedAt: newest.content.madeAt }
    }
    if (!mayHaveFewer && hasFewerEntries(newest.content.entries, entries)) return 'fewer'
  }
  const isOfToday =
    isNewestOfAll &&
    calendarDay(new Date(newest.content.madeAt)) === calendarDay(backup.madeAt) &&
    !hasFewerEntries(newest.content.entries, entries)
  if (!isOfToday && (isNewestOfAll || damaged.includes(name))) await keepGenerations(folder, device)
  await write(folder, name, backup.text)
  return { savedAt: backup.madeAt.toISOString() }
}

const holdsSame = (one: FileContent, other: FileContent) =>
  isSame(Object.fromEntries(one.entries), Object.fromEntries(other.entries)) &&
  isSame(Object.fromEntries(one.unreadable), Object.fromEntries(other.unreadable))

/** Copies each generation to the one before it, the oldest first: a stop in between loses none but the oldest. */
async function keepGenerations(folder: Folder, device: string) {
  for (let generation = GENERATIONS - 1; generation > 0; generation -= 1) {
    const file = await fileIn(folder, folderFileName(device, generation - 1))
    if (file) await write(folder, folderFileName(device, generation), file)
  }
}

/** Resolves once the file is in its place, whole. */
async function write(folder: Folder, name: string, content: string | Blob) {
  const handle = await folder.getFileHandle(name, { create: true })
  const stream = await handle.createWritable()
  try {
    await stream.write(content)
  } catch (error) {
    await stream.abort().catch(() => undefined)
    throw error
  }
  await stream.close()
}
