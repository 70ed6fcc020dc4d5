/**
 * Asks for the code of what the address shows besides its page: the tab or the form that its search names.
 * The file of the page lists it before this script, each in a template (`build/preloads.ts`). It stands inline:
 * a file would have to come first.
 */
export const addressedPartsScript = `for(const t of document.querySelectorAll('template[data-when]')){const[n,v]=t.dataset.when.split('='),q=new URLSearchParams(location.search);if(v?q.get(n)===v:q.has(n))document.head.append(t.content)}`
