import { announce } from './announcer'

/**
 * Copies a text, and says so. Where the browser refuses, the text is selected for the keyboard to copy.
 * @param noun what the text is, as the message begins: "Letter"
 * @param shown where it stands on the page
 */
export async function copyText(noun: string, text: string, shown: HTMLElement | null) {
  try {
    await navigator.clipboard.writeText(text)
    announce(`${noun} copied.`)
  } catch {
    if (shown instanceof HTMLTextAreaElement) shown.select()
    else if (shown) window.getSelection()?.selectAllChildren(shown)
    announce(`${noun} selected. Copy it with your keyboard or your browser’s menu.`)
  }
}
