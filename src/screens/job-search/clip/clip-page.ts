/**
 * The code of the bookmarklet, which runs on third-party pages. It opens the tracker with the page's job postings in
 * the URL fragment, which is never sent to a server. The function is serialized, so it must not use anything outside of
 * itself. Keep it small: some browsers accept only short bookmarks.
 */
export function clipPage(tracker: string) {
  const MAX_POSTINGS = 10
  /** Firefox opens no URL longer than 1,048,576 characters, Chrome none longer than 2,097,152. */
  const MAX_URL_LENGTH = 1_000_000
  /** Whitespace and the ends of comments and CDATA, which pages write after their JSON. */
  const ENDINGS = [' ', '\n', '\r', '\t', '\u00a0', '//', '/*', '*/', '-->', ']]>', ';']
  const found: object[] = []

  /** Prevents a `toJSON` that a library on the page added to all objects from changing our data. */
  const plain = <Data extends object>(data: Data) =>
    Object.defineProperty(data, 'toJSON', { value: undefined })

  /** Parses JSON as pages write it: in a comment or CDATA, with line breaks in strings and trailing commas. */
  const read = (text: string): unknown => {
    // Not a regular expression: matching at the end takes minutes on a text with many spaces.
    let end = text.length
    const cutOff = () => ENDINGS.find((ending) => text.endsWith(ending, end))
    for (let ending = cutOff(); ending; ending = cutOff()) end -= ending.length
    const bare = text.slice(0, end).replace(/^(\s|\/\/|\/\*|\*\/|<!--|<!\[CDATA\[)+/, '')
    try {
      return JSON.parse(bare)
    } catch {
      const repaired = bare.replace(
        /("[^"\\]*(?:\\[^][^"\\]*)*")|,(?=\s*[}\]])/g,
        (_, inQuotes?: string) =>
          (inQuotes ?? '').replace(/\r?\n/g, '\\n').replace(/[\u0000-\u001f]/g, ' '),
      )
      return JSON.parse(repaired)
    }
  }

  const look = (data: unknown, depth: number) => {
    if (typeof data !== 'object' || data === null || depth > 5) return
    const isPosting = '@type' in data && /\bJobPosting\b/.test(String(data['@type']))
    if (isPosting && found.length < MAX_POSTINGS) found.push(data)
    else for (const part of Object.values(data)) look(part, depth + 1)
  }

  /** Keeps only the properties that the tracker uses: a posting may embed images. */
  const pick = (data: unknown, longest: number, depth: number): unknown => {
    if (typeof data === 'string') return data.slice(0, longest)
    if (typeof data !== 'object' || data === null) return data
    if (depth > 8) return undefined
    if (Array.isArray(data)) {
      return plain(data.slice(0, 3).map((part) => pick(part, longest, depth + 1)))
    }
    const wanted =
      /^(title|description|hiringOrganization|name|jobLocation|jobLocationType|address\w*|baseSalary|value|minValue|maxValue|unitText|currency|url)$/
    return plain(
      Object.fromEntries(
        Object.entries(data)
          .filter(([name]) => wanted.test(name))
          .map(([name, part]) => [
            name,
            pick(part, name === 'description' ? longest : Math.min(longest, 2000), depth + 1),
          ]),
      ),
    )
  }

  for (const { textContent } of document.querySelectorAll('script[type*="ld+json"]')) {
    try {
      look(read(textContent), 0)
    } catch {
      // The page's data is malformed. Its title and URL are still used.
    }
  }
  const addressWith = (postings: unknown[]) => {
    const clip = plain({
      title: document.title.slice(0, 300),
      url: location.href,
      postings: plain(postings),
    })
    return `${tracker}#add=${encodeURIComponent(JSON.stringify(clip))}`
  }
  // A character may take nine when encoded. Shorten the texts until the URL fits.
  let address: string
  let longest = 40_000
  do {
    address = addressWith(found.map((posting) => pick(posting, longest, 0)))
    longest /= 2
  } while (address.length > MAX_URL_LENGTH && longest > 100)
  window.open(address.length > MAX_URL_LENGTH ? addressWith([]) : address)
}
