import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce } from '@/engine/announcer'
import { copyText } from '@/engine/ui/copy-text'

vi.mock('@/engine/announcer', () => ({ announce: vi.fn() }))

beforeEach(() => {
  const writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.mocked(announce).mockClear()
})

it('If the browser refuses to copy, the text is selected and the message says how to copy it', async () => {
  const field = document.createElement('textarea')
  field.value = 'Dear board'
  document.body.append(field)
  await copyText('Letter', field.value, field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Dear board')
  expect(announce).toHaveBeenCalledExactlyOnceWith(
    'Letter selected. Copy it with your keyboard or your browser’s menu.',
  )
})

it('If the text left the page before the browser refused, the message does not say that it is selected', async () => {
  await copyText('Letter', 'Dear board', document.createElement('textarea'))
  expect(announce).toHaveBeenCalledExactlyOnceWith('Letter not copied. Try again.')
})
