/** Fields that WebKit empties when Back brings their page from memory, some time after `pageshow` and without an event. */
const EMPTIED_FIELDS = 'input[autocomplete="off"]'

/**
 * Keeps typed text when the browser puts the page into the back/forward cache: removes `autocomplete="off"` from fields
 * meanwhile. Otherwise a save would store an emptied field as blank. Call it once, at startup.
 */
export function keepFieldsInPageCache() {
  let changed: readonly Element[] = []
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    changed = [...document.querySelectorAll(EMPTIED_FIELDS)]
    for (const field of changed) field.removeAttribute('autocomplete')
  })
  window.addEventListener('pageshow', () => {
    for (const field of changed) field.setAttribute('autocomplete', 'off')
    changed = []
  })
}
