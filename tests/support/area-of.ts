const besideModules = ['/app/profile', '/app/settings', '/app/receive', '/app/our-apps']

/** Names the part of the product that an address belongs to: one browser test looks at all of a part. */
export function areaOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  if (path.startsWith('/onboarding/')) return 'the setup'
  if (besideModules.includes(path)) return 'the profile, the settings and our apps'
  return path.startsWith('/app') ? path : 'the public pages'
}
