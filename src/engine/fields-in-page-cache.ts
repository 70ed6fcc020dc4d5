/** Fields that WebKit empties when Back brings their page from memory, some time after `pageshow` and without an event. */
const EMPTIED = 'input[autocomplete="off"]'

/**
 * Keeps what was typed in a page that the browser keeps for Back: fields are without `autocomplete="off"` meanwhile.
 * A save would store an emptied field as blank. Call it once, when the code has come.
 */
export function keepFieldsInPageCache() {
  let changed: readonly Element[] = []
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    changed = [...document.querySelectorAll(EMPTIED)]
    for (const field of changed) field.removeAttribute('autocomplete')
  })
  window.addEventListener('pageshow', () => {
    for (const field of changed) field.setAttribute('autocomplete', 'off')
    changed = []
  })
}
