import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { storedBytes } from '../../support/stored-bytes'
import { defineEntity } from '@/engine/model/entity'
import { listView } from '@/engine/views/list/list-view'
import { renderView } from '../../support/render-view'
import { TOY_DAY, toyConfig, toys, toySchema, type Toy } from '../../support/toy-entity'
import {
  descriptionOf,
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
  formValues,
  status,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

/** What the toys have beside their fields. */
const parts = {
  key: 'toys',
  noun: ['toy', 'toys'],
  schema: toySchema,
  keepsUpdatedAt: true,
  describe: ({ name }: Toy) => name,
} as const

describe('An empty form', () => {
  it('starts with the defaults, in the order of the form', async () => {
    await openNew()
    expect(Object.entries(formValues())).toEqual(Object.entries(defaults))
  })

  it('moves the focus to its heading when it opens', async () => {
    const { user } = await comeBack()
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    const heading = await screen.findByRole('heading', { name: 'Add New Toy' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('button', { name: 'Add Toy' })).toBeNull()
  })

  it('marks required fields and explains the mark', async () => {
    await openNew()
    const required = Array.from(form().querySelectorAll('label'))
      .filter((label) => label.textContent.endsWith(' *'))
      .map((label) => label.control)
    expect(required).toEqual(['Name', 'Date Bought', 'Status', 'Size'].map(field))
    expect(Array.from(form().querySelectorAll('[required]'))).toEqual(required)
    within(form()).getByText('Fields marked with * are required.')
  })

  it('has a suitable control for each kind of field', async () => {
    await openNew()
    const kinds = ['Name', 'Date Bought', 'Status', 'Shop', 'Pieces', 'Fragile', 'Notes'].map(
      (label) => field(label).getAttribute('type') ?? field(label).tagName,
    )
    expect(kinds).toEqual(['text', 'date', 'SELECT', 'url', 'number', 'checkbox', 'TEXTAREA'])
    expect(field('Pieces').getAttribute('min')).toBe('0')
    expect(field('Pieces').getAttribute('max')).toBe('100')
  })

  it('offers a blank option only if the field is optional', async () => {
    await openNew()
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options('Size')).toEqual(['Small', 'Medium', 'Extra Large'])
    expect(options('Color')).toEqual(['Any color', 'Red', 'Green'])
  })

  it('connects a hint with its field', async () => {
    await openNew()
    expect(descriptionOf('Maker')).toBe('Who made it.')
    expect(field('Name').getAttribute('aria-describedby')).toBeNull()
  })
})

describe('A form with invalid fields', () => {
  it('shows an error beside each of them, focuses the first one, and stores nothing', async () => {
    const { user } = await openNew()
    await fill(user, 'Date Bought', '')
    await save(user)
    await waitFor(() => expect(isInvalid('Name')).toBe(true))
    expect(descriptionOf('Name')).toBe('Enter the toy’s name.')
    expect(isInvalid('Date Bought')).toBe(true)
    expect(descriptionOf('Date Bought')).toBe('Enter the day.')
    expect(isInvalid('Maker')).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(status()).toBe('2 fields need your attention.')
    expect(storedBytes()).toEqual({})
  })

  it('focuses the first invalid field, not the first field', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Shop', 'https:/example.com')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field('Shop')))
    expect(status()).toBe('1 field needs your attention.')
  })

  it('focuses the topmost invalid field, even if it appeared last', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Shop', 'https:/example.com')
    await choose(user, 'Status', 'Wished for')
    await user.click(field('Budget'))
    await user.paste('x'.repeat(201))
    await save(user)
    await waitFor(() => expect(isInvalid('Budget')).toBe(true))
    await waitFor(() => expect(document.activeElement).toBe(field('Budget')))
  })

  it('shows a hidden field that is invalid, so that it can be corrected', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await choose(user, 'Status', 'Wished for')
    await user.click(field('Budget'))
    await user.paste('x'.repeat(201))
    await choose(user, 'Status', 'Owned')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field('Budget')))
    expect(descriptionOf('Budget')).toBe('Use at most 200 characters.')
    await fill(user, 'Budget', '20 dollars')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ isWished: false, budget: '20 dollars' }])
  })

  it('keeps a field that is visible only with a value while the user empties it to type something else', async () => {
    const maker = { ...toys.fields.maker, visible: ({ maker }: Toy) => maker !== '' }
    const view = listView(defineEntity({ ...parts, fields: { ...toys.fields, maker } }), toyConfig)
    localStorage.setItem('toys', JSON.stringify([kite]))
    const { user } = await renderView(view, { address: '/?edit=2' })
    await screen.findByRole('form')
    await fill(user, 'Maker', 'Orville')
    expect(field('Maker')).toHaveProperty('value', 'Orville')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ maker: 'Orville' }])
  })

  it('expands the collapsed fields for an error at each save, even if they were collapsed again or it is not the first', async () => {
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
    await fill(user, 'Name', '')
    await user.click(title)
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(isOpen()).toBe(true)
  })

  it('describes a field by its hint and its error', async () => {
    const { user } = await openNew()
    await user.click(field('Maker'))
    await user.paste('x'.repeat(201))
    await save(user)
    await waitFor(() => expect(isInvalid('Maker')).toBe(true))
    expect(descriptionOf('Maker')).toBe('Who made it. Use at most 200 characters.')
  })

  it('removes each error as soon as its field is valid', async () => {
    const { user } = await openNew()
    await save(user)
    await waitFor(() => expect(isInvalid('Name')).toBe(true))
    await fill(user, 'Name', 'Drum')
    await waitFor(() => expect(isInvalid('Name')).toBe(false))
    expect(descriptionOf('Name')).toBe('')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
  })

  it.each([
    ['Name', '   ', 'Enter the toy’s name.'],
    ['Name', '\u00a0\u3000', 'Enter the toy’s name.'],
    ['Shop', 'javascript:alert(1)', 'Start the link with https://'],
    ['Pieces', '-1', 'Use a whole number from 0 to 100.'],
    ['Pieces', '1.5', 'Use a whole number from 0 to 100.'],
    ['Pieces', '101', 'Use a whole number from 0 to 100.'],
  ])('%s does not accept %j', async (label, text, sentence) => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, label, text)
    await save(user)
    await waitFor(() => expect(descriptionOf(label)).toContain(sentence))
    expect(field(label)).toHaveProperty('value', text)
    expect(storedBytes()).toEqual({})
  })
})

