/**
 * Whether this is Safari, or a browser on its engine, running as a page and not from the Home
 * Screen: there a site's storage may be deleted after days without a visit. The engine is told by
 * its vendor, which Safari and every browser on iOS name; no feature tells this habit.
 */
export function mayForget(): boolean {
  const isSafari = navigator.vendor.startsWith('Apple')
  return isSafari && !matchMedia('(display-mode: standalone)').matches
}
