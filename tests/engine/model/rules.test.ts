import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  MAX_ADDRESS_CHARACTERS,
  freeText,
  instant,
  plainText,
  MAX_LINE_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  optionalDay,
  optionalText,
  optionalWebAddress,
  requiredDay,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import { anyDay } from '../../support/days'

/** The first sentence with which a rule refuses a value; undefined when it accepts. */
function refusal(rule: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(rule, value).error?.issues[0]?.message
}

const name = requiredText('Enter a name.')
const whiteSpace = fc.string({
  unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\u3000', '\ufeff'),
})
const notText = [undefined, null, 5, true, {}, ['a']]

describe('requiredText', () => {
  it('refuses white space alone with its sentence, whatever the white space', () => {
    fc.assert(fc.property(whiteSpace, (blank) => refusal(name, blank) === 'Enter a name.'))
  })

  it.each(notText)('refuses %j with its sentence', (value) => {
    expect(refusal(name, value)).toBe('Enter a name.')
  })

  it('trims the ends and leaves the middle alone', () => {
    expect(name.parse(' \u00a0 José  de la\nCruz\t')).toBe('José  de la\nCruz')
  })

  it('changes nothing when it parses its own output', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), whiteSpace, (text, blank) => {
        const parsed = z.safeParse(name, `${blank}${text}${blank}`)
        fc.pre(parsed.success)
        expect(name.parse(parsed.data)).toBe(parsed.data)
      }),
    )
  })

  it('counts the length without the white space around it, up to the limit', () => {
    expect(refusal(name, `  ${'x'.repeat(MAX_LINE_CHARACTERS)}  `)).toBeUndefined()
    expect(refusal(name, 'x'.repeat(MAX_LINE_CHARACTERS + 1))).toBe('Use at most 200 characters.')
    expect(refusal(requiredText('Say it.', 3), 'four')).toBe('Use at most 3 characters.')
  })
})

describe('optionalText', () => {
  it('reads a missing value, and white space alone, as blank', () => {
    expect(optionalText().parse(undefined)).toBe('')
    fc.assert(fc.property(whiteSpace, (blank) => optionalText().parse(blank) === ''))
  })

  it('trims', () => {
    expect(optionalText().parse('  a b ')).toBe('a b')
  })

  it.each([null, 5, true, {}])('refuses %j', (value) => {
    expect(refusal(optionalText(), value)).toBe('Use plain text.')
  })

  it('has its own limit, shown with a thousands separator', () => {
    expect(
      refusal(optionalText(MAX_NOTE_CHARACTERS), 'x'.repeat(MAX_NOTE_CHARACTERS)),
    ).toBeUndefined()
    expect(refusal(optionalText(MAX_NOTE_CHARACTERS), 'x'.repeat(MAX_NOTE_CHARACTERS + 1))).toBe(
      'Use at most 5,000 characters.',
    )
  })
})

describe('freeText', () => {
  it('has no limit, trims, and reads a missing value as blank', () => {
    const long = 'x'.repeat(1_000_000)
    expect(freeText().parse(`  ${long} `)).toBe(long)
    expect(freeText().parse(undefined)).toBe('')
  })

  it.each([null, 5, true, {}])('refuses %j', (value) => {
    expect(refusal(freeText(), value)).toBe('Use plain text.')
  })
})

const noSuchDay = 'Enter a full date: month, day and year.'
const noDays = ['2026-02-29', '2026-13-01', '2026-04-31', '05/31/2026', '2026-5-31', 'tomorrow']

describe('requiredDay', () => {
  const day = requiredDay('Enter the day.')

  it('accepts every day that exists', () => {
    fc.assert(fc.property(anyDay, (text) => day.parse(text) === text))
    expect(day.parse(' 2024-02-29 ')).toBe('2024-02-29')
  })

  it.each(['0026-03-04', '9999-12-31'])(
    'accepts %j: stored data is never refused for its year, only a form restricts it',
    (text) => {
      expect(day.parse(text)).toBe(text)
      expect(optionalDay().parse(text)).toBe(text)
    },
  )

  it.each(noDays)('refuses %j', (text) => {
    expect(refusal(day, text)).toBe(noSuchDay)
  })

  it.each(['', '  ', undefined, null, 20260531])('asks for the day when it gets %j', (value) => {
    expect(refusal(day, value)).toBe('Enter the day.')
  })
})

describe('optionalDay', () => {
  it('accepts a day, blank and nothing', () => {
    expect(optionalDay().parse('2026-05-31')).toBe('2026-05-31')
    expect(optionalDay().parse('  ')).toBe('')
    expect(optionalDay().parse(undefined)).toBe('')
  })

  it.each(noDays)('refuses %j', (text) => {
    expect(refusal(optionalDay(), text)).toBe(noSuchDay)
  })

  it.each([null, 20260531])('refuses %j', (value) => {
    expect(refusal(optionalDay(), value)).toBe('Use a date.')
  })
})

