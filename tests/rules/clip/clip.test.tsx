import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { jobApplication, MAX_POSTING_CHARACTERS } from '@/schemas/job-search/job-application'
import { bookmarklet } from '@/screens/job-search/clip/bookmarklet'
import { clipPage } from '@/screens/job-search/clip/clip-page'
import { readClip, readShared } from '@/screens/job-search/clip/read-clip'

const tracker = 'https://milspouse.example/app/job-search'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
  document.title = ''
})

/** Runs the bookmarklet on a page with this title and these JSON-LD scripts. */
function clip(title: string, ...data: unknown[]) {
  document.title = title
  for (const one of data) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = typeof one === 'string' ? one : JSON.stringify(one)
    document.head.append(script)
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  clipPage(tracker)
  const address = String(open.mock.calls[0]?.[0])
  expect(address.startsWith(`${tracker}#add=`)).toBe(true)
  return { address, postings: readClip(address.slice(address.indexOf('=') + 1)) }
}

const posting = (more: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Data Analyst',
  hiringOrganization: { '@type': 'Organization', name: 'Acme Logistics', logo: 'x'.repeat(1000) },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'San Diego', addressRegion: 'CA', addressCountry: 'US' },
  },
  jobLocationType: 'TELECOMMUTE',
  baseSalary: {
    currency: 'USD',
    value: { minValue: 55000, maxValue: 65000, unitText: 'YEAR' },
  },
  description: '<p>You will &amp; must:</p><ul><li>count</li><li>sort</li></ul>',
  ...more,
})

