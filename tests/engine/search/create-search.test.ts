import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '@/engine/normalize-text'
import { createSearch } from '@/engine/search/create-search'
import type { Searchable, SearchGroup } from '@/engine/search/searchable'
import { stem } from '@/engine/search/stem'
import type { Synonym } from '@/engine/search/terms'

const searchGroups = (groups: readonly SearchGroup[], question: string, limit: number) =>
  createSearch(groups)(question, limit).found

const entry = (title: string, ...texts: string[]): Searchable => ({
  title,
  subtitle: '',
  texts,
  icon: 'i-lucide-map',
  address: `/${title}`,
})

const titles = (question: string, ...entries: Searchable[]) =>
  searchGroups([{ kind: 'Things', entries }], question, 8).flatMap((found) =>
    found.entries.map(({ title }) => title),
  )

describe('A search over the whole product', () => {
  it('finds nothing for a blank question', () => {
    expect(titles('  ', entry('Nurse'))).toEqual([])
  })

  it('needs every word, in any order, whatever its case and accents', () => {
    const entries = [entry('José at Acme', 'remote work'), entry('Nurse')]
    expect(titles('ACME jose', ...entries)).toEqual(['José at Acme'])
    expect(titles('jose remote', ...entries)).toEqual(['José at Acme'])
  })

  it('ranks titles that begin with the query first, then whole words, then parts of words, then texts', () => {
    const text = entry('Aide', 'helps a nurse')
    const part = entry('Prenurse course')
    const word = entry('Registered Nurse')
    const start = entry('Nurse aide')
    expect(titles('nurse', text, part, word, start)).toEqual([
      'Nurse aide',
      'Registered Nurse',
      'Prenurse course',
      'Aide',
    ])
  })

  it('puts help first for an urgent query, whatever other words it has', () => {
    const groups: SearchGroup[] = [
      { kind: 'Jobs', entries: [entry('Rescue job'), entry('Rescue')] },
      { kind: 'Help', isUrgent: true, entries: [entry('Call us', 'at 112'), entry('Our job')] },
    ]
    const kinds = (question: string, isUrgent: boolean) => {
      const synonyms = [{ asked: ['drowning', 'rescue'], written: ['112'], isUrgent }]
      return createSearch(groups, synonyms)(question, 8).found.map((found) => [
        found.kind,
        ...found.entries.map(({ title }) => title),
      ])
    }
    expect(kinds('rescue job', true)).toEqual([
      ['Help', 'Call us'],
      ['Jobs', 'Rescue job'],
    ])
    expect(kinds('I am drowning at my new desk', true)).toEqual([['Help', 'Call us']])
    expect(kinds('rescue job', false)).toEqual([['Jobs', 'Rescue job']])
    expect(kinds('job', true)).toEqual([
      ['Jobs', 'Rescue job'],
      ['Help', 'Our job'],
    ])
  })

  it('puts help first if the need is at the end of a long question', () => {
    const groups: SearchGroup[] = [
      { kind: 'Help', isUrgent: true, entries: [entry('Call us', 'at 112')] },
      { kind: 'Jobs', entries: [entry('Office job')] },
    ]
    const synonyms = [{ asked: ['want to die'], written: ['112'], isUrgent: true }]
    const words = Array.from({ length: 20 }, (_, at) => `job${at}`).join(' ')
    const { found } = createSearch(groups, synonyms)(`office ${words}, I want to die`, 8)
    expect(found.map(({ kind }) => kind)).toEqual(['Help', 'Jobs'])
  })

  it('joins groups of one kind, and returns the total beyond the limit', () => {
    const many = Array.from({ length: 12 }, (_, at) => entry(`Step ${at}`))
    const [found, ...others] = searchGroups(
      [
        { kind: 'Steps', entries: many.slice(0, 6) },
        { kind: 'Steps', entries: many.slice(6) },
      ],
      'step',
      8,
    )
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'Steps', total: 12 })
    expect(found?.entries).toHaveLength(8)
  })

  it('puts the kind with the best match first', () => {
    const found = searchGroups(
      [
        { kind: 'Texts', entries: [entry('Other', 'a nurse')] },
        { kind: 'Titles', entries: [entry('Nurse')] },
      ],
      'nurse',
      8,
    )
    expect(found.map(({ kind }) => kind)).toEqual(['Titles', 'Texts'])
  })

  it('finds exactly the entries with every word, and a short word only at the start of a word', () => {
    const contains = (text: string, one: string) =>
      one.length > 3
        ? text.includes(one)
        : text.split(/\s+/).some((begins) => begins.startsWith(one))
    const word = fc.string({
      minLength: 1,
      maxLength: 6,
      // No word of these characters is a stop word or has another form.
      unit: fc.constantFrom('x', 'z', 'Ü', ' '),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), word, (rows, question) => {
        const entries = rows.map(([title, text]) => entry(title, text))
        const words = normalizeText(question).split(/\s+/).filter(Boolean)
        const expected = entries.filter(({ title, texts }) =>
          words.every((one) => contains(normalizeText([title, '', ...texts].join('\n')), one)),
        )
        const search = createSearch([{ kind: 'Things', entries }])
        const { found, isPartial, corrections } = search(question, 1000)
        const got = new Set(found[0]?.entries ?? [])
        if (isPartial || corrections.length > 0) expect(expected).toEqual([])
        else expect(got).toEqual(new Set(words.length === 0 ? [] : expected))
      }),
    )
  })
})