describe('Characters that no field shows', () => {
  it.each([
    ['a NUL', 'Ac\u0000me', 'Acme'],
    ['a zero-width space', '\u200bAcme\u200b', 'Acme'],
    ['a byte order mark', '\ufeffAcme', 'Acme'],
    ['other control characters', 'A\u0007c\u009bm\u007fe\u0085', 'Acme'],
  ])('are removed: %s', (_, text, kept) => {
    for (const rule of [plainText(), requiredText('Enter it.'), freeText()]) {
      expect(rule.parse(text)).toBe(kept)
    }
  })

  it('do not count as text in a required field', () => {
    expect(refusal(requiredText('Enter it.'), '\u200b \u0000')).toBe('Enter it.')
  })

  it.each(['One.\n\tTwo.\r\nThree.', '👩‍👩‍👧', 'می‌خواهم', '\u202bשלום\u202c'])(
    'do not include those that text needs: %j',
    (text) => expect(freeText().parse(text)).toBe(text),
  )
})

describe('optionalWebAddress', () => {
  it('accepts an address, blank and nothing, and trims', () => {
    expect(optionalWebAddress().parse(' https://example.com/jobs ')).toBe(
      'https://example.com/jobs',
    )
    expect(optionalWebAddress().parse(' ')).toBe('')
    expect(optionalWebAddress().parse(undefined)).toBe('')
  })

  it.each([
    'example',
    'a@example.com',
    'javascript:alert(1)',
    'mailto:a@example.com',
    'https:/x',
    '1.5',
  ])('refuses %j and says how to start', (text) => {
    expect(refusal(optionalWebAddress(), text)).toMatch(/^Start the link with https:\/\/ or/)
  })

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['nursing.example.gov', 'https://nursing.example.gov'],
    ['example.com:8443/a?b', 'https://example.com:8443/a?b'],
    [' WWW.example.org/jobs?id=7 ', 'https://WWW.example.org/jobs?id=7'],
  ])('completes %j', (text, address) => {
    expect(optionalWebAddress().parse(text)).toBe(address)
  })

  it.each([
    'https://example.com/my resume.pdf',
    'https:// example.com',
    'www.example.com/a b',
    'https://example.com/a\nb',
  ])('asks to take the spaces out of %j', (text) => {
    expect(refusal(optionalWebAddress(), text)).toBe('Take the spaces out of the link.')
  })

  it.each(['see my mail', 'java script:alert(1)', 'www..com', 'www.'])(
    'asks for a link in place of %j',
    (text) => {
      expect(refusal(optionalWebAddress(), text)).toMatch(/^Start the link with https:\/\/ or/)
    },
  )

  it('refuses an address that is longer than browsers accept', () => {
    const ofLength = (length: number) => 'https://example.com/'.padEnd(length, 'x')
    expect(refusal(optionalWebAddress(), ofLength(MAX_ADDRESS_CHARACTERS))).toBeUndefined()
    expect(refusal(optionalWebAddress(), ofLength(MAX_ADDRESS_CHARACTERS + 1))).toBe(
      'Use at most 2,048 characters.',
    )
  })
})

describe('wholeNumber', () => {
  const percent = wholeNumber(0, 100)
  const sentence = 'Use a whole number from 0 to 100.'

  it('accepts exactly the whole numbers within its bounds', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100 }), (n) => percent.parse(n) === n))
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (n) => {
        fc.pre(!(Number.isInteger(n) && n >= 0 && n <= 100))
        expect(refusal(percent, n)).toBe(sentence)
      }),
    )
  })

  it.each([-1, 101, 0.5, 99.999, NaN, Infinity, '50', '', null, true])('refuses %j', (value) => {
    expect(refusal(percent, value)).toBe(sentence)
  })

  it('may have no upper bound', () => {
    const hours = wholeNumber(0)
    expect(refusal(hours, 1_000_000)).toBeUndefined()
    for (const value of [-1, 0.5, Infinity, 2 ** 53, '5']) {
      expect(refusal(hours, value)).toBe('Use a whole number, 0 or higher.')
    }
  })

  it('reads a missing value as the lower bound', () => {
    expect(percent.parse(undefined)).toBe(0)
    expect(wholeNumber(3, 9).parse(undefined)).toBe(3)
  })
})

describe('instant', () => {
  const ofFourDigits = fc.date({
    min: new Date('0000-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })

  it('accepts what the browser writes', () => {
    fc.assert(
      fc.property(ofFourDigits, (date) => {
        expect(instant().parse(date.toISOString())).toBe(date.toISOString())
      }),
    )
  })

  it.each([
    '',
    'soon',
    '2026-13-01T00:00:00.000Z',
    '+012345-01-01T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    1780300800000,
    null,
  ])('refuses %j', (value) => {
    expect(refusal(instant(), value)).toBe('Use an ISO time.')
  })
})
