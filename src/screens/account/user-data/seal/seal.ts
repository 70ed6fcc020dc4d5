import { errors, FlattenedEncrypt, flattenedDecrypt } from 'jose'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import { readUserText } from '../read-user-file'
import {
  ALGORITHM,
  damaged,
  ENCRYPTION,
  isWhole,
  MAX_ROUNDS,
  ROUNDS,
  sealedFileOf,
  type SealedFile,
} from './sealed-file'

/** Shown if the passphrase does not decrypt the file. */
export const WRONG_PASSPHRASE =
  'That is not the passphrase of this file. Check capital letters and spaces, and try again.'

/**
 * Encrypts the text of a backup with a passphrase.
 * @returns the text of the protected file
 */
export async function seal(text: string, passphrase: string): Promise<string> {
  const jwe = await new FlattenedEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, cty: 'json' })
    .setKeyManagementParameters({ p2c: ROUNDS })
    .encrypt(keyOf(passphrase))
  const { protected: header = '', encrypted_key = '', iv = '', ciphertext, tag = '' } = jwe
  return JSON.stringify(
    await sealedFileOf({ protected: header, encrypted_key, iv, ciphertext, tag }),
  )
}

/** Decrypts and reads a protected backup. Returns the problem if it cannot. */
export async function unseal(
  file: SealedFile,
  passphrase: string,
): Promise<FileContent | FileProblem> {
  if (!(await isWhole(file))) return damaged
  try {
    const { plaintext } = await flattenedDecrypt(file, keyOf(passphrase), {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
      maxPBES2Count: MAX_ROUNDS,
    })
    return readUserText(new TextDecoder().decode(plaintext))
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return { problem: WRONG_PASSPHRASE }
    if (error instanceof errors.JOSEError) return damaged
    throw error
  }
}

/** Keyboards may encode the same character differently. NFKC makes the encodings equal, as in SASLprep (RFC 4013). */
const keyOf = (passphrase: string) => new TextEncoder().encode(passphrase.normalize('NFKC'))
