/**
 * The code of the bookmarklet. It runs on another site's page and opens the tracker with the page's job postings in
 * the URL fragment, which browsers send to nobody. The bookmarklet is made from the text of this function, so the
 * function can use nothing from outside, and stays short, because some browsers keep only short bookmarks.
 */
export function clipPage(tracker: string) {
  const MOST_POSTINGS = 10
  /** Firefox opens no URL longer than 1,048,576 characters, Chrome none longer than 2,097,152. */
  const LONGEST_ADDRESS = 1_000_000
  /** What pages write after their JSON: white space, ends of comments and of CDATA. */
  const ENDINGS = [' ', '\n', '\r', '\t', '\u00a0', '//', '/*', '*/', '-->', ']]>', ';']
  const found: object[] = []

  /** Keeps a script library of the page from changing the JSON of our data with a `toJSON` on all objects. */
  const plain = <Data extends object>(data: Data) =>
    Object.defineProperty(data, 'toJSON', { value: undefined })

  /** Parses JSON as pages write it: in a comment or CDATA, with line breaks in strings and trailing commas. */
  const read = (text: string): unknown => {
    // A regular expression for the end would take minutes on a text with many spaces.
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
    if (isPosting && found.length < MOST_POSTINGS) found.push(data)
    else for (const part of Object.values(data)) look(part, depth + 1)
  }

  /** The wanted properties only, because a posting may contain whole pictures. */
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
      // The data of the page is invalid. Its title and URL remain.
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
  // URL encoding makes nine characters of a letter that is not Latin. Long texts are cut until the URL fits.
  let address: string
  let longest = 40_000
  do {
    address = addressWith(found.map((posting) => pick(posting, longest, 0)))
    longest /= 2
  } while (address.length > LONGEST_ADDRESS && longest > 100)
  window.open(address.length > LONGEST_ADDRESS ? addressWith([]) : address)
}
