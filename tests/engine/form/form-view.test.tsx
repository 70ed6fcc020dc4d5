import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { storedBytes } from '../../support/stored-bytes'
import { listView } from '@/engine/views/list/list-view'
import { renderView } from '../../support/render-view'
import { TOY_DAY, toyConfig, toys } from '../../support/toy-entity'
import {
  beside,
  choose,
  closed,
  comeBack,
  defaults,
  field,
  fill,
  form,
  isInvalid,
  kite,
  openForm,
  openNew,
  save,
  shown,
  status,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

describe('An empty form', () => {
  it('starts with the defaults, in the order of the form', async () => {
    await openNew()
    expect(Object.entries(shown())).toEqual(Object.entries(defaults))
  })

  it('takes the focus at its heading when it opens', async () => {
    const { user } = await comeBack()
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    const heading = await screen.findByRole('heading', { name: 'Add New Toy' })
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByRole('button', { name: 'Add Toy' })).toBeNull()
  })

  it('marks what is required, and says what the mark means', async () => {
    await openNew()
    const required = Array.from(form().querySelectorAll('label'))
      .filter((label) => label.textContent.endsWith(' *'))
      .map((label) => label.control)
    expect(required).toEqual(['Name', 'Date Bought', 'Status', 'Size'].map(field))
    expect(Array.from(form().querySelectorAll('[required]'))).toEqual(required)
    within(form()).getByText('Fields marked with * are required.')
  })

  it('gives each kind of field the control that suits it', async () => {
    await openNew()
    const kinds = ['Name', 'Date Bought', 'Status', 'Shop', 'Pieces', 'Fragile', 'Notes'].map(
      (label) => field(label).getAttribute('type') ?? field(label).tagName,
    )
    expect(kinds).toEqual(['text', 'date', 'SELECT', 'url', 'number', 'checkbox', 'TEXTAREA'])
    expect(field('Pieces').getAttribute('min')).toBe('0')
    expect(field('Pieces').getAttribute('max')).toBe('100')
  })

  it('offers the blank choice only where a choice may stay open', async () => {
    await openNew()
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options('Size')).toEqual(['Small', 'Medium', 'Extra Large'])
    expect(options('Color')).toEqual(['Any color', 'Red', 'Green'])
  })

  it('keeps a hint beside its field', async () => {
    await openNew()
    expect(beside('Maker')).toBe('Who made it.')
    expect(field('Name').getAttribute('aria-describedby')).toBeNull()
  })
})

