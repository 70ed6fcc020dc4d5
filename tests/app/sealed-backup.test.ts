// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'
import { compactDecrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { readUserFile } from '@/screens/account/user-data/read-user-file'
import { seal, unseal, WRONG_PASSPHRASE } from '@/screens/account/user-data/seal/seal'
import { ROUNDS, type SealedFile } from '@/screens/account/user-data/seal/sealed-file'
import { backupOf } from '../support/restore-card'
import sampleData from '../support/sample-data.json' with { type: 'json' }

const backup = backupOf(sampleData, { note: 'José 👩‍✈️' })
const passphrase = 'four calm words here'

/** One protected file for all tests, because the key derivation is slow by design. */
const text = await seal(backup, passphrase)

const choose = (content: string) => readUserFile(new Blob([content]))

async function sealedFile(content: string): Promise<SealedFile> {
  const read = await choose(content)
  if (!('ciphertext' in read)) throw new Error(JSON.stringify(read))
  return read
}

/** The file with changed members and a valid checksum. */
function changed(members: Partial<SealedFile>): string {
  const file = { ...(JSON.parse(text) as SealedFile), ...members }
  const whole = [file.protected, file.encrypted_key, file.iv, file.ciphertext, file.tag].join('.')
  return JSON.stringify({ ...file, sha256: createHash('sha256').update(whole).digest('base64url') })
}

const headerOf = (rounds: number) =>
  Buffer.from(
    JSON.stringify({
      alg: 'PBES2-HS512+A256KW',
      enc: 'A256GCM',
      p2s: Buffer.alloc(16, 7).toString('base64url'),
      p2c: rounds,
    }),
  ).toString('base64url')

/** The text with a different character at this position. */
const flipped = (content: string, at: number) =>
  content.slice(0, at) + (content[at] === 'A' ? 'B' : 'A') + content.slice(at + 1)

describe('A protected backup', () => {
  it('has no readable content', () => {
    expect(text).not.toContain('entries')
    expect(text).not.toContain(passphrase)
  })

  it('opens with its passphrase and has the content of the plain backup', async () => {
    expect(await unseal(await sealedFile(text), passphrase)).toEqual(await choose(backup))
  })

  it('opens if an earlier version of the product made it', async () => {
    const fixture = (name: string) => readFileSync(`tests/fixtures/${name}`, 'utf8')
    const file = await sealedFile(fixture('protected-backup-v1.json'))
    expect(await unseal(file, passphrase)).toEqual(await choose(fixture('backup-v1.json')))
  })

  it('opens if the keyboard writes an accented letter as two code points', async () => {
    const file = await sealedFile(await seal(backup, 'caf\u00e9 au lait'))
    expect(await unseal(file, 'cafe\u0301 au lait')).toHaveProperty('entries')
  })

  it('can be opened by another implementation, Node’s own', () => {
    const file = JSON.parse(text) as SealedFile
    const bytes = (member: string) => Buffer.from(member, 'base64url')
    const header = JSON.parse(bytes(file.protected).toString()) as Record<string, string | number>
    expect(header).toMatchObject({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: ROUNDS })
    const salt = Buffer.concat([Buffer.from('PBES2-HS512+A256KW\0'), bytes(String(header.p2s))])
    const wrapping = pbkdf2Sync(passphrase, salt, Number(header.p2c), 32, 'sha512')
    const unwrap = createDecipheriv('id-aes256-wrap', wrapping, Buffer.alloc(8, 0xa6))
    const key = Buffer.concat([unwrap.update(bytes(file.encrypted_key)), unwrap.final()])
    const content = createDecipheriv('aes-256-gcm', key, bytes(file.iv))
    content.setAAD(Buffer.from(file.protected)).setAuthTag(bytes(file.tag))
    const plain = Buffer.concat([content.update(bytes(file.ciphertext)), content.final()])
    expect(plain.toString()).toBe(backup)
  })
})

it('The library that opens protected backups opens the example of RFC 7517, appendix C', async () => {
  const example = readFileSync('tests/fixtures/rfc7517-appendix-c.txt', 'utf8').trim()
  const secret = new TextEncoder().encode('Thus from my lips, by yours, my sin is purged.')
  const { plaintext } = await compactDecrypt(example, secret, {
    keyManagementAlgorithms: ['PBES2-HS256+A128KW'],
  })
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    kty: 'RSA',
    kid: 'juliet@capulet.lit',
    e: 'AQAB',
  })
})

describe('Opening a protected backup', () => {
  it('says that the passphrase is wrong', async () => {
    const file = await sealedFile(text)
    expect(await unseal(file, 'Four calm words here')).toEqual({ problem: WRONG_PASSPHRASE })
  })

  it('says that a file is damaged, wherever a character of it is changed', async () => {
    const start = text.indexOf('"protected"')
    for (let at = start; at < text.length; at += Math.ceil((text.length - start) / 200)) {
      if (!/[\w-]/.test(text.charAt(at))) continue
      const read = await choose(flipped(text, at))
      const opened = 'ciphertext' in read ? await unseal(read, passphrase) : read
      expect(opened, `at ${at}`).toEqual({ problem: expect.stringContaining('damaged') as string })
    }
  })

  it('says that a file is cut off', async () => {
    for (const length of [text.length - 1, text.length >> 1, 40])
      expect(await choose(text.slice(0, length))).toEqual({
        problem:
          'This file is not a backup, or part of it is missing. Nothing was changed. Choose another file.',
      })
  })

  it('rejects changed content even if the checksum was recomputed', async () => {
    const { ciphertext } = JSON.parse(text) as SealedFile
    const file = await sealedFile(changed({ ciphertext: flipped(ciphertext, 9) }))
    expect(await unseal(file, passphrase)).toHaveProperty('problem')
  })

  it('rejects a file that asks for too few or too many rounds, before it asks for the passphrase', async () => {
    expect(await choose(changed({ protected: headerOf(1) }))).toEqual({
      problem: expect.stringContaining('weaker') as string,
    })
    expect(await choose(changed({ protected: headerOf(1_000_000_000) }))).toEqual({
      problem: expect.stringContaining('more work') as string,
    })
  })

  it('rejects a file from a newer version, and says to keep it', async () => {
    expect(await choose(text.replace('"version":1', '"version":2'))).toEqual({
      problem: expect.stringContaining('Keep the file') as string,
    })
  })

  it('says that the protected content is not from this app', async () => {
    const file = await sealedFile(await seal('{"photos":[]}', passphrase))
    expect(await unseal(file, passphrase)).toEqual({
      problem: expect.stringContaining('not a file from this app') as string,
    })
  })
})
