import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  childFormPrefix,
  findDraftSuffix,
  formName,
  keepDraft,
  readDraft,
} from '@/engine/form/drafts'
import { rememberOpen } from '@/engine/ui/kept-open'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { renderView, writeInAnotherTab } from '../../support/render-view'
import { stubScreen } from '../../support/toy-look'
import { ball, glued, kite, openList, painted, toys, view } from '../../support/toy-repairs'

failOnConsoleError()

const timeline = (name = 'Kite') => within(screen.getByLabelText(`Repairs of ${name}`))
const lines = () =>
  timeline()
    .getAllByRole('listitem', { hidden: true })
    .map((line) => line.querySelector('p')?.textContent)
const button = (name: string) => timeline().getByRole('button', { name, hidden: true })

it('An entry that a file calls “new” stays as it is when another one is added', async () => {
  stubScreen({ isWide: true })
  const repairs = [{ ...glued, id: 'new' }, painted]
  localStorage.setItem('toys', JSON.stringify([{ ...kite, repairs }]))
  const { user, repository } = await renderView(view, { address: '/?repairs=1' })
  const details = await screen.findByRole('textbox', { name: /Details/ })
  expect(details).toHaveProperty('value', '')
  await user.type(details, 'Tail')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(repository.load(toys)[0]?.repairs).toMatchObject([
      { kind: 'glue', text: 'A wing' },
      { kind: 'paint', text: 'Red' },
      { text: 'Tail' },
    ]),
  )
})