describe('A form that is refused', () => {
  it('says beside each field what is wrong, goes to the first one, and stores nothing', async () => {
    const { user } = await openNew()
    await fill(user, 'Date Bought', '')
    await save(user)
    await waitFor(() => expect(isInvalid('Name')).toBe(true))
    expect(beside('Name')).toBe('Enter the toy’s name.')
    expect(isInvalid('Date Bought')).toBe(true)
    expect(beside('Date Bought')).toBe('Enter the day.')
    expect(isInvalid('Maker')).toBe(false)
    expect(document.activeElement).toBe(field('Name'))
    expect(status()).toBe('2 fields need your attention.')
    expect(storedBytes()).toEqual({})
  })

  it('goes to the first wrong field, not to the first field', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Shop', 'https:/example.com')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field('Shop')))
    expect(status()).toBe('1 field needs your attention.')
  })

  it('goes to the first wrong field from the top, also when that one appeared last', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Shop', 'https:/example.com')
    await choose(user, 'Status', 'Wished for')
    await user.click(field('Budget'))
    await user.paste('x'.repeat(201))
    await save(user)
    await waitFor(() => expect(isInvalid('Budget')).toBe(true))
    expect(document.activeElement).toBe(field('Budget'))
  })

  it('shows a hidden field that is wrong, so that it can be mended', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await choose(user, 'Status', 'Wished for')
    await user.click(field('Budget'))
    await user.paste('x'.repeat(201))
    await choose(user, 'Status', 'Owned')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field('Budget')))
    expect(beside('Budget')).toBe('Use at most 200 characters.')
    await fill(user, 'Budget', '20 dollars')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ isWished: false, budget: '20 dollars' }])
  })

  it('opens the collapsed fields over an error at each save, even after they were closed again', async () => {
    const collapsed = listView(toys, {
      ...toyConfig,
      form: {
        ...toyConfig.form,
        fields: ['name', 'bought', 'isWished', 'budget', 'size', 'color', 'link', 'pieces'],
        more: { title: 'More About It', fields: ['maker', 'isFragile', 'notes'] },
      },
    })
    const { user } = await renderView(collapsed, { address: '/?edit=new' })
    await screen.findByRole('form')
    const title = screen.getByText('More About It')
    const isOpen = () => title.closest('details')?.open
    expect(isOpen()).toBe(false)
    await fill(user, 'Name', 'Drum')
    await user.click(title)
    await user.click(field('Maker'))
    await user.paste('x'.repeat(201))
    for (let time = 0; time < 2; time++) {
      await user.click(title)
      expect(isOpen()).toBe(false)
      await save(user)
      await waitFor(() => expect(document.activeElement).toBe(field('Maker')))
      expect(isOpen()).toBe(true)
    }
  })

  it('says a hint and an error together', async () => {
    const { user } = await openNew()
    await user.click(field('Maker'))
    await user.paste('x'.repeat(201))
    await save(user)
    await waitFor(() => expect(isInvalid('Maker')).toBe(true))
    expect(beside('Maker')).toBe('Who made it. Use at most 200 characters.')
  })

  it('takes each sentence back as soon as its field is right', async () => {
    const { user } = await openNew()
    await save(user)
    await waitFor(() => expect(isInvalid('Name')).toBe(true))
    await fill(user, 'Name', 'Drum')
    await waitFor(() => expect(isInvalid('Name')).toBe(false))
    expect(beside('Name')).toBe('')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
  })

  it.each([
    ['Name', '   ', 'Enter the toy’s name.'],
    ['Name', '\u00a0\u3000', 'Enter the toy’s name.'],
    ['Shop', 'javascript:alert(1)', 'Start the link with https://'],
    ['Shop', 'https:/example.com', 'Start the link with https://'],
    ['Pieces', '-1', 'Use a whole number from 0 to 100.'],
    ['Pieces', '1.5', 'Use a whole number from 0 to 100.'],
    ['Pieces', '101', 'Use a whole number from 0 to 100.'],
  ])('%s does not take %j', async (label, text, sentence) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, label, text)
    await save(user)
    await waitFor(() => expect(beside(label)).toContain(sentence))
    expect(field(label)).toHaveProperty('value', text)
    expect(storedBytes()).toEqual({})
  })
})

describe('A control that shows something else than its form holds', () => {
  /** Sets the value as a password manager or the browser does: no event tells of it. */
  const setSilently = (label: string, text: string) => {
    const control = field(label)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
      throw new Error(`"${label}" is no text control.`)
    }
    control.value = text
  }

  it('is saved as it shows', async () => {
    const { user } = await openNew()
    setSilently('Name', 'Drum')
    setSilently('Notes', 'Loud.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum', notes: 'Loud.' }])
  })

  it('keeps a stored text that its control cannot show whole', async () => {
    const { user } = await openForm([{ ...kite, notes: 'One.\r\nTwo.', maker: 'Ac\nme' }], '2')
    await fill(user, 'Name', 'Red kite')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Red kite', notes: 'One.\r\nTwo.', maker: 'Ac\nme' }])
  })

  it.each([
    ['Date Bought', 'Enter a full date: month, day and year.'],
    ['Pieces', 'Use a whole number.'],
  ])('is not saved while %s is half typed', async (label, sentence) => {
    const { user } = await openForm([kite], '2')
    // The browser gives a half-typed value as blank, and only this says so.
    Object.defineProperty(field(label), 'validity', { value: { badInput: true } })
    const before = storedBytes()
    await save(user)
    await waitFor(() => expect(beside(label)).toContain(sentence))
    expect(document.activeElement).toBe(field(label))
    expect(storedBytes()).toEqual(before)
  })
})