describe('A kind that is marked to come first', () => {
  const found = (question: string) =>
    searchGroups(
      [
        { kind: 'Careers', entries: [entry('License clerk')] },
        { kind: 'Screens', isFirst: true, entries: [entry('Navigator', 'license')] },
      ],
      question,
      8,
    ).map(({ kind }) => kind)

  it('comes first wherever it matches, and not where it does not', () => {
    expect(found('license')).toEqual(['Screens', 'Careers'])
    expect(found('clerk')).toEqual(['Careers'])
  })

  it('comes after an entry whose whole title was searched for', () => {
    expect(found('License Clerk')).toEqual(['Careers'])
    expect(found('license clerk license')).toEqual(['Careers'])
    const kinds = searchGroups(
      [
        {
          kind: 'Screens',
          isFirst: true,
          entries: [{ ...entry('Navigator'), subtitle: 'license' }],
        },
        { kind: 'Goals', entries: [entry('License')] },
      ],
      ' LICENSE ',
      8,
    ).map(({ kind }) => kind)
    expect(kinds).toEqual(['Goals', 'Screens'])
  })
})

describe('Inexact matches', () => {
  const answer = (question: string, entries: readonly Searchable[], synonyms?: Synonym[]) => {
    const { found, isPartial } = createSearch([{ kind: 'Things', entries }], synonyms)(question, 8)
    return { titles: found.flatMap((kind) => kind.entries.map(({ title }) => title)), isPartial }
  }

  it.each([
    ['nurses', 'Registered Nurse'],
    ['nursing', 'Registered Nurse'],
    ['licensed', 'Licensing board'],
    ['certificates', 'Certification'],
    ['planning', 'Plan the move'],
    ['companies', 'Company list'],
    ['interviewers', 'Interview'],
  ])('finds by “%s” the title “%s”', (question, title) => {
    expect(answer(question, [entry(title)]).titles).toEqual([title])
  })

  it.each(['care', 'class', 'bus', 'home'])('leaves “%s” unchanged when stemming', (word) => {
    expect(stem(word)).toBe(word)
  })

  it('stems each word to a prefix of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(word.startsWith(stem(word))).toBe(true)
      }),
    )
  })

  it('ranks the exact word before its other forms', () => {
    expect(answer('nurses', [entry('Nurse'), entry('Nurses')]).titles).toEqual(['Nurses', 'Nurse'])
  })

  it('matches “1000” with “$1,000” and the other way around', () => {
    const entries = [entry('Up to $1,000 back'), entry('Pay 1000 later'), entry('Pay 100 or 2,000')]
    for (const question of ['1000', '1,000', '$1,000']) {
      expect(answer(question, entries).titles, question).toEqual([
        'Up to $1,000 back',
        'Pay 1000 later',
      ])
    }
    expect(answer('1000000', [entry('A fee of 1,000,000')]).titles).toHaveLength(1)
  })

  it('ignores punctuation, and ignores stop words unless the query has no others', () => {
    expect(answer('How do I find the nurse?', [entry('Find a nurse'), entry('How do I?')])).toEqual(
      {
        titles: ['Find a nurse'],
        isPartial: false,
      },
    )
    expect(answer('what is it', [entry('What is it?')]).titles).toEqual(['What is it?'])
    expect(answer('??', [entry('What is it?')]).titles).toEqual([])
  })

  it('reads a contraction without its apostrophe as if it had one, not as a part of a word', () => {
    const entries = [entry('Applicants import'), entry('Daycare'), entry('ID card'), entry('Ill')]
    for (const asked of ['cant find daycare', 'im at daycare', 'couldnt whats ive DONT daycare']) {
      expect(answer(asked, entries), asked).toEqual({ titles: ['Daycare'], isPartial: false })
    }
    expect(answer("I'll find daycare", entries).titles).toEqual(['Daycare'])
    expect(answer('id', entries).titles).toEqual(['ID card'])
    expect(answer('ill', entries).titles).toEqual(['Ill'])
    const synonyms = [{ asked: ["can't pay"], written: ['daycare'] }]
    expect(answer('cant pay', entries, synonyms).titles).toEqual(['Daycare'])
  })

  it('finds a synonym that must end the question only at its end', () => {
    const synonyms = [{ asked: ['stop'], askedAtEnd: ['give up'], written: ['help'] }]
    const ask = (asked: string) => answer(asked, [entry('Help'), entry('Lease')], synonyms).titles
    expect(ask('I give up!')).toEqual(['Help'])
    expect(ask('give up a lease')).toEqual(['Lease'])
  })

  it('finds synonyms of a word and of a phrase', () => {
    const synonyms = [
      { asked: ['daycare', 'day care'], written: ['child care'] },
      { asked: ['child care'], written: ['daycare'] },
    ]
    const entries = [entry('Ask for child care'), entry('Daycare costs'), entry('A day of care')]
    expect(answer('daycare', entries, synonyms).titles).toEqual([
      'Daycare costs',
      'Ask for child care',
    ])
    expect(answer('day care', entries, synonyms).titles, 'a day of care is none').toEqual([
      'Ask for child care',
    ])
    expect(answer('child care', entries, synonyms).titles).toEqual([
      'Ask for child care',
      'Daycare costs',
    ])
  })

  it('finds partial matches if nothing has every word, the rarest word first, and reports it', () => {
    const entries = [
      entry('Remote job'),
      entry('Remote job board'),
      entry('Remote work'),
      entry('Nurse'),
      entry('Nurse job'),
      entry('Baker'),
    ]
    expect(answer('remote nurse job', entries)).toEqual({ titles: ['Nurse job'], isPartial: true })
    expect(answer('virginia nurse', entries)).toEqual({
      titles: ['Nurse', 'Nurse job'],
      isPartial: true,
    })
    expect(answer('virginia', entries).titles).toEqual([])
  })

  it('corrects a mistyped word, and reports the correction', () => {
    const entries = [entry('Nurse license'), entry('Housing'), entry('Rent')]
    const ask = (question: string) => {
      const { found, corrections } = createSearch([{ kind: 'Things', entries }])(question, 8)
      return {
        titles: found.flatMap((kind) => kind.entries.map(({ title }) => title)),
        corrections: corrections.map(({ asked, meant }) => `${asked} → ${meant}`),
      }
    }
    expect(ask('liscense')).toEqual({
      titles: ['Nurse license'],
      corrections: ['liscense → license'],
    })
    expect(ask('Nusre Lisence')).toEqual({
      titles: ['Nurse license'],
      corrections: ['nusre → nurse', 'lisence → license'],
    })
    expect(ask('hous'), 'the beginning of a word').toEqual({ titles: ['Housing'], corrections: [] })
    expect(ask('sent'), 'another word').toEqual({ titles: [], corrections: [] })
    expect(ask('xylophone'), 'nothing like it').toEqual({ titles: [], corrections: [] })
  })

  it('corrects a word that only its stem matches if a letter was left out', () => {
    const entries = [entry('Technology'), entry('Teacher'), entry('Nurse')]
    const ask = (question: string) => createSearch([{ kind: 'Things', entries }])(question, 8)
    expect(ask('techer').corrections).toEqual([{ asked: 'techer', meant: 'teacher' }])
    expect(ask('nurser').corrections, 'another form of a word').toEqual([])
    const written = createSearch([{ kind: 'Things', entries: [...entries, entry('A', 'techers')] }])
    expect(written('techer', 8).corrections, 'a word that an entry has').toEqual([])
  })

  it('corrects a mistyped synonym', () => {
    const synonyms = [{ asked: ['daycare'], written: ['child care'] }]
    expect(answer('dayacre', [entry('Ask for child care')], synonyms).titles).toEqual([
      'Ask for child care',
    ])
  })

  it('returns the same results whatever was searched before', () => {
    const word = fc.constantFrom('nurse', 'nurses', 'remote', 'job', 'virginia', 'the', '')
    const question = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
    const entries = [entry('Remote job'), entry('Nurse', 'job'), entry('Nurses'), entry('The job')]
    const used = createSearch([{ kind: 'Things', entries }])
    fc.assert(
      fc.property(question, (asked) => {
        expect(used(asked, 8)).toEqual(createSearch([{ kind: 'Things', entries }])(asked, 8))
      }),
    )
  })

  it('does not depend on the order of the words', () => {
    const word = fc.constantFrom('nurse', 'jobs', 'remote', 'virginia')
    const entries = [entry('Remote job'), entry('Nurse', 'job'), entry('Nurses'), entry('A job')]
    fc.assert(
      fc.property(fc.uniqueArray(word), (words) => {
        const found = (asked: readonly string[]) => new Set(answer(asked.join(' '), entries).titles)
        expect(found(words.toReversed())).toEqual(found(words))
      }),
    )
  })
})