it('Text typed into an entry stays visible, to copy or discard, when another tab deletes the record', async () => {
  const { user } = await openList('/?repairs=1')
  await user.type(await screen.findByRole('textbox', { name: /Details/ }), 'New tail')
  act(() => writeInAnotherTab('toys', [ball]))
  const left = await screen.findByRole('textbox', { name: 'What you typed' })
  expect(left).toHaveProperty('value', 'New tail')
  screen.getByText(/Copy it to keep it/)
  await user.click(screen.getByRole('button', { name: 'Copy Text' }))
  expect(await navigator.clipboard.readText()).toBe('New tail')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('textbox', { name: 'What you typed' })).toBeNull()
  const title = screen.getByRole('heading', { name: 'Your toys' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

describe('An entry that another tab deletes while it is edited', () => {
  const left = JSON.stringify([{ ...kite, repairs: [painted] }, ball])

  async function edit() {
    const rendered = await openList('/?repairs=1&repairs.id=a')
    const form = within(await screen.findByRole('form', { name: 'Edit Repair' }))
    await rendered.user.type(form.getByRole('textbox', { name: /Details/ }), ', twice')
    return { ...rendered, form }
  }

  async function saveAsNew({ user, form, repository }: Awaited<ReturnType<typeof edit>>) {
    expect((await form.findByRole('alert')).textContent).toContain(
      'This was deleted elsewhere while you were editing it.',
    )
    screen.getByRole('heading', { name: 'Edit Repair' })
    expect(form.getByRole('textbox', { name: /Details/ })).toHaveProperty('value', 'A wing, twice')
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save as new' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(repository.load(toys)[0]?.repairs).toEqual([
      painted,
      { ...glued, text: 'A wing, twice' },
    ])
    expect(findDraftSuffix('')).toBeUndefined()
  }

  it('can be saved as a new one, under its old id', async () => {
    const editing = await edit()
    act(() => writeInAnotherTab('toys', JSON.parse(left)))
    await saveAsNew(editing)
  })

  it('can be saved as a new one, even if only the save detects the deletion', async () => {
    const editing = await edit()
    localStorage.setItem('toys', left)
    await editing.user.click(editing.form.getByRole('button', { name: 'Save' }))
    await saveAsNew(editing)
  })
})

describe('The children of a record', () => {
  it('are listed in order; entries can be edited, derived lines cannot', async () => {
    await openList()
    expect(lines()).toEqual(['Bought', 'Glued, A wing', 'Painted, Red'])
    button('Edit Glued of Kite')
    expect(timeline().queryByRole('button', { name: 'Edit Bought', hidden: true })).toBeNull()
    const link = timeline().getByRole('link', {
      name: /^See the Repair – Glued, A wing, /,
      hidden: true,
    })
    expect(link.getAttribute('href')).toBe('/repairs?id=a')
  })

  it('are counted while they are collapsed, and a count of zero is left out', async () => {
    await openList()
    screen.getByText('2 repairs')
    expect(screen.queryByText('0 repairs')).toBeNull()
  })

  it('open an empty form if the URL asks for it, even if they were left collapsed, until it is closed', async () => {
    rememberOpen('repairs of toys 1', false)
    const { user } = await openList('/?size=small&repairs=1')
    const form = within(await screen.findByRole('form', { name: 'Add a Repair' }))
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(window.location.search).toBe('?size=small')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('get a new entry from a form, next to one that another tab adds meanwhile', async () => {
    const { user, repository } = await openList()
    await user.click(button('Add a Repair: Kite'))
    const form = within(await screen.findByRole('form', { name: 'Add a Repair', hidden: true }))
    await user.type(form.getByRole('textbox', { name: 'Details', hidden: true }), 'Blue')
    const other = { id: 'c', kind: 'glue', text: 'The tail' }
    writeInAnotherTab('toys', [{ ...kite, repairs: [glued, painted, other] }, ball])
    await user.click(form.getByRole('button', { name: 'Save', hidden: true }))
    await waitFor(() =>
      expect(lines()).toEqual([
        'Bought',
        'Glued, A wing',
        'Painted, Red',
        'Glued, The tail',
        'Painted, Blue',
      ]),
    )
    expect(repository.load(toys)[0]?.repairs).toHaveLength(4)
  })

  it('lose a deleted entry, and Undo restores it in its place', async () => {
    const { user } = await openList()
    await user.click(button('Delete Glued of Kite'))
    await waitFor(() => expect(lines()).toEqual(['Bought', 'Painted, Red']))
    await user.click(button('Undo: bring back Glued of Kite'))
    await waitFor(() => expect(lines()).toEqual(['Bought', 'Glued, A wing', 'Painted, Red']))
  })

  it('move the focus to the button for a new entry when Undo disappears', async () => {
    const { user } = await openList()
    await user.click(screen.getByText('2 repairs'))
    await user.click(button('Delete Glued of Kite'))
    const add = button('Add a Repair: Kite')
    await waitFor(() => expect(document.activeElement).toBe(add))
    await user.click(button('Undo: bring back Glued of Kite'))
    await waitFor(() => expect(lines()).toHaveLength(3))
    await waitFor(() => expect(document.activeElement).toBe(add))
  })

  it('move the focus at once when an entry is deleted, while the delete waits for another tab', async () => {
    const { release } = heldLocks()
    const { user } = await openList()
    await user.click(screen.getByText('2 repairs'))
    await user.click(button('Delete Glued of Kite'))
    await waitFor(() => expect(document.activeElement).toBe(button('Add a Repair: Kite')))
    await release()
  })

  it('move the focus to the open form when another entry is deleted or brought back', async () => {
    const { user } = await openList()
    await user.click(screen.getByText('2 repairs'))
    await user.click(button('Edit Glued of Kite'))
    const title = await screen.findByRole('heading', { name: 'Edit Repair' })
    await user.click(button('Delete Painted of Kite'))
    await waitFor(() => expect(document.activeElement).toBe(title))
    await user.click(button('Undo: bring back Painted of Kite'))
    await waitFor(() => expect(lines()).toHaveLength(3))
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('close the form of an entry that is deleted; Undo opens it again with what was typed in it', async () => {
    const { user } = await openList()
    await user.click(screen.getByText('2 repairs'))
    await user.click(button('Edit Glued of Kite'))
    await user.type(await screen.findByRole('textbox', { name: /Details/ }), ', twice')
    await user.click(button('Delete Glued of Kite'))
    expect(screen.queryByRole('form')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button('Add a Repair: Kite')))
    expect(findDraftSuffix('')).toBeUndefined()
    await user.click(button('Undo: bring back Glued of Kite'))
    const title = await screen.findByRole('heading', { name: 'Edit Repair' })
    expect(lines()).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: /Details/ })).toHaveProperty(
      'value',
      'A wing, twice',
    )
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('show unsaved text of another entry when the one in the form is deleted', async () => {
    const { user } = await openList()
    await user.click(button('Add a Repair: Kite'))
    await user.type(await screen.findByRole('textbox', { name: /Details/ }), 'New tail')
    await user.click(button('Edit Glued of Kite'))
    await screen.findByRole('form', { name: 'Edit Repair' })
    await user.click(button('Delete Glued of Kite'))
    const title = await screen.findByRole('heading', { name: 'Add a Repair' })
    expect(screen.getByRole('textbox', { name: /Details/ })).toHaveProperty('value', 'New tail')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('The values that a link fills in for a new entry', () => {
  const kind = () => screen.getByRole('combobox', { name: /What/ })
  const details = () => screen.findByRole('textbox', { name: /Details/ })

  it('are kept with the typed text when the list is left and opened again', async () => {
    const { user, unmount } = await openList('/?repairs=2&repairs.kind=glue')
    await user.type(await details(), 'The seam')
    unmount()
    const { repository } = await renderView(view)
    expect(await details()).toHaveProperty('value', 'The seam')
    expect(kind()).toHaveProperty('value', 'glue')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(repository.load(toys)[1]?.repairs).toMatchObject([{ kind: 'glue', text: 'The seam' }]),
    )
  })

  it('do not overwrite a half-filled form', async () => {
    const { user, unmount } = await openList('/?repairs=2')
    await user.type(await details(), 'Blue')
    unmount()
    await renderView(view, { address: '/?repairs=2&repairs.kind=glue' })
    expect(await details()).toHaveProperty('value', 'Blue')
    expect(kind()).toHaveProperty('value', 'paint')
  })
})

it('The form that a link asks for opens even if the form of another record is half filled', async () => {
  keepDraft(formName('toys', '2'), { name: 'Balloon' }, { opened: { name: 'Ball' } })
  stubScreen({ isWide: true })
  localStorage.setItem('toys', JSON.stringify([kite, ball]))
  await renderView(view, { address: '/?size=large&repairs=1' })
  await screen.findByRole('form', { name: 'Edit Toy' })
  await screen.findByRole('form', { name: 'Add a Repair' })
})

describe('Two half-filled forms of one record', () => {
  it('are shown one after the other', async () => {
    const { user } = await openList()
    await user.click(screen.getByText('2 repairs'))
    await user.click(button('Edit Glued of Kite'))
    const details = () => screen.findByRole('textbox', { name: /Details/ })
    await user.type(await details(), ', twice')
    await user.click(button('Edit Painted of Kite'))
    await waitFor(async () => expect(await details()).toHaveProperty('value', 'Red'))
    await user.click(button('Cancel'))
    await waitFor(async () => expect(await details()).toHaveProperty('value', 'A wing, twice'))
    await user.click(button('Cancel'))
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('A question about a record', () => {
  const draft = `${childFormPrefix('toys', 'repairs', '2')}question`
  const boxes = () => screen.queryAllByRole('textbox', { name: 'Details', hidden: true })

  it('opens again with what was typed into it, and only there', async () => {
    const { user, unmount } = await openList()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size: Ball' }), 'Small')
    await user.type(await screen.findByRole('textbox', { name: 'Details' }), 'The seam')
    unmount()
    const { repository } = await renderView(view)
    const form = within(await screen.findByRole('form', { name: 'What Was Glued?' }))
    expect(boxes().map((box) => box instanceof HTMLTextAreaElement && box.value)).toEqual([
      'The seam',
    ])
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(repository.load(toys)[1]?.repairs).toMatchObject([{ kind: 'glue', text: 'The seam' }]),
    )
    expect(boxes()).toEqual([])
  })

  it('keeps the values it fills in when its unsaved answer moves to the form for a new entry', async () => {
    const { user, unmount } = await openList()
    const size = () => screen.getByRole('combobox', { name: 'Size: Ball' })
    await user.selectOptions(size(), 'Small')
    await user.type(await screen.findByRole('textbox', { name: 'Details' }), 'The seam')
    await user.selectOptions(size(), 'Large')
    unmount()
    await renderView(view)
    expect(await screen.findByRole('textbox', { name: /Details/ })).toHaveProperty(
      'value',
      'The seam',
    )
    expect(screen.getByRole('combobox', { name: /What/ })).toHaveProperty('value', 'glue')
  })

  /** Asks about the doll, which comes after the ball, and types an answer that is not saved. */
  async function answerAboutDoll() {
    stubScreen({ isWide: true })
    const doll = { ...ball, id: '3', name: 'Doll' }
    localStorage.setItem('toys', JSON.stringify([ball, doll]))
    const { user, repository } = await renderView(view)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Size: Doll' }), 'Small')
    await user.type(await screen.findByRole('textbox', { name: 'Details' }), 'The seam')
    return { user, repository, ofDoll: () => within(screen.getByLabelText('Repairs of Doll')) }
  }

  it('leaves what was typed in the form for a new entry when another record is asked', async () => {
    const { user, repository, ofDoll } = await answerAboutDoll()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size: Ball' }), 'Small')
    await screen.findByRole('form', { name: 'What Was Glued?' })
    const details = await ofDoll().findByRole('textbox', { name: /Details/ })
    expect(details).toHaveProperty('value', 'The seam')
    expect(details.closest('details')).toHaveProperty('open', true)
    await user.click(ofDoll().getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(repository.load(toys)[1]?.repairs).toMatchObject([{ kind: 'glue', text: 'The seam' }]),
    )
    await waitFor(() => expect(ofDoll().queryByRole('form')).toBeNull())
  })

  it('takes the focus, rather than the form that shows the unsaved answer about another record', async () => {
    const { user, ofDoll } = await answerAboutDoll()
    await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    const form = within(await screen.findByRole('form', { name: 'Edit Toy' }))
    await user.selectOptions(form.getByRole('combobox', { name: /Size/ }), 'Small')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await ofDoll().findByRole('textbox', { name: /Details/ })
    const title = await screen.findByRole('heading', { name: 'What Was Glued?' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('is asked, and has the focus, after an edit of a record beyond the first page', async () => {
    stubScreen({ isWide: true })
    const others = Array.from({ length: 30 }, (_, at) => ({ ...ball, id: `${at + 10}` }))
    const doll = { ...ball, id: '3', name: 'Doll', size: 'small' }
    localStorage.setItem('toys', JSON.stringify([...others, doll]))
    const { user } = await renderView(view, { address: '/?edit=3' })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    const title = await screen.findByRole('heading', { name: 'What Was Glued?' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('leaves the focus to the record when that is edited while the question is shown', async () => {
    const { user } = await openList('/?layout=board')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Size: Ball' }), 'Small')
    await screen.findByRole('form', { name: 'What Was Glued?' })
    await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    const form = within(await screen.findByRole('form', { name: 'Edit Toy' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ball' })),
    )
  })

  it('takes over what was typed from the form for a new entry when it is asked again', async () => {
    stubScreen({ isWide: true })
    localStorage.setItem('toys', JSON.stringify([kite, { ...ball, size: 'small' }]))
    keepDraft(draft, { text: 'The seam' })
    // A link that asks for the form for a new entry comes first.
    const { user } = await renderView(view, { address: '/?repairs=2' })
    await screen.findByRole('form', { name: 'Add a Repair' })
    expect(boxes()).toHaveLength(1)
    const size = screen.getByRole('combobox', { name: 'Size: Ball' })
    await user.selectOptions(size, 'Large')
    await user.selectOptions(size, 'Small')
    const form = within(await screen.findByRole('form', { name: 'What Was Glued?' }))
    expect(boxes()).toEqual([form.getByRole('textbox')])
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(boxes()).toEqual([])
    expect(readDraft(draft)).toBeUndefined()
  })
})

describe('The last child in a compact layout', () => {
  it('is the last entry on a board card, and is left out if there are no entries', async () => {
    await openList('/?layout=board')
    expect(screen.getByText('Painted').parentElement?.textContent).toBe('Repairs: Painted')
    expect(screen.getAllByText('Repairs:')).toHaveLength(1)
    expect(screen.queryByText('Bought')).toBeNull()
  })

  it('is the same in a row on a phone', async () => {
    await openList('/?layout=rows', { isWide: false })
    expect(screen.getByText('Painted').parentElement?.textContent).toBe('Repairs: Painted')
  })
})
