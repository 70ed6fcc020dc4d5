/**
 * The code of the bookmark, which runs on somebody else's page: opens the tracker with what the page says
 * of its jobs, behind a `#`, so that it is sent to nobody. It is handed over as text: nothing outside of it
 * can be used in it, and it stays small, as some browsers keep only short bookmarks.
 */
export function clipPage(tracker: string) {
  const MOST_POSTINGS = 10
  const MOST_CHARACTERS = 40_000
  const postings: unknown[] = []

  const look = (data: unknown, depth: number) => {
    if (typeof data !== 'object' || data === null || depth > 5) return
    const isPosting = '@type' in data && String(data['@type']).split(',').includes('JobPosting')
    if (isPosting && postings.length < MOST_POSTINGS) postings.push(pick(data, 0))
    else for (const part of Object.values(data)) look(part, depth + 1)
  }

  /** Without what nobody needs: a posting may carry pictures in it. */
  const pick = (data: unknown, depth: number): unknown => {
    if (typeof data === 'string') return data.slice(0, MOST_CHARACTERS / MOST_POSTINGS ** depth)
    if (typeof data !== 'object' || data === null) return data
    if (depth > 4) return undefined
    if (Array.isArray(data)) return data.slice(0, 3).map((part) => pick(part, depth))
    const wanted =
      /^(title|description|hiringOrganization|name|jobLocation|jobLocationType|address\w*|baseSalary|value|minValue|maxValue|unitText|currency|url)$/
    return Object.fromEntries(
      Object.entries(data)
        .filter(([name]) => wanted.test(name))
        .map(([name, part]) => [name, pick(part, name === 'description' ? 0 : depth + 1)]),
    )
  }

  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      look(JSON.parse(textContent), 0)
    } catch {
      // Broken data of the page: its title and address are left.
    }
  }
  const clip = { title: document.title.slice(0, 300), url: location.href, postings }
  window.open(`${tracker}#add=${encodeURIComponent(JSON.stringify(clip))}`)
}
