import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '@/engine/fold'
import { searchGroups } from '@/engine/search/search-groups'
import type { Searchable } from '@/engine/search/searchable'

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

describe('A search over everything', () => {
  it('finds nothing for a blank question', () => {
    expect(titles('  ', entry('Nurse'))).toEqual([])
  })

  it('needs every word, in any order, whatever its case and accents', () => {
    const entries = [entry('José at Acme', 'remote work'), entry('Nurse')]
    expect(titles('ACME jose', ...entries)).toEqual(['José at Acme'])
    expect(titles('jose remote', ...entries)).toEqual(['José at Acme'])
    expect(titles('jose nurse', ...entries)).toEqual([])
  })

  it('shows titles that begin with the question first, then words, then parts, then texts', () => {
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

  it('joins groups of one kind, and says how many there are beyond what it shows', () => {
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

  it('finds exactly what holds every word', () => {
    const word = fc.string({
      minLength: 1,
      maxLength: 3,
      unit: fc.constantFrom('a', 'b', 'É', ' '),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), word, (rows, question) => {
        const entries = rows.map(([title, text]) => entry(title, text))
        const words = fold(question).split(/\s+/).filter(Boolean)
        const expected = entries.filter(({ title, texts }) =>
          words.every((one) => fold([title, '', ...texts].join('\n')).includes(one)),
        )
        const [found] = searchGroups([{ kind: 'Things', entries }], question, 1000)
        const got = new Set(found?.entries ?? [])
        expect(got).toEqual(new Set(words.length === 0 ? [] : expected))
      }),
    )
  })
})

describe('A kind that leads far', () => {
  const found = (question: string) => {
    const entry = (title: string, text: string) => ({
      title,
      subtitle: '',
      texts: [text],
      icon: 'i-lucide-map' as const,
      address: `/${title}`,
    })
    return searchGroups(
      [
        { kind: 'Careers', entries: [entry('License clerk', '')] },
        { kind: 'Screens', isFirst: true, entries: [entry('Navigator', 'license')] },
      ],
      question,
      8,
    ).map(({ kind }) => kind)
  }

  it('comes first wherever it matches, and not where it does not', () => {
    expect(found('license')).toEqual(['Screens', 'Careers'])
    expect(found('clerk')).toEqual(['Careers'])
  })

  it('leaves the lead to an entry whose whole title was asked for', () => {
    expect(found('License Clerk')).toEqual(['Careers'])
    expect(found('license clerk license')).toEqual(['Careers'])
    const whole = [
      {
        title: 'License',
        subtitle: '',
        texts: [],
        icon: 'i-lucide-map' as const,
        address: '/license',
      },
    ]
    const screens = [
      {
        title: 'Navigator',
        subtitle: 'license',
        texts: [],
        icon: 'i-lucide-map' as const,
        address: '/',
      },
    ]
    const kinds = searchGroups(
      [
        { kind: 'Screens', isFirst: true, entries: screens },
        { kind: 'Goals', entries: whole },
      ],
      ' LICENSE ',
      8,
    ).map(({ kind }) => kind)
    expect(kinds).toEqual(['Goals', 'Screens'])
  })
})