describe('A number', () => {
  it('is not changed by the wheel: the field lets go of the focus', async () => {
    const { user } = await openNew()
    await user.click(field('Pieces'))
    fireEvent.wheel(field('Pieces'), { deltaY: 100 })
    expect(document.activeElement).not.toBe(field('Pieces'))
  })
})

describe('A required text', () => {
  it.each(['\u200e', '\u00ad \u00ad', '\u3164'])(
    'that shows nothing, as %j does, counts as blank',
    async (text) => {
      const { user } = await openNew()
      await fill(user, 'Name', text)
      await save(user)
      await waitFor(() => expect(beside('Name')).toBeTruthy())
      expect(storedBytes()).toEqual({})
    },
  )
})

describe('The year of a date', () => {
  const sentence = 'Check the year. Use one from 1970 to 2100.'

  it.each(['0026-03-04', '0202-03-04', '1969-12-31', '2101-01-01'])(
    'is asked for again in %j',
    async (day) => {
      const { user } = await openNew()
      await fill(user, 'Name', 'Drum')
      await fill(user, 'Date Bought', day)
      await save(user)
      await waitFor(() => expect(beside('Date Bought')).toBe(sentence))
      expect(document.activeElement).toBe(field('Date Bought'))
      expect(field('Date Bought')).toHaveProperty('value', day)
      expect(status()).toBe('1 field needs your attention.')
      expect(storedBytes()).toEqual({})
    },
  )

  it.each(['1970-01-01', '1986-06-30', '2100-12-31'])('may be that of %j', async (day) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Date Bought', day)
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ bought: day }])
  })

  it('that is stored already is shown and kept, and said beside the field by a save of another one', async () => {
    const old = { ...kite, bought: '0026-03-04' }
    const { user } = await openForm([old], '2')
    expect(field('Date Bought')).toHaveProperty('value', '0026-03-04')
    await fill(user, 'Maker', 'Another')
    await save(user)
    await waitFor(() => expect(beside('Date Bought')).toBe(sentence))
    expect(stored()).toEqual([old])

    await fill(user, 'Date Bought', '2026-03-04')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ bought: '2026-03-04', maker: 'Another' }])
  })
})

describe('A number', () => {
  it.each(['', 'abc', 'e', '-'])(
    'that is %j becomes 0, visibly, on leaving the field',
    async (text) => {
      const { user } = await openNew()
      await fill(user, 'Name', 'Drum')
      await fill(user, 'Pieces', text)
      await user.tab()
      expect(field('Pieces')).toHaveProperty('value', '0')
      await save(user)
      await closed()
      expect(stored()).toMatchObject([{ pieces: 0 }])
    },
  )

  it('is stored as a number', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Pieces', '42')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ pieces: 42 }])
  })
})

describe('A field that follows another', () => {
  it('has the label that suits the other field', async () => {
    const { user } = await openNew()
    expect(within(form()).queryByLabelText(/^Wanted By/)).toBeNull()
    await choose(user, 'Status', 'Wished for')
    expect(field('Wanted By')).toHaveProperty('value', TOY_DAY)
    expect(within(form()).queryByLabelText(/^Date Bought/)).toBeNull()
  })

  it('shows only while the other field asks for it, and keeps what was typed', async () => {
    const { user } = await openNew()
    expect(within(form()).queryByLabelText('Budget')).toBeNull()
    await choose(user, 'Status', 'Wished for')
    await fill(user, 'Budget', '20 dollars')
    await choose(user, 'Status', 'Owned')
    expect(within(form()).queryByLabelText('Budget')).toBeNull()
    await choose(user, 'Status', 'Wished for')
    expect(field('Budget')).toHaveProperty('value', '20 dollars')
  })

  it('keeps its stored value through an edit that hides it', async () => {
    const wished = { ...kite, isWished: true, budget: '20 dollars' }
    const { user } = await openForm([wished], '2')
    await choose(user, 'Status', 'Owned')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ isWished: false, budget: '20 dollars' }])
  })
})
