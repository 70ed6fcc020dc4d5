/*
 * Where each page was scrolled to, for Back and Forward. The browser restores that by itself, but
 * before the page is drawn again, and a page that is still short cannot be scrolled far.
 */
const places = new Map<string, number>()

/** How many frames a page may take to become as tall as it was. */
const PATIENCE = 30

/** Set from a Back or Forward until the page is drawn. */
let isTraversal = false
let place: number | undefined

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', () => places.set(location.pathname, window.scrollY), {
    passive: true,
  })
  window.addEventListener('popstate', () => {
    isTraversal = true
    place = places.get(location.pathname)
  })
  // wouter announces every `pushState`. The last event decides: a `popstate` that draws no new page
  // (a link to a fragment, Back between two tabs) must not be taken for the next navigation.
  window.addEventListener('pushState', () => {
    isTraversal = false
  })
}

/** Scrolls a page that was just drawn: to the top after a link, to where it was after Back or Forward. */
export function scrollToPlace() {
  if (!isTraversal) window.scrollTo(0, 0)
  else if (place !== undefined) scrollTo(place, PATIENCE)
  isTraversal = false
}

function scrollTo(top: number, frames: number) {
  window.scrollTo(0, top)
  const isThere = Math.abs(window.scrollY - top) < 1
  if (!isThere && frames > 0) requestAnimationFrame(() => scrollTo(top, frames - 1))
}
