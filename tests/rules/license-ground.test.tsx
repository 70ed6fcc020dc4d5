import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { swornRules } from '@/data/facts/license-laws'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import { answer } from '@/screens/licensing/answer/answer'
import { groundOf } from '@/screens/licensing/answer/ground'
import { letterText } from '@/screens/licensing/answer/letter-text'
import { nextSteps } from '@/screens/licensing/answer/next-steps'
import { PageForTheClerk } from '@/screens/licensing/answer/PageForTheClerk'
import { paperFacts, professionWithArticle } from '@/screens/licensing/answer/paper-facts'
import { licenseStanding, type Question } from '@/screens/licensing/question'
import { verdictOf } from '@/screens/licensing/answer/verdict'
import { boardsOf } from '@/screens/licensing/boards/boards-of'
import { compactOf, kindsOfPlaces, pairsOf, professionCalled } from '../support/answers'

const LAW = '50 U.S.C. 4025a'
const today = '2026-11-26'

/** All texts that the user gets for a question. */
function papersFor(question: Question) {
  const compact = compactOf(question.profession)
  const ground = groundOf(question, compact)
  const { verdict, parts, headline } = answer(question, compact, today)
  const steps = nextSteps(question, compact, { today }).map(({ text }) => text)
  if (!ground) return { verdict, headline, steps }
  const boards = boardsOf(question.to, question.profession, {})
  const facts = paperFacts(question, ground, [], '', boards, today)
  const page = renderToStaticMarkup(<PageForTheClerk facts={facts} ground={ground} />)
  return {
    verdict,
    headline,
    steps,
    ground,
    facts,
    rules: parts.flatMap(({ lines }) => lines),
    asked: parts.find(({ title }) => title === 'Ask the Board')?.lines[0]?.text ?? '',
    letter: letterText(facts, ground),
    clerk: page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  }
}

const issuedThere = [{ issued: 'license' }, { issued: 'temporary' }] as const

const between = (id: string, from: Region, to: Region) =>
  papersFor({ profession: professionCalled(id), from, to, standing: 'good' })

/** The index of a part in a text; at the end if it is missing. */
const indexIn = (text: string, part: string) => (text + part).indexOf(part)

