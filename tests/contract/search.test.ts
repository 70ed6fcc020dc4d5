import { describe, expect, it } from 'vitest'
import { buildIndex } from '@/app/palette/build-index'
import { crisisLine, domesticViolenceHotline } from '@/data/facts/help-lines'
import { faq } from '@/data/public/faq'
import { overseasPosts } from '@/data/housing/overseas-posts'
import { postNames } from '@/data/housing/post-names'
import { moveTasks } from '@/data/my-move/move-tasks'
import { planTasks } from '@/data/my-move/plan-tasks'
import { searchSynonyms } from '@/data/search-synonyms'
import { createSearch } from '@/engine/search/create-search'
import { wordsOf } from '@/engine/search/terms'

/*
 * What people type, searched in everything that ships. When a change of the texts changes a first result,
 * update the result here only if the new one is as good an answer.
 */

/** All code, samples and tests, except the list of the names itself. */
const code = import.meta.glob<string>(
  ['../../{src,scripts,tests}/**/*.{ts,tsx,json}', '!../../src/data/housing/post-names.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const { groups } = await buildIndex((stored) => stored.empty)
const search = createSearch(groups, searchSynonyms.rows)
const entries = groups.flatMap((group) => group.entries)

/** The question, the beginning of the first result's title, and its subtitle. */
const questions: readonly [asked: string, title: string, where: string][] = [
  // What people call things
  [
    'daycare',
    'Child Care File',
    'Who you asked for child care, when you need it, and when to answer.',
  ],
  [
    'child care',
    'Child Care File',
    'Who you asked for child care, when you need it, and when to answer.',
  ],
  [
    'day care',
    'Child Care File',
    'Who you asked for child care, when you need it, and when to answer.',
  ],
  ['child care fee help', 'Help With the Fees', 'Child Care File › Wait Lists'],
  ['help to pay for daycare', 'Help With the Fees', 'Child Care File › Wait Lists'],
  ['kids school', 'Childcare and Schools', 'Housing Hub › Overview'],
  ['dog', 'Moving With a Pet', 'PCS Career Prep › Timeline Checklist'],
  ['moving truck', 'Your Work Gear and the Weight Limit', 'PCS Career Prep › Timeline Checklist'],
  ['our movers are late', 'Need Help?', 'PCS Career Prep › Specialized Checklists'],
  ['end car lease', 'SCRA', 'Licensing Navigator'],
  [
    'command sponsorship',
    'Special Needs and Overseas Screening',
    'PCS Career Prep › Timeline Checklist',
  ],
  ['unaccompanied bah', 'Basic Allowance for Housing (BAH)', 'Housing Hub'],
  ['oconus', 'Special Needs and Overseas Screening', 'PCS Career Prep › Timeline Checklist'],
  ['RN', 'Registered Nurse', 'Career Planner › Browse All Careers'],
  ['1000', 'Plan for license fees.', 'PCS Career Prep › Timeline Checklist › 3 Months Before PCS'],
  [
    '$1,000',
    'Plan for license fees.',
    'PCS Career Prep › Timeline Checklist › 3 Months Before PCS',
  ],
  ['virginia nurse', 'Registered Nurse License', 'Licensing Navigator › My Answer'],
  ['realtor', 'Real Estate Agent', 'Career Planner › Browse All Careers'],
  ['hairdresser', 'Cosmetologist/Barber License', 'Licensing Navigator › My Answer'],
  ['wfh', 'We Work Remotely', 'Job Search Hub › Job Boards'],
  // Any word, in any order and form
  [
    'resume gap',
    '“Can you tell me about this gap?”',
    'Job Search Hub › Interview Prep › Common Interview Questions',
  ],
  [
    'gap resumes',
    '“Can you tell me about this gap?”',
    'Job Search Hub › Interview Prep › Common Interview Questions',
  ],
  ['nurses', 'Registered Nurse', 'Career Planner › Browse All Careers'],
  ['questions interviewing', 'Common Interview Questions', 'Job Search Hub › Interview Prep'],
  [
    'how do I pay for school?',
    'MyCAA Scholarship',
    'Professional Development › Learning Resources',
  ],
  [
    'what do I ask the interviewer',
    'Questions to Ask the Interviewer',
    'Job Search Hub › Interview Prep',
  ],
  // Nothing has all of the words
  ['explain gap in interview', 'Military Spouse Interview Tips', 'Job Search Hub › Interview Prep'],
  // Typing errors
  ['interveiw questoins', 'Common Interview Questions', 'Job Search Hub › Interview Prep'],
  ['nusre', 'Registered Nurse', 'Career Planner › Browse All Careers'],
  ['houseing alowance', 'Housing Hub', 'Choose a home with your work in mind.'],
  // What one can do, and where
  ['add application', 'Add Job Application', 'Job Search Hub › Application Tracker'],
  ['add license', 'Add a License', 'Licensing Navigator › My Licenses'],
  ['add work', 'Add Work', 'My Work › Work Record'],
  ['add goal', 'Add a Learning Goal', 'Professional Development › Learning Goals'],
  ['new goal', 'Add a Learning Goal', 'Professional Development › Learning Goals'],
  ['set a goal', 'Add a Learning Goal', 'Professional Development › Learning Goals'],
  ['add skill', 'Add a Skill', 'Professional Development › My Skills'],
  ['new skill', 'Add a Skill', 'Professional Development › My Skills'],
  ['print binder', 'Print Move Binder', 'My Move'],
  ['interview calendar', 'Interview in Your Calendar', 'Job Search Hub › Interview Prep'],
  ['interview prep', 'Interview Prep', 'Job Search Hub'],
  ['data health', 'Data Health', 'Settings'],
  ['reset', 'Settings', 'Back up, restore, export or erase your data, and choose your modules.'],
  ['bring back yesterday', 'Earlier Versions', 'Settings'],
  // Guides, by their sections
  ['spot a scam', 'Spot a Job Scam Before It Costs You', 'Job Search Hub › Job Boards'],
  ['erase it', 'See It, Take It, Erase It', 'Privacy'],
  ['hungry', 'Short of Money During the Move', 'PCS Career Prep › Timeline Checklist'],
  ['school records', 'School Records', 'PCS Career Prep › Timeline Checklist'],
]

describe('The search over the whole product', () => {
  it.each(questions)(
    'answers “%s” with “%s” first, and says where it leads: %s',
    (asked, title, where) => {
      const [first] = search(asked, 8).found.flatMap((kind) => kind.entries)
      expect(first?.title.slice(0, title.length)).toBe(title)
      expect(first?.subtitle).toBe(where)
    },
  )

  it('finds both the resume tips and the interview question for “resume gap”', () => {
    const found = search('resume gap', 8).found.flatMap((kind) => kind.entries)
    expect(found.map(({ title }) => title)).toContain('Search With Your Next Move in Mind')
  })

  it('finds everything by its own title', () => {
    const problems = entries.filter(({ title, address }) => {
      const { found } = search(title, entries.length)
      return !found.some((kind) => kind.entries.some((entry) => entry.address === address))
    })
    expect(problems.map(({ title, address }) => `${title}: ${address}`)).toEqual([])
  })

  it.each(['ft hood', 'Ft. Hood', 'ft bragg'])(
    'answers “%s” like the name written out, with the names of Army posts first',
    (asked) => {
      const firstOf = (question: string) => search(question, 8).found[0]?.entries[0]
      expect(firstOf(asked)?.address).toMatch(/^\/faq#/)
      expect(firstOf(asked)).toBe(firstOf(asked.replace(/^ft\.?/i, 'Fort')))
    },
  )

  it.each([
    ['jb', 'joint base'],
    ['my caa', 'mycaa'],
  ])('answers “%s” first with what it answers to “%s”', (asked, written) => {
    const firstOf = (question: string) => search(question, 8).found[0]?.entries[0]
    expect(firstOf(asked)).toBeDefined()
    expect(firstOf(asked)).toBe(firstOf(written))
  })

  it('says where each result leads', () => {
    expect(entries.filter(({ subtitle }) => subtitle.trim() === '')).toEqual([])
  })
})

/** What people in need type, and the question of the FAQ that answers first. */
const needs: readonly (readonly [asked: string, question: string])[] = [
  ['suicide', 'i-need-to-talk'],
  ['suicidal thoughts', 'i-need-to-talk'],
  ['depressed', 'i-need-to-talk'],
  ['lonely', 'i-need-to-talk'],
  ['hotline', 'i-need-to-talk'],
  ['crisis', 'i-need-to-talk'],
  ['panic', 'i-need-to-talk'],
  ['I want to die', 'i-need-to-talk'],
  ['depresed', 'i-need-to-talk'],
  ['my job search makes me so depressed', 'i-need-to-talk'],
  ['worn out by the move', 'i-need-to-talk'],
  ['coast guard counseling', 'i-need-to-talk'],
  ['overdose', 'i-need-to-talk'],
  ...[
    ...["i don't want to live anymore", 'dont want to live', 'i do not want to live', 'kms'],
    ...['I don’t want to be here anymore', 'i dont want to wake up', 'i dont even want to live'],
    ...[
      'kill myself',
      'he wants to kill himself',
      'he doesnt want to live any more',
      'i wanna be dead',
      'take my own life',
    ],
    ...['better off dead', 'they would be better off without me', 'wish i was dead'],
    ...['no reason to live', 'nothing to live for', 'whats the point of living', 'tired of living'],
    ...['i give up', 'I just want to give up.', 'giving up', 'i give up on life', 'hopeless'],
    ...['cant go on', 'i can’t go on like this', 'cannot cope', 'cant take it anymore'],
    ...[
      "I can't take this anymore",
      'i cant do this any more',
      'i cant do this',
      'cant keep going',
    ],
    ...['overwhelmed', 'so tired', 'I am so tired', 'tired', 'exhausted', 'burnt out'],
    ...['crying', 'i want to cry', 'cant stop crying', 'panic attack', 'stressed out'],
    ...["I don't think I can do this anymore", 'dont want to live without him', 'no way out'],
    ...['dont want to exist anymore', 'cant handle this anymore', 'everything is falling apart'],
    ...['i give up please help', 'cant go on without him', 'my life is falling apart'],
    ...['so alone', 'im falling apart', 'miserable', 'cant sleep', 'i hate my life'],
    ...['tired of job hunting', 'i dont want to live i hate it here', 'homesick', 'i cant anymore'],
  ].map((asked): readonly [string, string] => [asked, 'i-need-to-talk']),
  ['hit me', 'not-safe-at-home'],
  ['he hits me', 'not-safe-at-home'],
  ['scared of my husband', 'not-safe-at-home'],
  ['I am afraid of my wife', 'not-safe-at-home'],
  ['abuse', 'not-safe-at-home'],
  ['domestic violence shelter near the base', 'not-safe-at-home'],
  ['I feel unsafe', 'not-safe-at-home'],
  ['beaten by my spouse', 'not-safe-at-home'],
  ['raped', 'not-safe-at-home'],
  ['he hits our kids', 'not-safe-at-home'],
]

describe('The search by a person in need', () => {
  it.each(needs)('shows numbers to call first for “%s”', (asked, question) => {
    const [first] = search(asked, 8).found.flatMap((kind) => kind.entries)
    const row = faq.rows.find(({ id }) => first?.address === `/faq#${id}`)
    expect(row?.id).toBe(question)
    expect(row?.links?.map(({ url }) => url)).toContain(`tel:${numbers[question]}`)
  })

  it('shows other results below the numbers', () => {
    const found = search('crisis', 8).found.flatMap((kind) => kind.entries)
    expect(found.map(({ title }) => title)).toContain('Licensed Professional Counselor')
  })

  it.each([
    ...['husband', 'counselor license', 'scared of interviews', 'beat the deadline'],
    ...['where do we live', 'do we have to live on base', 'dont want to live on base'],
    ...['I want to live near the beach', 'live oak', 'give up lease', 'give up my apartment'],
    ...['do i give up my job', 'retired', 'retirement', 'go on on my laptop', 'cant go on leave'],
    ...["I can't take my job with me", 'cant take it with me', "can't do this job remotely"],
    ...[
      'tried to restore my backup',
      'dead link',
      'work alone',
      'new tires',
      'end of lease',
      'cost of living',
    ],
    ...['I tried everything', "can't do it without a license", 'cant live without a second income'],
    ...['no way out of my lease', 'ending my life insurance', 'want to disappear from linkedin'],
    ...['take my life insurance along', 'is there a reason to live off base', 'live in caregiver'],
  ])('is not assumed from “%s”', (asked) => {
    const [first] = search(asked, 8).found
    expect(first).toBeDefined()
    expect(first?.kind).not.toBe('Help right now')
  })
})

/** The first number in each answer for a person in need. */
const numbers: Record<string, string> = {
  'i-need-to-talk': crisisLine.phone,
  'not-safe-at-home': domesticViolenceHotline.phone,
}

/** "Japan (Okinawa)" as "Japan". */
const countries = new Set(overseasPosts.rows.map(({ country }) => country.replace(/ \(.*/, '')))

describe('A country with a duty station', () => {
  it.each([...countries, 'England', 'Okinawa'])('leads to what helps overseas: %s', (country) => {
    const found = search(country, 8).found.flatMap((kind) => kind.entries)
    expect(found.map(({ title }) => title)).toContain('Overseas Housing Allowance (OHA)')
  })
})

describe('A post that had another name from 2023 to 2025', () => {
  it.each(postNames.rows.flatMap(({ name, nameOf2023 }) => [name, nameOf2023]))(
    'is explained under “%s”',
    (asked) => {
      const [first] = search(asked, 8).found.flatMap((kind) => kind.entries)
      expect(first?.address).toBe('/faq#renamed-posts')
    },
  )

  it('is called by its current name in all code, samples and tests', () => {
    const old = postNames.rows.map(({ nameOf2023 }) => nameOf2023)
    const problems = Object.entries(code).flatMap(([path, text]) =>
      old.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    )
    expect(problems).toEqual([])
  })
})

describe('My Move', () => {
  it.each(['move', 'my move', 'moving', 'pcs', 'orders', 'report date', 'binder', 'deadline'])(
    'is found under “%s”, among the screens',
    (asked) => {
      const screens = search(asked, 8).found.find(({ kind }) => kind === 'Screens')
      expect(screens?.entries.map(({ address }) => address)).toContain('/app/move')
    },
  )

  it('has search results for its own tasks that lead to their rows in the plan', () => {
    const everyPlan = planTasks.rows.filter(({ onlyTo }) => !onlyTo)
    const planned = new Set(everyPlan.map(({ id }) => `/app/move#${id}`))
    const entryOf = ({ task }: (typeof moveTasks.rows)[number]) =>
      search(task, 8)
        .found.flatMap((kind) => kind.entries)
        .find(({ title }) => title === task)
    const inPlan = moveTasks.rows.filter(({ id }) =>
      planned.has(`/app/move#${moveTasks.name}/${id}`),
    )
    const found = inPlan.map(entryOf)
    expect(found.length).toBeGreaterThan(5)
    expect(found.every((entry) => entry && planned.has(entry.address))).toBe(true)
    // A row that another task settles is nowhere in the plan, so no link can lead to it.
    const settled = moveTasks.rows.filter((row) => !inPlan.includes(row))
    expect(settled.map(entryOf).filter((entry) => entry !== undefined)).toEqual([])
    expect(new Set(found.map((entry) => entry?.subtitle))).toEqual(new Set(['My Move']))
  })
})

describe('Every synonym', () => {
  const rows = searchSynonyms.rows

  it('is written in the normalized form that the search compares', () => {
    const phrases = rows.flatMap(({ asked, askedAtEnd = [], written }) => [
      ...[...asked, ...askedAtEnd],
      ...written,
    ])
    expect(phrases.filter((phrase) => wordsOf(phrase).join(' ') !== phrase)).toEqual([])
  })

  it('finds at least one result', () => {
    const problems = rows.flatMap(({ id, asked, askedAtEnd = [] }) =>
      [...asked, ...askedAtEnd]
        .filter((phrase) => search(phrase, 1).found.length === 0)
        .map((phrase) => `src/data/search-synonyms.ts, "${id}": nothing is found for "${phrase}"`),
    )
    expect(problems).toEqual([])
  })
})
