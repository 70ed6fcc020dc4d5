import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from '@/engine/ui/CopyButton'

afterEach(() => void vi.unstubAllGlobals())

function Letter({ text, isShown = true }: { text: string; isShown?: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      {isShown && <textarea ref={field} readOnly value={text} />}
      <CopyButton noun="Letter" text={text} shown={field}>
        Copy
      </CopyButton>
    </>
  )
}

const setClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })
const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }))

it('The button has a message that the text was copied, until the text changes', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  setClipboard(writeText)
  const { rerender } = render(<Letter text="Dear board" />)
  copy()
  await screen.findByText('Letter copied.')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Dear board')
  rerender(<Letter text="Dear members" />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('The message disappears when another text is copied, because the clipboard has only the last one', async () => {
  setClipboard(() => Promise.resolve())
  render(
    <>
      <Letter text="Dear board" />
      <Letter text="Dear members" />
    </>,
  )
  for (const button of screen.getAllByRole('button')) {
    fireEvent.click(button)
    await screen.findByText('Letter copied.')
  }
  const messages = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(messages).toEqual(['', 'Letter copied.'])
})

it('If the browser refuses to copy, the text is selected and the message says how to copy it', async () => {
  setClipboard(refuse)
  render(<Letter text="Dear board" />)
  copy()
  await screen.findByText('Letter selected. Copy it with your keyboard or your browser’s menu.')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Dear board')
})

it('If the text left the page before the browser refused, the message does not say that it is selected', async () => {
  setClipboard(refuse)
  render(<Letter text="Dear board" isShown={false} />)
  copy()
  await screen.findByText('Letter not copied. Try again.')
})
