import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessmentQuestions } from '@/data/career-planner/assessment-questions'
import type { AssessmentAnswers } from '@/schemas/career-planner/assessment-answers'
import type { AssessmentQuestion } from '@/schemas/career-planner/assessment-question'
import { careerCategories, type CareerCategory } from '@/schemas/career-planner/career-category'
import { firstUnanswered } from '@/screens/career-planner/use-assessment'
import { recommend } from '@/screens/career-planner/recommend'
import { countedLine, tieLine } from '@/screens/career-planner/recommend'

const shipped = assessmentQuestions.rows

/** Questions with one option each, which names these categories, and the answers that choose it. */
function answered(...named: readonly (readonly CareerCategory[])[]) {
  const questions = named.map((careerCategories, at) => question(`q${at}`, { a: careerCategories }))
  return { questions, chosen: Object.fromEntries(questions.map(({ id }) => [id, 'a'])) }
}

/** A question with an option for each id; the option's label is the two ids. */
function question(
  id: string,
  named: Readonly<Record<string, readonly CareerCategory[]>>,
): AssessmentQuestion {
  const options = Object.entries(named).map(([option, categories]) => ({
    id: option,
    label: `${id} ${option}`,
    careerCategories: [...categories],
  }))
  return { id, question: `${id}?`, options }
}

/** The categories that these answers recommend, in order. */
function recommended(...named: readonly (readonly CareerCategory[])[]) {
  const { questions, chosen } = answered(...named)
  return recommend(questions, chosen).map(({ category }) => category)
}

/** Any answers to up to six questions. */
const anyNamed = fc.array(fc.subarray([...careerCategories], { minLength: 1, maxLength: 4 }), {
  maxLength: 6,
})
const anyShuffled = anyNamed.chain((named) =>
  fc.tuple(
    ...named.map((categories) => fc.shuffledSubarray(categories, { minLength: categories.length })),
  ),
)

describe('The recommendation', () => {
  it('names the three categories that the answers name most often, the most frequent first', () => {
    expect(
      recommended(
        ['Mental Health', 'Healthcare'],
        ['Healthcare', 'Creative Services'],
        ['Technology & IT', 'Creative Services', 'Healthcare'],
        ['Creative Services', 'Technology & IT', 'Healthcare'],
      ),
    ).toEqual(['Healthcare', 'Creative Services', 'Technology & IT'])
  })

  it('breaks a tie by the earlier question, whatever the usual order', () => {
    expect(
      recommended(
        ['Mental Health'],
        ['Real Estate & Sales'],
        ['Business & Finance'],
        ['Technology & IT'],
      ),
    ).toEqual(['Mental Health', 'Real Estate & Sales', 'Business & Finance'])
  })

  it('breaks a tie within one answer by the category named first', () => {
    expect(
      recommended(['Mental Health', 'Healthcare', 'Creative Services', 'Business & Finance']),
    ).toEqual(['Mental Health', 'Healthcare', 'Creative Services'])
  })

  it('compares counts before the order of the questions', () => {
    expect(
      recommended(
        ['Mental Health'],
        ['Healthcare'],
        ['Creative Services'],
        ['Business & Finance'],
        ['Business & Finance'],
      ),
    ).toEqual(['Business & Finance', 'Mental Health', 'Healthcare'])
  })

  it('follows the order of the questions, not the order in which they were answered', () => {
    const { questions, chosen } = answered(['Healthcare'], ['Mental Health'])
    const backwards = Object.fromEntries(Object.entries(chosen).reverse())
    expect(recommend(questions, backwards)).toEqual(recommend(questions, chosen))
  })

  it('counts only the chosen option of a question', () => {
    const questions = [
      question('q0', { a: ['Healthcare'], b: ['Mental Health'] }),
      question('q1', { a: ['Healthcare'], b: ['Creative Services'] }),
    ]
    expect(recommend(questions, { q0: 'b', q1: 'a' })).toEqual([
      { category: 'Mental Health', answers: ['q0 b'], tiedOut: [] },
      { category: 'Healthcare', answers: ['q1 a'], tiedOut: [] },
    ])
  })

  it('is empty without answers, and ignores answers that no longer exist', () => {
    expect(recommend(shipped, {})).toEqual([])
    expect(recommend(shipped, { 'work-style': 'gone', gone: 'hands-on' })).toEqual([])
  })

  it('says which answers counted and which categories a tie left out', () => {
    const { questions, chosen } = answered(
      ['Technology & IT'],
      ['Technology & IT', 'Healthcare'],
      ['Mental Health', 'Creative Services', 'Business & Finance'],
    )
    const tiedOut = ['Creative Services', 'Business & Finance']
    expect(recommend(questions, chosen)).toEqual([
      { category: 'Technology & IT', answers: ['q0 a', 'q1 a'], tiedOut: [] },
      { category: 'Healthcare', answers: ['q1 a'], tiedOut },
      { category: 'Mental Health', answers: ['q2 a'], tiedOut },
    ])
  })

  it('follows the same rules for any answers', () => {
    fc.assert(
      fc.property(anyShuffled, (named) => {
        const { questions, chosen } = answered(...named)
        const counted = named.flat()
        const timesOf = (category: CareerCategory) =>
          counted.filter((other) => other === category).length
        const comesBefore = (a: CareerCategory, b: CareerCategory) =>
          timesOf(a) > timesOf(b) ||
          (timesOf(a) === timesOf(b) && counted.indexOf(a) < counted.indexOf(b))

        const found = recommend(questions, chosen)
        const inside = found.map(({ category }) => category)
        const outside = [...new Set(counted)].filter((category) => !inside.includes(category))
        expect(inside).toHaveLength(Math.min(3, new Set(counted).size))
        inside.forEach((category, at) => {
          for (const later of [...inside.slice(at + 1), ...outside]) {
            expect(comesBefore(category, later), `${category} before ${later}`).toBe(true)
          }
        })
        for (const { category, answers, tiedOut } of found) {
          expect(answers).toHaveLength(timesOf(category))
          const tied = outside.filter((other) => timesOf(other) === timesOf(category))
          expect([...tiedOut].sort()).toEqual([...tied].sort())
        }
      }),
    )
  })
})

