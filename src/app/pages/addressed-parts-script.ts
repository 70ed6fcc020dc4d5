/**
 * Preloads the code of the tab or form that the query string names. The HTML file lists these preloads in templates
 * before this script (`build/preloads.ts`). The script is inline, because a script file would first have to load.
 */
export const addressedPartsScript = `for(const t of document.querySelectorAll('template[data-when]')){const[n,v]=t.dataset.when.split('='),q=new URLSearchParams(location.search);if(v?q.get(n)===v:q.has(n))document.head.append(t.content)}`
