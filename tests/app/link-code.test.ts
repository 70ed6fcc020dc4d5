import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { inflate } from '@/screens/account/user-data/handoff/deflate'
import { damagedLink, newerLink } from '@/screens/account/user-data/handoff/handoff-text'
import {
  MAX_INFLATED_BYTES,
  MAX_LINK_CHARACTERS,
  readFragment,
  tooLargeLink,
  truncatedLink,
  writeFragment,
} from '@/screens/account/user-data/handoff/link'
import { deflated, forgedFragment } from '../support/link-fragment'

const text = JSON.stringify({ moves: [{ id: '1', to: 'texas' }], note: 'José 👩‍✈️ “quoted”' })
const fragment = await writeFragment(text)

const problemOf = async (changed: string) => {
  const read = await readFragment(changed)
  return 'problem' in read ? read.problem : undefined
}

describe('A link', () => {
  it('decodes to the text that it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (any) => {
        expect(await readFragment(await writeFragment(any))).toEqual({ text: any })
      }),
    )
  })

  it('has only characters that message apps and browsers leave unchanged', () => {
    expect(fragment).toMatch(/^h=1\.\d+\.[\w-]{8}\.[\w-]+$/)
  })

  it('is only slightly longer than text that does not compress', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 1_000 }), async (bytes) => {
        const random = Buffer.from(bytes).toString('latin1')
        const { length } = new TextEncoder().encode(random)
        // Base64 encodes three bytes as four characters; deflate adds five bytes if it cannot compress.
        expect((await writeFragment(random)).length).toBeLessThanOrEqual(
          Math.ceil(((length + 10) * 4) / 3) + 20,
        )
      }),
    )
  })
})

describe('A damaged link', () => {
  it('is rejected as cut off, wherever it ends', async () => {
    for (let end = 1; end < fragment.length; end++) {
      expect([end, await problemOf(fragment.slice(0, end))]).toEqual([end, truncatedLink.problem])
    }
    expect(await problemOf('')).toBe(damagedLink.problem)
  })

  it('is rejected if any one character is different', async () => {
    const alphabet = 'Ab0-_.=%'
    for (let at = 0; at < fragment.length; at++) {
      for (const character of alphabet) {
        if (character === fragment[at]) continue
        const changed = fragment.slice(0, at) + character + fragment.slice(at + 1)
        expect([changed, await problemOf(changed)]).not.toEqual([changed, undefined])
      }
    }
  })

  it('is rejected if a bit is flipped in any character', async () => {
    for (let at = 0; at < fragment.length; at++) {
      for (const bit of [1, 2, 4, 8, 16, 32]) {
        const character = String.fromCharCode(fragment.charCodeAt(at) ^ bit)
        const changed = fragment.slice(0, at) + character + fragment.slice(at + 1)
        expect([changed, await problemOf(changed)]).not.toEqual([changed, undefined])
      }
    }
  })

  it.each(['.', ')', '&utm_source=x', ' ', '%20'])('is rejected with %o after it', async (more) => {
    expect(await problemOf(fragment + more)).toBe(damagedLink.problem)
  })
})

describe('A link that is not ours', () => {
  it.each([
    'restore',
    '/path',
    'access_token=abc&state=1',
    'h=hello',
    'h=a.b.c.d',
    'h=../../etc',
    forgedFragment('not deflate'),
    forgedFragment(deflated(Buffer.from([0xff, 0xfe, 0x80]))),
    forgedFragment('A'),
  ])('is rejected: %s', async (other) => {
    expect(await problemOf(other)).toBe(damagedLink.problem)
  })

  it('is reported as newer if a newer version made it', async () => {
    expect(await problemOf('h=2.anything~goes')).toBe(newerLink.problem)
    expect(await problemOf(forgedFragment(deflated(Buffer.from('{}')), '2'))).toBe(
      newerLink.problem,
    )
  })

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (any) => {
        await readFragment(any)
        await readFragment(`h=1.4.${any}`)
        await readFragment(forgedFragment(Buffer.from(any).toString('base64url')))
      }),
    )
  })
})

describe('A link that holds too much', () => {
  it('is rejected without decoding if it is longer than any of ours', async () => {
    const zeros = forgedFragment(deflated(new Uint8Array(10_000_000)))
    expect(zeros.length).toBeGreaterThan(MAX_LINK_CHARACTERS)
    expect(await problemOf(zeros)).toBe(tooLargeLink.problem)
  })

  it('is rejected while it expands if it is short', async () => {
    const zeros = forgedFragment(deflated(new Uint8Array(1_400_000)))
    expect(zeros.length).toBeLessThan(MAX_LINK_CHARACTERS)
    expect(await problemOf(zeros)).toBe(tooLargeLink.problem)
  })

  it('is never expanded completely', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    const bytes = new Uint8Array(deflateRawSync(new Uint8Array(10_000_000)))
    expect(await inflate(bytes, MAX_INFLATED_BYTES)).toBeUndefined()
    const parts = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>))
    read.mockRestore()
    const sizes = parts.map((part) => (part as { value: Uint8Array }).value.length)
    expect(sizes).not.toEqual([])
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2 * MAX_INFLATED_BYTES)
  })
})
