import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import type { FileContent } from '@/engine/store/backup/read-file'
import type { DataFile } from '../data-files'
import { backupName } from '../backup/backup-name'
import { readUserFile, readUserText } from '../read-user-file'
import type { Folder } from './folder'
import { losesManyValues } from './loses-many-values'

/** How many files a device has: the current one and up to four earlier ones, usually one per day with changes. */
const GENERATIONS = 5

/** The characters of a device name: no vowels, so that it spells no word, and no two that look alike. */
const DEVICE_CHARACTERS = 'bcdfghjkmnpqrstvwxz23456789'
const DEVICE_LENGTH = 6

/** Generates the name of a device in file names. */
export const newDeviceName = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(DEVICE_LENGTH)),
    (random) => DEVICE_CHARACTERS[random % DEVICE_CHARACTERS.length],
  ).join('')

/** "milspouse-backup-k7m2xp.json"; with generation 1, "milspouse-backup-k7m2xp-1.json". */
export const folderFileName = (device: string, generation = 0): string =>
  `${backupName}-${device}${generation === 0 ? '' : `-${generation}`}.json`

const namePattern = new RegExp(
  `^${backupName}-([${DEVICE_CHARACTERS}]{${DEVICE_LENGTH}})(?:-[1-${GENERATIONS - 1}])?\\.json$`,
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

/** The file with a name; undefined if none exists, or if a folder has that name. */
async function fileIn(folder: Folder, name: string): Promise<File | undefined> {
  try {
    const handle = await folder.getFileHandle(name)
    return await handle.getFile()
  } catch (error) {
    if (isNamed(error, 'NotFoundError', 'TypeMismatchError')) return undefined
    throw error
  }
}

/** Like `fileIn`, but `locked` if another program, such as one that syncs the folder, blocks reading the file. */
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

/** What the folder has from one device. */
interface DeviceFiles {
  newest: DeviceFile | undefined
  /** Newer files that cannot be read. */
  damaged: readonly DamagedFile[]
}

async function newestOf(folder: Folder, device: string): Promise<DeviceFiles> {
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
 * @param device this device. Its file comes first; the others are merged into it
 */
export async function readDevices(folder: Folder, device: string) {
  const others = (await devicesIn(folder)).filter((one) => one !== device)
  const found: DeviceFiles[] = []
  for (const one of [device, ...others]) found.push(await newestOf(folder, one))
  return {
    files: found.flatMap(({ newest }) => newest ?? []),
    damaged: found.flatMap(({ damaged }) => damaged),
  }
}

/**
 * The other devices whose newest file can be read and is not the one that was last merged here. Any different write
 * time counts, because a device's clock can be set back.
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
    // A damaged file has nothing to merge.
    if ('entries' in (await readUserFile(file))) newer.push(other)
  }
  return newer
}

/** The options of a write to the folder. */
export interface WriteOptions {
  /** The `exportedAt` values of this device's own writes. A file with any other is from another device. */
  ownWrites: readonly string[]
  /** Stores the new `ownWrites`. Called before the write, because the page may close right after it. */
  storeOwnWrites: (ownWrites: readonly string[]) => Promise<void>
  /** Whether the user agreed to a backup with far fewer values than the last one. */
  mayLoseValues?: boolean
  /** Whether the current file is kept as a generation even if it is from today. */
  keepsLast?: boolean
}

/**
 * Writes a full backup to this device's file, unless the file already has the same. The current file is kept as a
 * generation if it is from an earlier day, cannot be read or has far more values, or if `keepsLast` is set. Rejects
 * with the browser's error.
 * @returns the ISO instant at which the content of the file was collected. Otherwise nothing was written: `loss` if
 * the user has to be asked first, `foreign` if another device writes under the same name
 */
export async function writeBackup(
  folder: Folder,
  device: string,
  backup: Pick<DataFile, 'text'> & { madeAt: Date },
  { ownWrites, storeOwnWrites, mayLoseValues = false, keepsLast = false }: WriteOptions,
): Promise<{ savedAt: string } | 'loss' | 'foreign'> {
  const name = folderFileName(device)
  const { newest, damaged } = await newestOf(folder, device)
  const content = readUserText(backup.text)
  const entries = 'entries' in content ? content.entries : new Map<string, unknown>()
  const isCurrent = newest?.file.name === name
  if (newest) {
    const { madeAt } = newest.content
    if (isCurrent && 'entries' in content && holdsSame(newest.content, content)) {
      return { savedAt: madeAt }
    }
    if (isCurrent && !ownWrites.includes(madeAt)) return 'foreign'
    if (!mayLoseValues && losesManyValues(newest.content.entries, entries)) return 'loss'
  }
  const isReplaceable =
    isCurrent &&
    !keepsLast &&
    calendarDay(new Date(newest.content.madeAt)) === calendarDay(backup.madeAt) &&
    !losesManyValues(newest.content.entries, entries)
  const isDamaged = damaged.some((one) => one.name === name)
  if (!isReplaceable && (isCurrent || isDamaged)) await rotateGenerations(folder, device)
  const savedAt = backup.madeAt.toISOString()
  await storeOwnWrites(isCurrent ? [newest.content.madeAt, savedAt] : [savedAt])
  await write(folder, name, backup.text)
  return { savedAt }
}

const holdsSame = (one: FileContent, other: FileContent) =>
  isSame(Object.fromEntries(one.entries), Object.fromEntries(other.entries)) &&
  isSame(Object.fromEntries(one.unreadable), Object.fromEntries(other.unreadable))

/**
 * Copies each file to the next older generation, the oldest first. If that is interrupted, only the oldest generation
 * is lost. A retry, such as after a full disk, loses nothing more: it starts at the first missing generation or at the
 * one that equals its newer neighbor.
 */
async function rotateGenerations(folder: Folder, device: string) {
  let target = 1
  while (target < GENERATIONS - 1 && !(await isSpare(folder, device, target))) target += 1
  for (let generation = target; generation > 0; generation -= 1) {
    const file = await fileIn(folder, folderFileName(device, generation - 1))
    if (file) await write(folder, folderFileName(device, generation), file)
  }
}

/** Whether a generation can be overwritten: it does not exist, or the next newer one is the same. */
async function isSpare(folder: Folder, device: string, generation: number): Promise<boolean> {
  const file = await fileIn(folder, folderFileName(device, generation))
  const newer = await fileIn(folder, folderFileName(device, generation - 1))
  if (!file) return true
  if (!newer) return false
  return file.size === newer.size && (await file.text()) === (await newer.text())
}

/** Replaces a file. Resolves once all of the new content is in place. */
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
