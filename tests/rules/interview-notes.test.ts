import { describe, expect, it } from 'vitest'
import { interviewNotes as notes, noteOn, setNote } from '@/schemas/job-search/interview-notes'

const mine = { why: 'Wind', when: 'May' }

describe('Notes', () => {
  it('are looked up by key, and never on the object prototype', () => {
    expect([noteOn(mine, 'why'), noteOn(mine, 'how'), noteOn(mine, 'constructor')]).toEqual([
      'Wind',
      '',
      '',
    ])
  })

  it('change one at a time; an empty note is removed', () => {
    expect(setNote(mine, 'how', 'String')).toEqual({ ...mine, how: 'String' })
    expect(setNote(mine, 'when', '')).toEqual({ why: 'Wind' })
    expect(setNote({}, 'why', '')).toEqual({})
  })

  it('are read from storage without values that are not text', () => {
    expect(notes.check({ why: ' Wind ', when: 5 })).toEqual({
      value: { why: 'Wind' },
      refused: [],
      isPartial: true,
    })
    expect(notes.check([])).toBeUndefined()
  })
})

describe('A restore of notes', () => {
  const file = { why: 'Rain', when: 'May', how: 'String', where: '' }

  it('adds missing notes, and leaves the choice to the user if both sides have one', () => {
    expect(notes.merge(mine, file, 'mine')).toEqual({
      value: { ...mine, how: 'String' },
      added: 1,
      changed: 0,
      same: 2,
      kept: 0,
      undecided: 1,
    })
    expect(notes.merge(mine, file, 'file')).toMatchObject({
      value: { why: 'Rain', when: 'May', how: 'String' },
      added: 1,
      changed: 1,
      kept: 0,
      undecided: 1,
    })
  })

  it('changes nothing the second time', () => {
    const { value } = notes.merge(mine, file, 'file')
    expect(notes.merge(value, file, 'mine').value).toBe(value)
  })
})
