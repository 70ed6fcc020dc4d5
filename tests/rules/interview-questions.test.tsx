import { screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft } from '@/engine/form/drafts'
import { defineDataset } from '@/engine/model/dataset'
import type { InterviewQuestion } from '@/schemas/job-search/interview-question'
import { questionsView } from '@/screens/job-search/questions/questions-view'
import { renderView, writeInAnotherTab } from '../support/render-view'

const toyQuestions = defineDataset<InterviewQuestion>('toy-questions', [
  { id: 'why', question: 'Why a kite?', answer: 'It flies.' },
  { id: 'when', question: 'When do you fly?' },
])
const view = questionsView(toyQuestions, { title: 'About Kites' })

async function openQuestions() {
  const rendered = await renderView(view)
  await screen.findByRole('heading', { level: 2, name: 'About Kites' })
  for (const part of document.querySelectorAll('details')) part.open = true
  return rendered
}
const group = (question: string) => within(screen.getByRole('group', { name: question }))
const stored = () => JSON.parse(localStorage.getItem('interviewNotes') ?? 'null') as unknown

beforeEach(() => sessionStorage.clear())

describe('Questions', () => {
  it('are closed at first, each with its answer and a button for notes', async () => {
    await renderView(view)
    await screen.findByRole('heading', { name: 'Why a kite?' })
    const parts = [...document.querySelectorAll('details')]
    expect(parts.map((part) => part.open)).toEqual([false, false])
    expect(parts[0]?.textContent).toContain('It flies.')
    for (const part of parts) expect(part.textContent).toContain('Add Your Notes')
  })

  it('keep a note under their own id, show it, and mark the question', async () => {
    const { user } = await openQuestions()
    await user.click(group('Why a kite?').getByRole('button', { name: 'Add Your Notes' }))
    const box = await group('Why a kite?').findByRole('textbox', { name: 'Your notes' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    await user.type(box, 'Because of the wind.')
    await user.click(group('Why a kite?').getByRole('button', { name: 'Save' }))

    await group('Why a kite?').findByText('Because of the wind.')
    expect(stored()).toEqual({ why: 'Because of the wind.' })
    expect(screen.getByRole('status').textContent).toBe('Saved your notes.')
    const summaries = [...document.querySelectorAll('summary')].map((one) => one.textContent)
    expect(summaries).toEqual(['Why a kite?Has Notes', 'When do you fly?'])
    const edit = group('Why a kite?').getByRole('button', { name: 'Edit Your Notes' })
    await expect.poll(() => document.activeElement).toBe(edit)
  })

  it('delete a note that is emptied, and keep the others', async () => {
    localStorage.setItem(
      'interviewNotes',
      '{"why":"Wind","when":"May","gone":"From a later version"}',
    )
    const { user } = await openQuestions()
    await user.click(group('Why a kite?').getByRole('button', { name: 'Edit Your Notes' }))
    await user.clear(await screen.findByRole('textbox', { name: 'Your notes' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await group('Why a kite?').findByRole('button', { name: 'Add Your Notes' })
    expect(stored()).toEqual({ when: 'May', gone: 'From a later version' })
  })

  it('store nothing for a note that was never written', async () => {
    const { user } = await openQuestions()
    await user.click(group('Why a kite?').getByRole('button', { name: 'Add Your Notes' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your notes' }), '   ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await group('Why a kite?').findByRole('button', { name: 'Add Your Notes' })
    expect(stored()).toBeNull()
  })

  it('restore an unsaved note until it is cancelled', async () => {
    const first = await openQuestions()
    await first.user.click(group('Why a kite?').getByRole('button', { name: 'Add Your Notes' }))
    await first.user.type(await screen.findByRole('textbox', { name: 'Your notes' }), 'Half')
    first.unmount()

    const { user } = await openQuestions()
    const box = await group('Why a kite?').findByRole('textbox', { name: 'Your notes' })
    expect(box).toHaveProperty('value', 'Half')
    await user.click(group('Why a kite?').getByRole('button', { name: 'Cancel' }))
    await group('Why a kite?').findByRole('button', { name: 'Add Your Notes' })
    expect(readDraft('interviewNotes:why')).toBeUndefined()
  })

  it('ask which note to keep where another tab wrote one meanwhile', async () => {
    const { user } = await openQuestions()
    await user.click(group('Why a kite?').getByRole('button', { name: 'Add Your Notes' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your notes' }), 'Mine')
    writeInAnotherTab('interviewNotes', { why: 'Theirs', when: 'May' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('radio', { name: /Use theirs/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await group('Why a kite?').findByText('Theirs')
    expect(stored()).toEqual({ why: 'Theirs', when: 'May' })
  })

  it('refuse a note that is too long, with an error message, and store nothing', async () => {
    const { user } = await openQuestions()
    await user.click(group('Why a kite?').getByRole('button', { name: 'Add Your Notes' }))
    const box = await screen.findByRole('textbox', { name: 'Your notes' })
    await user.click(box)
    await user.paste('x'.repeat(5001))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Use at most 5,000 characters.')
    expect(stored()).toBeNull()
  })

  it('are found by their list, their answers and their notes', () => {
    const read = () => ({ when: 'In May' }) as never
    expect(view.find?.(read)).toMatchObject({
      kind: 'About Kites',
      findings: [
        { title: 'About Kites', anchor: 'toy-questions-title' },
        { title: 'Why a kite?', text: 'It flies.', texts: [''], anchor: 'toy-questions/why' },
        { title: 'When do you fly?', texts: ['In May'] },
      ],
    })
  })
})
