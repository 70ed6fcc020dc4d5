/** How a person came to the page that is being drawn. The last event decides. */
let arrival: 'load' | 'link' | 'history' = 'load'

if (typeof window !== 'undefined') {
  // Back and Forward; also a link to a fragment, which draws no new page. Followed before the first page
  // is drawn, it has put the focus where it belongs.
  window.addEventListener('popstate', () => {
    if (arrival !== 'load') arrival = 'history'
  })
  // wouter announces every `pushState`.
  window.addEventListener('pushState', () => {
    arrival = 'link'
  })
}

/** How the person came to what the address names. */
export const cameBy = () => arrival

/** Called once a page is drawn: what it draws later, nobody came to anew. */
export const arrived = () => void (arrival = 'link')