describe('The steps, the questions, the page for the clerk and the letter', () => {
  it('start with the same ground as the answer, for every profession and verdict', () => {
    const seen = new Set<string>()
    for (const profession of answerProfessions.rows) {
      const compact = compactOf(profession)?.name ?? 'no compact'
      const places: readonly (readonly [Region, Region])[] = [
        ...pairsOf(kindsOfPlaces(profession)),
        // Members of one group of the EMS Compact, whose other groups have none that work.
        ['TX', 'VA'],
        ['TX', 'TX'],
        ['TX', 'overseas'],
        ['overseas', 'TX'],
      ]
      for (const [from, to] of places) {
        const standings = licenseStanding.values.map((standing) => ({ standing }))
        for (const known of [...standings, ...issuedThere]) {
          const given: Question = { profession, from, to, standing: 'good', ...known }
          const first = groundOf(given, compactOf(profession))?.first ?? 'none'
          const kind = `${verdictOf(given, compactOf(profession))}: ${first}`
          if (seen.has(`${profession.id} ${kind}`)) continue
          seen.add(`${profession.id} ${kind}`)
          const { verdict, ground, steps, asked, letter, clerk, headline } = papersFor(given)
          const label = `${profession.id} from ${from} to ${to}, ${Object.values(known).join()}`
          if (!ground) {
            expect(steps, label).toEqual([])
            continue
          }
          const isCompact = ground.first === 'compact'
          expect(verdict === 'yes' || verdict === 'inPart', label).toBe(isCompact)
          expect(/law/.test(headline.short), label).toBe(!isCompact)
          expect(steps[0]?.includes(`under the ${compact}`), label).toBe(isCompact)
          expect(asked.includes(`under the ${compact}`), label).toBe(isCompact)
          for (const paper of [letter, clerk]) {
            expect(indexIn(paper, compact) < indexIn(paper, LAW), label).toBe(isCompact)
            expect(paper.includes('not endorsement'), label).toBe(!isCompact)
            expect(paper, label).toContain(LAW)
          }
          const asksFirst = ground.first === 'askAboutLaw'
          expect(/^Perhaps/.test(headline.short), label).toBe(asksFirst)
          expect(/whether the federal law covers/.test(steps[0] ?? ''), label).toBe(asksFirst)
          expect(/cover my license/.test(asked), label).toBe(asksFirst)
          expect(letter.includes('first whether the federal law'), label).toBe(asksFirst)
          expect(clerk.includes('first whether the federal law'), label).toBe(asksFirst)
        }
      }
    }
    const kinds = new Set([...seen].map((one) => one.replace(/^\S+ /, '')))
    expect([...kinds].toSorted()).toEqual([
      'chooseState: none',
      'firstLicense: none',
      'hasLicense: none',
      'hasTemporary: none',
      'inPart: compact',
      'lawFirst: askAboutLaw',
      'lawFirst: law',
      'noCompact: askAboutLaw',
      'noCompact: law',
      'notCovered: none',
      'notListed: askAboutLaw',
      'notListed: law',
      'notWorking: askAboutLaw',
      'notWorking: law',
      'overseas: none',
      'renewFirst: none',
      'sameState: none',
      'yes: compact',
    ])
  })

  it('ask whether the license is multistate and counts there, from what day, what to file and what it costs', () => {
    const { letter, clerk, facts } = between('registered-nurse', 'TX', 'VA')
    expect(letter).toContain('I hold a license as a registered nurse from Texas, number ')
    expect(letter).toContain('Subject: Military spouse moving to Virginia: Nurse Licensure Compact')
    expect(letter).toContain('applies there within 60 days')
    expect(letter).toContain(
      [
        'Please tell me in writing:',
        '1. Is my license from Texas a multistate license, and does it let me practice in Virginia under the Nurse Licensure Compact?',
        '2. From what day may I work?',
        '3. What must I file if I keep Texas as my legal home, and what, by when, if I make Virginia my legal home?',
        '4. What does it cost, and is it less for a military spouse?',
      ].join('\n'),
    )
    expect(letter).toMatch(/If the compact does not cover my license, do you take an application/)
    for (const question of facts?.questions ?? []) expect(clerk).toContain(question)
    expect(clerk).toContain('applies there within 60 days')
    expect(clerk).not.toContain('Notarized statement')
  })

  it('ask for a privilege if the compact grants one, and for a license if it grants that', () => {
    const counselor = between('licensed-professional-counselor', 'AZ', 'OH').letter
    expect(counselor).toContain('I hold a license as a professional counselor from Arizona')
    expect(counselor).toContain(
      'Does my license from Arizona qualify me for a privilege to practice in Ohio under the Counseling Compact?',
    )
    expect(between('physical-therapist', 'TX', 'VA').letter).toContain('within 30 days')
    expect(between('physician', 'TX', 'WA').letter).toContain('qualify me for a license in')
  })

  it('ask what the rest needs if the compact covers only a part, and name the law for it', () => {
    const { letter, clerk } = between('emergency-medical-technician', 'TX', 'VA')
    for (const paper of [letter, clerk]) {
      expect(paper).toContain('which work does it cover, and which license do I need for the rest?')
    }
    expect(letter).toContain('For work that the compact does not cover, do you take an application')
  })

  it('start with the law if the compact is no license for people who move, and never ask for work under it', () => {
    const { asked, letter, clerk, steps, headline } = between('psychologist', 'TX', 'OH')
    expect(headline.short).toMatch(/^Yes, through the federal law/)
    expect(headline.because).toMatch(/PSYPACT.*people in other member states by video/)
    expect(steps?.[0]).toMatch(/^Get your papers together/)
    expect(asked).toMatch(/applying under 50 U\.S\.C\. 4025a/)
    for (const paper of [letter, clerk]) expect(paper).not.toMatch(/PSYPACT|may not help/)
    expect(clerk).toContain('Marriage certificate')
    expect(clerk).toContain('Notarized statement')
    expect(clerk).toContain(`that I have ${swornRules.text}, and`)
  })

  it('start with the law if the compact only speeds up a license in each state, with no argument against it', () => {
    const { ground, letter, clerk } = between('physician', 'TX', 'CA')
    expect(ground?.first).toBe('law')
    for (const paper of [letter, clerk]) expect(paper).not.toContain('may not help')
  })

  it.each([
    ['physician', 'TX', 'CA', 'hold licenses'],
    ['psychologist', 'TX', 'VA', 'work'],
    ['psychologist', 'TX', 'MP', 'work'],
  ] as const)(
    'leave it to the answer to name the compact that may come before the law, with its source (%s, %s to %s)',
    (id, from, to, used) => {
      const { headline, rules, letter, clerk } = between(id, from, to)
      const compact = compactOf(professionCalled(id))?.name ?? ''
      expect(headline.because).toContain(
        `If you already ${used} in several states through the ${compact}, ask first.`,
      )
      expect(
        rules?.find(({ text }) => text.includes('compact’s rules come first'))?.basis,
      ).toBeDefined()
      for (const paper of [letter, clerk]) expect(paper).not.toContain(compact)
    },
  )

  it('say why the law may not cover a license', () => {
    expect(between('registered-nurse', 'TX', 'CA').letter).toContain(
      'It may not help with a license that works in several states through the Nurse Licensure Compact.',
    )
    expect(between('teacher-educator', 'CA', 'GU').clerk).toContain(
      'Please confirm that it covers Guam.',
    )
  })
})

describe('A profession after “licensed as”', () => {
  it('has its article and lowercase letters, and a blank if we have no name for it', () => {
    expect(professionWithArticle('registered-nurse')).toBe('a registered nurse')
    expect(professionWithArticle('attorney')).toBe('an attorney')
    expect(professionWithArticle('occupational-therapist')).toBe(
      'an occupational therapist or assistant',
    )
    expect(professionWithArticle('speech-language-pathologist')).toBe(
      'a speech-language pathologist',
    )
    expect(professionWithArticle('dietitian')).toBe('a dietitian')
    expect(professionWithArticle('another-profession')).toMatch(/^_+$/)
    const named = profession.values.filter((id) => id !== 'another-profession')
    for (const id of named) expect(professionWithArticle(id)).toMatch(/^an? [a-z /-]+$/)
  })
})

describe('The page for the clerk', () => {
  it('does not break a license number across lines or change it', () => {
    const question: Question = {
      profession: professionCalled('registered-nurse'),
      from: 'TX',
      to: 'WA',
      standing: 'good',
    }
    const ground = groundOf(question, compactOf(question.profession))
    if (!ground) throw new Error('The question has no ground.')
    const facts = { ...paperFacts(question, ground, [], 'Jamie', [], today), number: 'RN-000000' }
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(<PageForTheClerk facts={facts} ground={ground} />)
    const together = [...page.querySelectorAll('.inline-block')].map((part) => part.textContent)
    expect(together).toContain('RN-000000.')
  })
})
