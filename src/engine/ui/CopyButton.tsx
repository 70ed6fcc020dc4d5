import { useId, useState, type ComponentProps, type RefObject } from 'react'
import { createStore, usePageStore } from '../page-store'
import { Button } from './Button'

/** The id of the button that was pressed last. What the others copied or selected may be gone since. */
const lastPressed = createStore('')

interface Props extends ComponentProps<typeof Button> {
  /** What the text is, as the message begins: "Letter". */
  noun: string
  text: string
  /** The element that contains the text. It may leave the page before the browser refuses. */
  shown: RefObject<HTMLElement | null>
}

/**
 * A button that copies a text, and a message that says whether this worked, until the text changes or another such
 * button is pressed. The message is the last item of the row that it is in. If the browser refuses, selects the text,
 * to be copied with the keyboard.
 */
export function CopyButton({ noun, text, shown, ...button }: Props) {
  const [copied, setCopied] = useState({ text, message: '', count: 0 })
  const id = useId()
  const isLast = usePageStore(lastPressed) === id
  const copy = async () => {
    const message = await copyOrSelect(noun, text, shown.current)
    lastPressed.set(id)
    setCopied(({ count }) => ({ text, message, count: count + 1 }))
  }
  return (
    <>
      <Button {...button} onClick={() => void copy()} />
      <span role="status" className="order-last" data-no-print>
        {/* A new element each time, so that the same message twice is announced twice. */}
        <span key={copied.count}>{isLast && copied.text === text && copied.message}</span>
      </span>
    </>
  )
}

async function copyOrSelect(noun: string, text: string, shown: HTMLElement | null) {
  try {
    await navigator.clipboard.writeText(text)
    return `${noun} copied.`
  } catch {
    if (!shown?.isConnected) return `${noun} not copied. Try again.`
    if (shown instanceof HTMLTextAreaElement) shown.select()
    else window.getSelection()?.selectAllChildren(shown)
    return `${noun} selected. Copy it with your keyboard or your browser’s menu.`
  }
}
