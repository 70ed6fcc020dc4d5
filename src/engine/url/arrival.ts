/** The last event decides. */
let arrival: 'load' | 'link' | 'history' = 'load'

if (typeof window !== 'undefined') {
  const { pathname } = window.location
  // Fires for Back and Forward, and for a link to a fragment. Before the first page is rendered, a popstate within its
  // path is such a link, which has already moved the focus.
  window.addEventListener('popstate', () => {
    if (arrival !== 'load' || window.location.pathname !== pathname) arrival = 'history'
  })
  // wouter dispatches this event on every `pushState`.
  window.addEventListener('pushState', () => {
    arrival = 'link'
  })
}

/** How the user reached the current page. */
export const getArrival = () => arrival

/** Call once a page has rendered. A later navigation without either event, such as `replaceState`, is then a link. */
export const resetArrival = () => void (arrival = 'link')