describe('Of all 384 ways to answer the four shipped questions, each', () => {
  const combinations = shipped.reduce<readonly AssessmentAnswers[]>(
    (all, { id, options }) =>
      all.flatMap((answers) => options.map((option) => ({ ...answers, [id]: option.id }))),
    [{}],
  )
  const skills = shipped.find(({ id }) => id === 'skills')
  const named = (option: string | undefined) =>
    skills?.options.find(({ id }) => id === option)?.careerCategories ?? []

  it('recommends three categories', () => {
    expect(combinations).toHaveLength(384)
    const sizes = new Set(combinations.map((chosen) => recommend(shipped, chosen).length))
    expect([...sizes]).toEqual([3])
  })

  it('recommends a category of the chosen skill', () => {
    const without = combinations.filter((chosen) => {
      const inside = recommend(shipped, chosen).map(({ category }) => category)
      return !named(chosen.skills).some((category) => inside.includes(category))
    })
    expect(without).toEqual([])
  })
})

describe('The reason for a recommended category', () => {
  it('quotes the answers that counted for it', () => {
    expect(countedLine({ answers: ['Alone'] }, 4)).toBe('Matched 1 of your 4 answers: “Alone”.')
    expect(countedLine({ answers: ['Alone', 'Computers'] }, 4)).toBe(
      'Matched 2 of your 4 answers: “Alone” and “Computers”.',
    )
    expect(countedLine({ answers: ['Alone', 'Computers', 'Now'] }, 4)).toBe(
      'Matched 3 of your 4 answers: “Alone”, “Computers”, and “Now”.',
    )
  })

  it('says once that a tie decided, and only where one did', () => {
    const first = { category: 'Technology & IT', answers: ['Alone', 'Now'], tiedOut: [] } as const
    const last = { category: 'Creative Services', answers: ['Alone'] } as const
    expect(tieLine([])).toBe('')
    expect(tieLine([first, { ...last, tiedOut: [] }])).toBe('')
    expect(tieLine([first, { ...last, tiedOut: ['Healthcare'] }])).toBe(
      'Healthcare matched as many answers as Creative Services. We show only 3 categories.',
    )
    const tiedOut = ['Healthcare', 'Mental Health'] as const
    expect(
      tieLine([
        { ...first, answers: ['Alone'], tiedOut },
        { ...last, tiedOut },
      ]),
    ).toBe(
      'Healthcare and Mental Health matched as many answers as Creative Services. We show only 3 categories.',
    )
  })
})

describe('The question that is shown first', () => {
  it('is the first one without an answer, even between answered ones', () => {
    expect(firstUnanswered({})).toBe(0)
    expect(firstUnanswered({ 'work-style': 'hands-on' })).toBe(1)
    expect(firstUnanswered({ 'work-style': 'hands-on', priority: 'helping-people' })).toBe(1)
    expect(firstUnanswered({ education: 'start-now' })).toBe(0)
  })

  it('is none once each has an answer', () => {
    const answers = Object.fromEntries(shipped.map(({ id, options }) => [id, options[0]?.id ?? '']))
    expect(firstUnanswered(answers)).toBe(shipped.length)
  })

  it('has no answer, while every one before it has', () => {
    fc.assert(
      fc.property(fc.subarray(shipped.map(({ id }) => id)), (done) => {
        const open = firstUnanswered(Object.fromEntries(done.map((id) => [id, 'any'])))
        const before = shipped.slice(0, open).map(({ id }) => id)
        expect(done).toEqual(expect.arrayContaining(before))
        expect(done).not.toContain(shipped[open]?.id)
      }),
    )
  })
})
