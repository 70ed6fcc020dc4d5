const accountPaths = ['/app/profile', '/app/settings', '/app/receive', '/app/our-apps']

/** Names the area of the product that a URL belongs to. One browser test covers one area. */
export function areaOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  if (path.startsWith('/onboarding/')) return 'the setup'
  if (accountPaths.includes(path)) return 'the profile, the settings and our apps'
  return path.startsWith('/app') ? path : 'the public pages'
}