describe('The bookmarklet', () => {
  it('reads every field of a single posting', () => {
    expect(clip('Jobs', posting()).postings).toEqual([
      {
        company: 'Acme Logistics',
        position: 'Data Analyst',
        location: 'San Diego, CA',
        jobType: 'remote',
        salaryRange: '$55,000–$65,000 a year',
        applicationUrl: window.location.href,
        foundOn: 'localhost',
        postingText: 'You will & must:\n\n• count\n• sort',
      },
    ])
  })

  it('finds a posting in nested lists and graphs', () => {
    const data = [{ '@type': 'WebSite' }, { '@graph': [posting()] }]
    expect(clip('Jobs', data).postings.map(({ position }) => position)).toEqual(['Data Analyst'])
  })

  it.each([
    ['a list of places', [{ address: { addressLocality: 'San Diego', addressRegion: 'CA' } }]],
    ['a list of addresses', { address: [{ addressLocality: 'San Diego', addressRegion: 'CA' }] }],
    ['an address that is a string', { '@type': 'Place', address: 'San Diego, CA' }],
    ['a list with an address that is a string', [{ address: 'San Diego, CA' }]],
    ['a place that is a string', 'San Diego, CA'],
  ])('reads the location from %s', (_, jobLocation) => {
    expect(clip('Jobs', posting({ jobLocation })).postings[0]?.location).toBe('San Diego, CA')
  })

  it('keeps the whole of an address that is a string', () => {
    const address = '5500 Building Name, Suite 210, Long Avenue Northwest, Norfolk, VA 23510'
    const jobLocation = [{ '@type': 'Place', address }]
    expect(clip('Jobs', posting({ jobLocation })).postings[0]?.location).toBe(address)
  })

  it.each([
    [{ value: 21.5, unitText: 'HOUR' }, '$21.50 an hour'],
    [{ minValue: 17.5, maxValue: 19.25, unitText: 'HOUR' }, '$17.50–$19.25 an hour'],
    [{ minValue: '17', maxValue: '19.5', unitText: 'Hour' }, '$17–$19.50 an hour'],
    [{ value: 1234.5, unitText: 'WEEK' }, '$1,234.50 a week'],
    [{ value: 4000, unitText: 'MONTH' }, '$4,000 a month'],
    [{ value: 150, unitText: 'day' }, '$150 a day'],
    [{ value: 30, unitText: 'hourly' }, '$30 hourly'],
    [{ value: 65000 }, '$65,000'],
    [{ value: '1e999', unitText: 'YEAR' }, ''],
    [{ maxValue: 72000, unitText: 'YEAR' }, 'Up to $72,000 a year'],
    [{ minValue: 0, maxValue: '24.5', unitText: 'HOUR' }, 'Up to $24.50 an hour'],
    [{ minValue: '$18', unitText: 'HOUR' }, 'From $18 an hour'],
    [{ minValue: 'Negotiable' }, 'Negotiable'],
    [{ value: 50000, minValue: null, maxValue: null, unitText: 'YEAR' }, '$50,000 a year'],
    [{ value: 50000, minValue: '', maxValue: '', unitText: 'YEAR' }, '$50,000 a year'],
    [{ value: 50000, minValue: 0, maxValue: 0, unitText: 'YEAR' }, '$50,000 a year'],
    [{ value: null, minValue: 18, maxValue: '', unitText: 'HOUR' }, 'From $18 an hour'],
    [{ value: '', minValue: '18', unitText: 'HOUR' }, 'From $18 an hour'],
    [{ value: 50000, minValue: null, maxValue: 60000 }, '$50,000–$60,000'],
    [{ minValue: 20, maxValue: 20, unitText: 'HOUR' }, '$20 an hour'],
    [{ value: '55,000', unitText: 'YEAR' }, '$55,000 a year'],
    [{ minValue: '$55,000', maxValue: '$65,000.00', unitText: 'YEAR' }, '$55,000–$65,000 a year'],
    [{ value: '$20 to $25 per hour', unitText: 'HOUR' }, '$20 to $25 per hour'],
    [[{ value: 30, unitText: 'HOUR' }], '$30 an hour'],
    [55000, '$55,000'],
    ['Depends on experience', 'Depends on experience'],
  ])('formats the salary %j as people write it', (value, salary) => {
    const baseSalary = { currency: 'USD', value }
    expect(clip('Jobs', posting({ baseSalary })).postings[0]?.salaryRange).toBe(salary)
  })

  it.each([
    ['a flat range', { minValue: 20, maxValue: 25, unitText: 'HOUR' }, '$20–$25 an hour'],
    ['an amount next to its unit', { value: 55000, unitText: 'YEAR' }, '$55,000 a year'],
    ['a list', [{ currency: 'USD', value: { value: 20, unitText: 'HOUR' } }], '$20 an hour'],
    ['a string', '$20 to $25 an hour', '$20 to $25 an hour'],
    ['a number', 55000, '$55,000'],
    ['a blank value', { currency: 'USD', value: null, minValue: '' }, ''],
    ['another currency', { currency: 'EUR', value: 55000 }, ''],
  ])('reads the salary from %s', (_, baseSalary, salary) => {
    expect(clip('Jobs', posting({ baseSalary })).postings[0]?.salaryRange).toBe(salary)
  })

  it.each([
    ['an HTML comment', (json: string) => `<!--\n${json}\n-->`],
    ['an HTML comment after //', (json: string) => `//<!--\n${json}\n//-->`],
    ['CDATA', (json: string) => `<![CDATA[${json}]]>`],
    ['CDATA after //', (json: string) => `\n//<![CDATA[\n${json}\n//]]>\n`],
    ['CDATA in block comments', (json: string) => `/*<![CDATA[*/ ${json} /*]]>*/`],
    ['a trailing semicolon', (json: string) => `${json};\n`],
    ['500,000 spaces', (json: string) => json.replace('{', `{${' '.repeat(500_000)}`)],
    ['a trailing comma', (json: string) => json.replace(/}$/, ',\n}')],
    ['a trailing comma in a list', (json: string) => `[${json} , ]`],
    [
      'raw line breaks and tabs',
      (json: string) => json.replace('Data Analyst', '\tData\r\nAnalyst\u000b'),
    ],
  ])('reads JSON that contains or is wrapped in %s', (_, wrap) => {
    const json = JSON.stringify(posting({ description: 'Say "hi, }" to\\all, ]\nand // count' }))
    expect(clip('Jobs', wrap(json)).postings).toMatchObject([
      {
        position: 'Data Analyst',
        company: 'Acme Logistics',
        postingText: 'Say "hi, }" to\\all, ]\nand // count',
      },
    ])
  })

  it.each([
    [
      'once',
      '&lt;p&gt;Count &amp;amp; sort&lt;/p&gt;&lt;ul&gt;&lt;li&gt;daily&lt;/li&gt;&lt;/ul&gt;',
    ],
    ['twice', '&amp;lt;p&amp;gt;Count &amp;amp; sort&amp;lt;/p&amp;gt;&amp;lt;li&amp;gt;daily'],
  ])('reads markup that is encoded %s', (_, description) => {
    expect(clip('Jobs', posting({ description })).postings[0]?.postingText).toBe(
      'Count & sort\n\n• daily',
    )
  })

  it.each([
    [
      'as named entities',
      'Caf&eacute; &Eacute;cole, MCSE&reg; &frac12; day&hellip;',
      'Café École, MCSE® ½ day…',
    ],
    ['as Windows-1252 numbers', 'Don&#146;t&#133; &#x80;5', 'Don’t… €5'],
    ['as uppercase entities', 'A&AMP;B&NBSP;C', 'A&B C'],
  ])('decodes characters that are written %s', (_, description, text) => {
    expect(clip('Jobs', posting({ description })).postings[0]?.postingText).toBe(text)
  })

  it('omits HTML comments, such as those of a word processor', () => {
    const description =
      '<p>Cook meals</p><!--[if gte mso 9]><xml><o:p>Normal 0 false</o:p></xml><![endif]-->'
    expect(clip('Jobs', posting({ description })).postings[0]?.postingText).toBe('Cook meals')
  })

  it.each(['telecommute', 'https://schema.org/TELECOMMUTE'])('reads %s as remote', (type) => {
    const first = clip('Jobs', posting({ jobLocationType: type })).postings[0]
    expect(first?.jobType).toBe('remote')
  })

  it('keeps encoded text that only looks like markup', () => {
    const description = 'Know Map&lt;K, V&gt; and a &lt; b &amp;lt; c'
    expect(clip('Jobs', posting({ description })).postings[0]?.postingText).toBe(
      'Know Map<K, V> and a < b &lt; c',
    )
  })

  it.each(['usd', ' Usd ', '$', 'US$', ''])('reads the currency %j as dollars', (currency) => {
    const baseSalary = { currency, value: 55000 }
    expect(clip('Jobs', posting({ baseSalary })).postings[0]?.salaryRange).toBe('$55,000')
  })

  it('reads a posting on a page that overrides toJSON', () => {
    const toJSON = { configurable: true, value: () => 'of the page' }
    Object.defineProperty(Object.prototype, 'toJSON', toJSON)
    Object.defineProperty(Array.prototype, 'toJSON', toJSON)
    Object.defineProperty(String.prototype, 'toJSON', toJSON)
    const json = `{"@type":"JobPosting","title":["Clerk"],"hiringOrganization":{"name":"Acme"}}`
    try {
      expect(clip('Jobs', json).postings).toMatchObject([{ position: 'Clerk', company: 'Acme' }])
    } finally {
      for (const { prototype } of [Object, Array, String]) {
        Reflect.deleteProperty(prototype, 'toJSON')
      }
    }
  })

  it('accepts one value or a list for each field, as a string or as an object with a name', () => {
    const address = { addressLocality: ['San Diego'], addressRegion: { name: 'South Carolina' } }
    const shapes = posting({
      title: ['Clerk'],
      hiringOrganization: [{ name: 'Acme Logistics' }, { name: 'Acme Group' }],
      jobLocation: [{ address: [address] }],
      jobLocationType: ['TELECOMMUTE'],
    })
    expect(clip('Jobs', shapes).postings).toMatchObject([
      {
        position: 'Clerk',
        company: 'Acme Logistics',
        location: 'San Diego, South Carolina',
        jobType: 'remote',
      },
    ])
  })

  it.each([
    ['an HTTPS URL', 'https://schema.org/JobPosting'],
    ['an HTTP URL', 'http://schema.org/JobPosting'],
    ['a name with a prefix', 'schema:JobPosting'],
    ['one of several types', ['Thing', 'https://schema.org/JobPosting']],
  ])('recognizes a posting whose type is %s', (_, type) => {
    expect(clip('Jobs', posting({ '@type': type })).postings[0]?.company).toBe('Acme Logistics')
  })

  it('does not read other types as a posting', () => {
    const other = posting({ '@type': ['JobPostingList', 'https://schema.org/Job'] })
    expect(clip('Jobs', other).postings[0]?.company).toBe('')
  })

  it.each(['application/ld+json; charset=utf-8', 'Application/LD+JSON'])(
    'reads scripts of the type %s',
    (type) => {
      document.head.innerHTML = `<script type="${type}">${JSON.stringify(posting())}</script>`
      expect(clip('Jobs').postings[0]?.company).toBe('Acme Logistics')
    },
  )

  it('reads up to ten postings', () => {
    const many = Array.from({ length: 14 }, (_, at) => posting({ title: `Job ${at}` }))
    const { postings } = clip('Jobs', many.slice(0, 4), many.slice(4))
    expect(postings.map(({ position }) => position)).toEqual(
      many.slice(0, 10).map(({ title }) => title),
    )
  })

  it('gives each of several postings its own address, and the page’s to one without a web address', () => {
    const urls = ['https://acme.example/1', 'https://acme.example/2', 'javascript:alert(1)', '/4']
    const { postings } = clip(
      'Jobs',
      urls.map((url) => posting({ url })),
    )
    const page = window.location.href
    expect(postings.map(({ applicationUrl }) => applicationUrl)).toEqual([
      'https://acme.example/1',
      'https://acme.example/2',
      page,
      page,
    ])
    expect(new Set(postings.map(({ foundOn }) => foundOn))).toEqual(new Set(['localhost']))
  })

  it('gives a single posting the address of the page', () => {
    const { postings } = clip(
      'Jobs',
      posting({ url: 'https://acme.example/1' }),
      posting({ title: '', hiringOrganization: '' }),
    )
    expect(postings.map(({ applicationUrl }) => applicationUrl)).toEqual([window.location.href])
  })

  it.each([
    ['no data', []],
    ['data of something else', [{ '@type': 'Recipe', title: 'Bread' }]],
    ['broken data', ['{"@type": "JobPosting", "title": "Cut o']],
    ['data that is no object', ['null', '"JobPosting"', '[[[[[[[[1]]]]]]]]']],
  ])('uses the title and the URL of a page with %s', (_, data) => {
    const { postings } = clip('Clerk at Acme', ...data)
    expect(postings).toMatchObject([
      { position: 'Clerk at Acme', company: '', applicationUrl: window.location.href },
    ])
  })

  it('reads valid data next to broken data', () => {
    expect(clip('Jobs', '{oh', posting()).postings).toHaveLength(1)
  })

  it('reduces hostile HTML to plain text', () => {
    const hostile =
      '<img src=x onerror=alert(1)><script>alert(2)</script>Clerk<svg/onload=alert(3)>'
    const { postings } = clip(
      hostile,
      posting({ title: hostile, description: hostile, hiringOrganization: hostile }),
    )
    expect(postings).toMatchObject([{ position: 'Clerk', company: 'Clerk', postingText: 'Clerk' }])
  })

  it('fits a page of 5 MB into a URL that browsers open', () => {
    const huge = posting({ description: 'Words. '.repeat(750_000), skills: 'x'.repeat(100_000) })
    const { address, postings } = clip('Jobs', huge)
    expect(address.length).toBeLessThan(100_000)
    expect(postings[0]?.postingText.length).toBe(MAX_POSTING_CHARACTERS)
  })

  it('cuts a long title and a long text between two characters, never within an emoji', () => {
    const [cut] = clip(
      'Jobs',
      posting({
        title: `${'a'.repeat(199)}😀 more`,
        description: `${'a'.repeat(MAX_POSTING_CHARACTERS - 1)}😀 more`,
      }),
    ).postings
    expect(cut?.position).toBe('a'.repeat(199))
    expect(cut?.postingText).toBe('a'.repeat(MAX_POSTING_CHARACTERS - 1))
  })

  it.each([
    [
      'ten long postings in characters that are not Latin',
      posting({ description: '職'.repeat(60_000) }),
    ],
    ['ten postings with long titles', posting({ title: '職'.repeat(60_000), jobLocation: [] })],
  ])('fits %s into a URL that browsers open', (_, long) => {
    const { address, postings } = clip('Jobs', Array<object>(10).fill(long))
    expect(address.length).toBeLessThanOrEqual(1_000_000)
    expect(postings).toHaveLength(10)
    for (const { position, postingText } of postings) {
      expect(position.length).toBeGreaterThan(10)
      expect(postingText.length).toBeGreaterThan(10)
    }
  })

  it('keeps short postings whole when long ones are cut', () => {
    const longOnes = Array<object>(9).fill(posting({ description: '職'.repeat(60_000) }))
    const { postings } = clip('Jobs', posting(), longOnes)
    expect(postings[0]?.postingText).toBe('You will & must:\n\n• count\n• sort')
    expect(postings[1]?.postingText.length).toBeGreaterThanOrEqual(10_000)
  })

  it('sends only the title and the URL if no cut makes the postings fit', () => {
    const jobLocation = Object.fromEntries(
      Array.from({ length: 40_000 }, (_, at) => [`address${at}`, 'x'.repeat(50)]),
    )
    const { address, postings } = clip('Clerk', posting({ jobLocation }))
    expect(address.length).toBeLessThan(1000)
    expect(postings).toMatchObject([
      { position: 'Clerk', applicationUrl: window.location.href, company: '' },
    ])
  })

  it('is a javascript: URL that contains all of its code', () => {
    const address = bookmarklet(tracker)
    expect(address).toMatch(/^javascript:/)
    expect(address).not.toMatch(/[\s"<>]/)
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    // Run the bookmark as a browser does.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function(decodeURIComponent(address.slice('javascript:'.length)))()
    expect(open).toHaveBeenCalledOnce()
  })
})

describe('readClip and readShared', () => {
  const encoded = (clip: unknown) => encodeURIComponent(JSON.stringify(clip))

  it('return nothing for text that is not from the bookmarklet', () => {
    for (const text of ['', '%', '%E0%A4%A', 'null', '[]', '{}', '1', 'x'.repeat(2_000_001)]) {
      expect(readClip(text)).toEqual([])
    }
  })

  it('never return a URL that could run code', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://a.example', 'blob:x']) {
      const [one] = readClip(encoded({ title: 'Job', url, postings: [posting({ url })] }))
      expect(one?.applicationUrl.startsWith('http') || one?.applicationUrl === '').toBe(true)
    }
  })

  it('return only values that the form accepts, whatever the input', () => {
    const hostile = fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.string({ maxLength: 6000 }))
    const clip = fc.record({
      title: hostile,
      url: fc.oneof(hostile, fc.webUrl({ withFragments: true, withQueryParameters: true })),
      postings: fc.oneof(
        hostile,
        fc.array(
          fc.record({
            title: hostile,
            hiringOrganization: hostile,
            jobLocation: hostile,
            baseSalary: hostile,
            description: hostile,
            url: hostile,
          }),
        ),
      ),
    })
    fc.assert(
      fc.property(clip, (one) => {
        for (const arrived of readClip(encoded(one))) {
          const form = {
            ...arrived,
            company: arrived.company || 'x',
            position: arrived.position || 'x',
            dateApplied: '2026-11-23',
          }
          expect(jobApplication.safeParse(form).error).toBeUndefined()
        }
      }),
    )
  })

  it.each(['<', '<script', '<!--', '&#', '<li', '< ', '\n '])(
    'read a description full of %j without catastrophic backtracking',
    (piece) => {
      const description = piece.repeat(300_000 / piece.length)
      const read = readClip(encoded({ title: 'x', url: '', postings: [posting({ description })] }))
      expect(read).toHaveLength(1)
    },
  )

  it('read the title and the URL from text that Android shares', () => {
    expect(
      readShared({ title: '', text: 'A job at Acme: https://www.jobs.example/1', url: '' }),
    ).toMatchObject([
      {
        position: 'A job at Acme:',
        applicationUrl: 'https://www.jobs.example/1',
        foundOn: 'jobs.example',
      },
    ])
    expect(readShared({ title: '', text: '', url: '' })).toEqual([])
    expect(
      readShared({ title: 'Job', text: 'javascript:alert(1)', url: 'javascript:1' }),
    ).toMatchObject([{ position: 'Job', applicationUrl: '' }])
  })

  it.each([
    ['Clerk at Acme https://x.example/jobs/9.', 'https://x.example/jobs/9', 'Clerk at Acme'],
    ['Clerk (https://x.example/a)', 'https://x.example/a', 'Clerk'],
    ['Clerk (https://x.example/a).', 'https://x.example/a', 'Clerk'],
    ['(https://x.example/a)', 'https://x.example/a', ''],
    ['“https://x.example/a”, a job', 'https://x.example/a', 'a job'],
    ['<https://x.example/a>', 'https://x.example/a', ''],
    ['Clerk [https://x.example/a]', 'https://x.example/a', 'Clerk'],
    ['Look: https://x.example/a?b=1&c=2!', 'https://x.example/a?b=1&c=2', 'Look:'],
    ['Clerk (part time) HTTPS://x.example/a', 'HTTPS://x.example/a', 'Clerk (part time)'],
    ['https://x.example/a_(b), Clerk', 'https://x.example/a_(b)', 'Clerk'],
    ['Clerk at https://...', '', 'Clerk at https://...'],
  ])('separate the link from the text around it in %j', (text, applicationUrl, position) => {
    expect(readShared({ title: '', text, url: '' })).toMatchObject([{ applicationUrl, position }])
  })

  it.each(['.', '(', '(.', 'http://.', ' .', '( '])(
    'read shared text full of %j without catastrophic backtracking',
    (piece) => {
      const text = `http://${piece.repeat(300_000 / piece.length)}`
      for (const shared of [text, `${text}x`]) {
        expect(readShared({ title: '', text: shared, url: '' }).length).toBeLessThan(2)
      }
    },
  )
})
