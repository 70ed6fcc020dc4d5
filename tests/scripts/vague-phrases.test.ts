import { expect, it } from 'vitest'
import { findVaguePhrases } from '../../scripts/vague-phrases'

it.each([
  ['American Counseling Association: the professional body.', 'the professional body'],
  ['Look for the careers section on its site.', 'Look for the careers section'],
  ['States also have their own rules.', 'have their own rules'],
  ['How you claim it has changed over the years.', 'has changed over the years'],
  [
    'Ask the new school about in-state tuition for military families. Note the deadline.',
    'Ask the new school about in-state tuition for military families',
  ],
])('“%s” is flagged, with what to write instead', (text, phrase) => {
  expect(findVaguePhrases(text)).toEqual([expect.objectContaining({ phrase })])
})

it.each([
  'Mark day 30 on your calendar.',
  'Ask the board: “Do you review military spouses first?”',
  'Each state’s board of nursing gives the license.',
])('“%s” is not flagged', (text) => {
  expect(findVaguePhrases(text)).toEqual([])
})