describe('A control that shows another value than the form state', () => {
  /** Sets the value without an event, as a password manager or the browser can. */
  const setSilently = (label: string, text: string) => {
    const control = field(label)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
      throw new Error(`"${label}" is not a text control.`)
    }
    control.value = text
  }

  it('is saved with the value that it shows', async () => {
    const { user } = await openNew()
    setSilently('Name', 'Drum')
    setSilently('Notes', 'Loud.')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum', notes: 'Loud.' }])
  })

  it('keeps a stored text that it cannot show in full', async () => {
    const { user } = await openForm([{ ...kite, notes: 'One.\r\nTwo.', maker: 'Ac\nme' }], '2')
    await fill(user, 'Name', 'Red kite')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Red kite', notes: 'One.\r\nTwo.', maker: 'Ac\nme' }])
  })

  it.each([
    ['Date Bought', 'Enter a full date: month, day and year.'],
    ['Pieces', 'Use a whole number.'],
  ])('is not saved while %s is incomplete', async (label, sentence) => {
    const { user } = await openForm([kite], '2')
    // The value of a partly typed control is blank; only `badInput` tells it from an empty one.
    Object.defineProperty(field(label), 'validity', { value: { badInput: true } })
    const before = storedBytes()
    await save(user)
    await waitFor(() => expect(descriptionOf(label)).toContain(sentence))
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(storedBytes()).toEqual(before)
  })
})

describe('A required text', () => {
  it.each(['\u200e', '\u00ad \u00ad', '\u3164'])(
    'that has no visible character, such as %j, counts as blank',
    async (text) => {
      const { user } = await openNew()
      await fill(user, 'Name', text)
      await save(user)
      await waitFor(() => expect(descriptionOf('Name')).toBeTruthy())
      expect(storedBytes()).toEqual({})
    },
  )
})

describe('The year of a date', () => {
  const sentence = 'Check the year. Use one from 1970 to 2100.'

  it('is not accepted if it is probably mistyped', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Date Bought', '0202-03-04')
    await save(user)
    await waitFor(() => expect(descriptionOf('Date Bought')).toBe(sentence))
    await waitFor(() => expect(document.activeElement).toBe(field('Date Bought')))
    expect(field('Date Bought')).toHaveProperty('value', '0202-03-04')
    expect(status()).toBe('1 field needs your attention.')
    expect(storedBytes()).toEqual({})
  })

  it('is accepted if it is long ago', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await fill(user, 'Date Bought', '1970-01-01')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ bought: '1970-01-01' }])
  })

  it('that is stored already is shown and kept, and is an error once another field is saved', async () => {
    const old = { ...kite, bought: '0026-03-04' }
    const { user } = await openForm([old], '2')
    expect(field('Date Bought')).toHaveProperty('value', '0026-03-04')
    await fill(user, 'Maker', 'Another')
    await save(user)
    await waitFor(() => expect(descriptionOf('Date Bought')).toBe(sentence))
    expect(stored()).toEqual([old])

    await fill(user, 'Date Bought', '2026-03-04')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ bought: '2026-03-04', maker: 'Another' }])
  })
})

describe('A number', () => {
  it('is not changed by the mouse wheel, because the field loses the focus', async () => {
    const { user } = await openNew()
    await user.click(field('Pieces'))
    fireEvent.wheel(field('Pieces'), { deltaY: 100 })
    expect(document.activeElement).not.toBe(field('Pieces'))
  })

  it.each(['', 'abc', 'e', '-'])(
    'that is %j becomes 0 in the field when it loses focus',
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

describe('A field that depends on another', () => {
  it('has the label for the value of the other field', async () => {
    const { user } = await openNew()
    expect(within(form()).queryByLabelText(/^Wanted By/)).toBeNull()
    await choose(user, 'Status', 'Wished for')
    expect(field('Wanted By')).toHaveProperty('value', TOY_DAY)
    expect(within(form()).queryByLabelText(/^Date Bought/)).toBeNull()
  })

  it('shows only for some values of the other field, and keeps what was typed', async () => {
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
