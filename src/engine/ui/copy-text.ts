import { announce } from '../announcer'

/**
 * Copies a text and announces it. If the browser refuses, selects the text, to be copied with the keyboard.
 * @param noun what the text is, as the message begins: "Letter"
 * @param shown the element that contains the text. It may leave the page before the browser refuses
 */
export async function copyText(noun: string, text: string, shown: HTMLElement | null) {
  try {
    await navigator.clipboard.writeText(text)
    announce(`${noun} copied.`)
  } catch {
    if (!shown?.isConnected) return announce(`${noun} not copied. Try again.`)
    if (shown instanceof HTMLTextAreaElement) shown.select()
    else window.getSelection()?.selectAllChildren(shown)
    announce(`${noun} selected. Copy it with your keyboard or your browser’s menu.`)
  }
}
