import { readUntrustedJson, type Refusal } from '../untrusted-json'

/**
 * The largest file that is read, in characters and in bytes. No backup is larger: a browser stores 5,242,879
 * characters, and JSON writes each of them in six bytes at most.
 */
export const MAX_FILE_CHARACTERS = 32 * 1024 * 1024

export const tooLarge: FileProblem = {
  problem:
    'This file is too large to be a backup: the limit is 32 MB. Nothing was changed. Choose another file.',
}

/** For content that no browser's storage has room for. */
export const tooMuch: FileProblem = {
  problem:
    'This file holds more than a browser could ever store. Nothing was changed. Choose another file.',
}

/** The content of a user's file: values by storage key, and texts that are not JSON. */
export interface FileContent {
  /** The kind of file, as the interface names it: "a full backup". */
  kind: string
  /** When the file was made: an ISO instant. */
  madeAt: string
  entries: ReadonlyMap<string, unknown>
  unreadable: ReadonlyMap<string, string>
  /** Whether the file holds everything that was stored. A key that it lacks then had no value. */
  isComplete: boolean
  /** Whether it names a newer schema version than this one, although this one can read all of it. */
  isNewer?: boolean
}

/** A file that cannot be used, and the sentence that says why. */
export interface FileProblem {
  problem: string
}

/** Reads one format of file; undefined if the JSON has another format. */
export type FileFormat<Content = FileContent> = (
  json: Readonly<Record<string, unknown>>,
) => Content | FileProblem | undefined

/** Reads a file's text. Trusts nothing in it and never throws. */
export function readFile<Content>(
  text: string,
  formats: readonly FileFormat<Content>[],
): Content | FileProblem {
  if (text.length > MAX_FILE_CHARACTERS) return tooLarge
  const read = readUntrustedJson(text)
  if ('refusal' in read) return refusals[read.refusal]
  const { json } = read
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return unknownFormat
  const fields: Record<string, unknown> = { ...json }
  for (const format of formats) {
    const content = format(fields)
    if (content) return content
  }
  return unknownFormat
}

const problem = (sentence: string): FileProblem => ({ problem: sentence })

const refusals: Readonly<Record<Refusal, FileProblem>> = {
  'too deep': problem(
    'This file is nested too deeply to be from this app. Nothing was changed. Choose another file.',
  ),
  'too many values': tooMuch,
  'not JSON': problem(
    'This file is not a backup, or part of it is missing. Nothing was changed. Choose another file.',
  ),
  'prototype key': problem(
    'This file contains a name that could do harm, so none of it was used. Choose another file.',
  ),
}

const unknownFormat = problem(
  'This is not a file from this app. Nothing was changed. Choose a full backup or an export that you downloaded in Settings.',
)
