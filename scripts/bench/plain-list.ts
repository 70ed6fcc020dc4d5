/** The markup of the app, so that the plain list has as much to render. */
export interface Markup {
  /** The classes of `<main>`. */
  main: string
  /** The classes of the list. */
  list: string
  /** A card with every field filled. */
  card: string
}

interface Options extends Markup {
  /** The number of cards to render, as in the list of the app. */
  pageSize: number
}

/**
 * Runs in a page: a bare input, and a list of applications with a search box, without any library.
 * Each key in the search filters all records by their normalized text and renders the first ones again, as cards with
 * the markup of the app.
 */
export function drawPlainList({ main, list, card, pageSize }: Options) {
  interface Application {
    company: string
    position: string
    dateApplied: string
    status: string
    location: string
    jobType: string
    salaryRange: string
    applicationUrl: string
    notes: string
  }
  const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const records = JSON.parse(localStorage.getItem('jobApplications') ?? '[]') as Application[]
  const texts = records.map(({ company, position, location }) =>
    normalize([company, position, location].join('\n')),
  )
  document.body.innerHTML = `<main class="${main}"><input class="field-box"><input type="search" class="field-box">
    <p></p><ul class="${list}"></ul></main><template>${card}</template>`
  const find = <Element extends HTMLElement>(selector: string, within: ParentNode = document) => {
    const found = within.querySelector<Element>(selector)
    if (!found) throw new Error(`The plain list has no ${selector}.`)
    return found
  }
  const template = find<HTMLTemplateElement>('template')
  const drawCard = (record: Application) => {
    const element = find('li', document.importNode(template.content, true))
    const parts: [Element | null, string][] = [
      [element.querySelector('h3'), record.position],
      [element.querySelector('h3 + p'), record.company],
      [element.querySelector('span'), record.status],
      [element.querySelector('p.whitespace-pre-wrap'), record.notes],
      [element.querySelector('a[target]'), record.applicationUrl],
    ]
    const details = [record.dateApplied, record.location, record.salaryRange, record.jobType]
    element.querySelectorAll('dd').forEach((dd, at) => parts.push([dd, details[at] ?? '']))
    for (const [part, text] of parts) {
      if (text && part?.tagName !== 'A') part?.replaceChildren(text)
      else if (!text) (part?.tagName === 'DD' ? part.parentElement : part)?.remove()
    }
    return element
  }
  const input = find<HTMLInputElement>('[type=search]')
  const draw = () => {
    const needle = normalize(input.value.trim())
    const matching = records.filter((_, at) => texts[at]?.includes(needle))
    find('main > p').textContent = `Showing ${matching.length} of ${records.length}`
    find('main > ul').replaceChildren(...matching.slice(0, pageSize).map(drawCard))
  }
  input.addEventListener('input', draw)
  draw()
}
