/**
 * Asks for the code of what the address shows besides its page: the tab or the form that its search names.
 * The file of the page lists it (`build/preloads.ts`), each in a template of its own.
 */
export function askForAddressedParts() {
  const query = new URLSearchParams(window.location.search)
  for (const { dataset, content } of document.querySelectorAll<HTMLTemplateElement>(
    'template[data-when]',
  )) {
    const [name = '', value] = dataset.when?.split('=') ?? []
    const isNamed = value === undefined ? query.has(name) : query.get(name) === value
    if (isNamed) document.head.append(content)
  }
}
