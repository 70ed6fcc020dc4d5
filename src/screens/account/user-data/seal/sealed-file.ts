import { decode } from 'jose/base64url'
import * as z from 'zod/mini'
import type { FileFormat, FileProblem } from '@/engine/store/backup/read-file'
import { site } from '@/data/site'
import { sha256 } from '../sha256'

/** What a protected backup says that it is. */
const SEALED_FORMAT = `${site.shortName}-protected-backup`
const SEALED_VERSION = 1

/** How the key is made from the passphrase, and what it locks. RFC 7518, sections 4.8 and 5.3. See docs/decisions/0046. */
export const ALGORITHM = 'PBES2-HS512+A256KW'
export const ENCRYPTION = 'A256GCM'

/** Rounds of PBKDF2 for a new file. OWASP asks for 210,000 of SHA-512 (Password Storage Cheat Sheet). */
export const ROUNDS = 600_000
/** The most that a file may ask for: about twenty times as long as a new one, seconds on a phone. */
export const MAX_ROUNDS = 20 * ROUNDS

const base64url = () => z.string().check(z.regex(/^[\w-]+$/))

/**
 * A full backup under a passphrase: a flattened JWE (RFC 7516, section 7.2.2) with three members that say what the
 * file is and whether it is whole.
 */
const sealedFile = z.object({
  format: z.literal(SEALED_FORMAT),
  version: z.literal(SEALED_VERSION),
  protected: base64url(),
  encrypted_key: base64url(),
  iv: base64url(),
  ciphertext: base64url(),
  tag: base64url(),
  /** SHA-256 of the five members above, joined by dots. It tells a damaged file from a wrong passphrase. */
  sha256: base64url(),
})

export type SealedFile = z.infer<typeof sealedFile>

/** What the file's header says of the lock. Anything else is not of our making. */
const lock = z.object({
  alg: z.literal(ALGORITHM),
  enc: z.literal(ENCRYPTION),
  p2s: base64url(),
  p2c: z.int(),
})

type Members = Omit<SealedFile, 'format' | 'version' | 'sha256'>

/** The file with its checksum. */
export async function sealedFileOf(members: Members): Promise<SealedFile> {
  return {
    format: SEALED_FORMAT,
    version: SEALED_VERSION,
    ...members,
    sha256: await checksum(members),
  }
}

/** Whether the file is as it was written. It says nothing of the passphrase, nor of who wrote it. */
export async function isWhole(file: SealedFile): Promise<boolean> {
  return file.sha256 === (await checksum(file))
}

/** Recognizes a protected backup, and refuses one whose lock this version does not make. */
export const sealedFormat: FileFormat<SealedFile> = (json) => {
  if (json.format !== SEALED_FORMAT) return undefined
  if (typeof json.version === 'number' && json.version > SEALED_VERSION) return tooNew
  const file = sealedFile.safeParse(json)
  if (!file.success) return damaged
  const header = lock.safeParse(headerOf(file.data.protected))
  if (!header.success) return damaged
  const { p2c: rounds } = header.data
  if (rounds < ROUNDS) return tooWeak
  return rounds > MAX_ROUNDS ? tooSlow : file.data
}

export const damaged: FileProblem = {
  problem:
    'This protected backup is damaged, so no passphrase can open it. Nothing was changed. Try another copy or an older backup.',
}

const tooNew: FileProblem = {
  problem:
    'This protected backup was made by a newer version of this site. Nothing was changed. Keep the file, reload this page while you are online, and choose the file again.',
}

const tooWeak: FileProblem = {
  problem:
    'This file is locked in a weaker way than this site does it, so it may not be yours. Nothing was changed. Choose another file.',
}

const tooSlow: FileProblem = {
  problem:
    'This file asks for more work than any backup from this site, and could freeze this device. Nothing was changed. Choose another file.',
}

/** The header's JSON; undefined where it is none. */
function headerOf(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decode(text)))
  } catch {
    return undefined
  }
}

function checksum(members: Members): Promise<string> {
  const { protected: header, encrypted_key, iv, ciphertext, tag } = members
  return sha256([header, encrypted_key, iv, ciphertext, tag].join('.'))
}
