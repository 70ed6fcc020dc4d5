import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import type { FileContent } from '@/engine/store/backup/read-file'
import type { DataFile } from '../data-files'
import { backupName } from '../backup/backup-name'
import { readUserFile, readUserText } from '../read-user-file'
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

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name)

/** The file with a name; undefined where there is none, or where a folder has that name. */
async function fileIn(folder: Folder, name: string): Promise<File | undefined> {
  try {
    const handle = await folder.getFileHandle(name)
    return await handle.getFile()
  } catch (error) {
    if (isNamed(error, 'NotFoundError', 'TypeMismatchError')) return undefined
    throw error
  }
}

/** The same; `locked` where another program, such as one that syncs the folder, does not let it be read now. */
async function readableFileIn(folder: Folder, name: string): Promise<File | 'locked' | undefined> {
  try {
    return await fileIn(folder, name)
  } catch (error) {
    if (isNamed(error, 'NotReadableError')) return 'locked'
    throw error
  }
}

/** A device's newest file that can be read. */
export interface DeviceFile {
  device: string
  file: File
  content: FileContent
}

/** A file that cannot be restored from the folder. */
export interface DamagedFile {
  name: string
  /** Why, and what to do. */
  problem: string
}

/** What the folder has of a device. */
interface Found {
  newest: DeviceFile | undefined
  /** Newer files that cannot be read. */
  damaged: readonly DamagedFile[]
}

async function newestOf(folder: Folder, device: string): Promise<Found> {
  const damaged: DamagedFile[] = []
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const name = folderFileName(device, generation)
    const file = await readableFileIn(folder, name)
    if (!file) continue
    const content = file === 'locked' ? { problem: LOCKED } : await readUserFile(file)
    if (file !== 'locked' && 'entries' in content) {
      return { newest: { device, file, content }, damaged }
    }
    damaged.push({ name, problem: 'problem' in content ? content.problem : PROTECTED })
  }
  return { newest: undefined, damaged }
}

const LOCKED = 'Another program is using this file. Wait a minute and try again.'

const PROTECTED = 'This file is protected with a passphrase. Choose it under Restore.'

/**
 * The newest readable file of each device, and the newer ones that cannot be read.
 * @param device this device, which comes first: it has what was here, the others what to add
 */
export async function readDevices(folder: Folder, device: string) {
  const others = (await devicesIn(folder)).filter((one) => one !== device)
  const found: Found[] = []
  for (const one of [device, ...others]) found.push(await newestOf(folder, one))
  return {
    files: found.flatMap(({ newest }) => newest ?? []),
    damaged: found.flatMap(({ damaged }) => damaged),
  }
}

/**
 * The other devices whose file can be read and is not the one that was last merged here. Any other time of writing counts: the clock
 * of a device can be set back.
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
    const file = await readableFileIn(folder, folderFileName(other))
    if (!file || file === 'locked' || file.lastModified === merged[other]) continue
    // There is nothing to offer of a damaged file, however often it is looked at.
    if ('entries' in (await readUserFile(file))) newer.push(other)
  }
  return newer
}

/** What a write to the folder has to know. */
export interface WriteChoices {
  /** When the content of what this device wrote was collected, ISO instants. Any other file is another device's. */
  ownWrites: readonly string[]
  /** Notes what `ownWrites` is from now on, before the write: the page may end right after it. */
  noteWrites: (ownWrites: readonly string[]) => Promise<void>
  /** Whether the person agreed to a backup with far fewer entries than the last one. */
  mayHaveFewer?: boolean
  /** Whether the file is kept as a generation, whatever its day. */
  keepsLast?: boolean
}

/**
 * Makes this device's file hold a full backup, unless it does. What an earlier day left is kept as the generation
 * before it, and so is a file that cannot be read or that has more than the backup. Rejects as the browser does.
 * @returns when the content of the file was collected, an ISO instant. Nothing was written where it is `fewer`,
 * because the person has to be asked, or `foreign`, because another device writes under the same name
 */
export async function writeBackup(
  folder: Folder,
  device: string,
  backup: Pick<DataFile, 'text'> & { madeAt: Date },
  { ownWrites, noteWrites, mayHaveFewer = false, keepsLast = false }: WriteChoices,
): Promise<{ savedAt: string } | 'fewer' | 'foreign'> {
  const name = folderFileName(device)
  const { newest, damaged } = await newestOf(folder, device)
  const content = readUserText(backup.text)
  const entries = 'entries' in content ? content.entries : new Map<string, unknown>()
  const isNewestOfAll = newest?.file.name === name
  if (newest) {
    const { madeAt } = newest.content
    if (isNewestOfAll && 'entries' in content && holdsSame(newest.content, content)) {
      return { savedAt: madeAt }
    }
    if (isNewestOfAll && !ownWrites.includes(madeAt)) return 'foreign'
    if (!mayHaveFewer && hasFewerEntries(newest.content.entries, entries)) return 'fewer'
  }
  const isOfToday =
    isNewestOfAll &&
    !keepsLast &&
    calendarDay(new Date(newest.content.madeAt)) === calendarDay(backup.madeAt) &&
    !hasFewerEntries(newest.content.entries, entries)
  const isDamaged = damaged.some((one) => one.name === name)
  if (!isOfToday && (isNewestOfAll || isDamaged)) await keepGenerations(folder, device)
  const savedAt = backup.madeAt.toISOString()
  await noteWrites(isNewestOfAll ? [newest.content.madeAt, savedAt] : [savedAt])
  await write(folder, name, backup.text)
  return { savedAt }
}

const holdsSame = (one: FileContent, other: FileContent) =>
  isSame(Object.fromEntries(one.entries), Object.fromEntries(other.entries)) &&
  isSame(Object.fromEntries(one.unreadable), Object.fromEntries(other.unreadable))

/**
 * Copies each generation to the one before it, the oldest first. A stop in between loses none but the oldest, and
 * neither do repetitions after it, as on a full disk: they go on from the file that is there twice.
 */
async function keepGenerations(folder: Folder, device: string) {
  let free = 1
  while (free < GENERATIONS - 1 && !(await isSpare(folder, device, free))) free += 1
  for (let generation = free; generation > 0; generation -= 1) {
    const file = await fileIn(folder, folderFileName(device, generation - 1))
    if (file) await write(folder, folderFileName(device, generation), file)
  }
}

/** Whether a generation can be written over: there is none, or the one after it is the same. */
async function isSpare(folder: Folder, device: string, generation: number): Promise<boolean> {
  const file = await fileIn(folder, folderFileName(device, generation))
  const after = await fileIn(folder, folderFileName(device, generation - 1))
  if (!file || !after) return !file
  return file.size === after.size && (await file.text()) === (await after.text())
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
