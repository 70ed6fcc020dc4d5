import { themeScript } from '../src/engine/theme/theme-script.ts'

/**
 * Marks a page whose first script failed to load, so that the message in `index.html` shows. `main.ts` does the same
 * for later scripts. The script is inline, because a script file could fail to load, too. Scripts that a host or an
 * extension adds do not matter.
 */
export const loadFailureScript = `addEventListener('error',({target:t})=>{if(t.tagName==='SCRIPT'&&t.src.startsWith(location.origin+'/assets/'))document.documentElement.dataset.notStarted=''},true)`

/** Loads the same address again. The link itself would drop its fragment, such as the data of a link or QR code. */
const loadAgainScript = `addEventListener('click',e=>{if(e.target.id==='load-again'){e.preventDefault();location.reload()}})`

/**
 * Preloads the code of the tab or form that the query string names. The HTML file lists these preloads in templates
 * before this script (`preloads.ts`). The script is inline, because a script file would first have to load.
 */
const queryPartsScript = `for(const t of document.querySelectorAll('template[data-when]')){const[n,v]=t.dataset.when.split('='),q=new URLSearchParams(location.search);if(v?q.get(n)===v:q.has(n))document.head.append(t.content)}`

/** The one inline script of every page. See docs/decisions/0006. */
export const inlineScript = [
  themeScript,
  loadFailureScript,
  loadAgainScript,
  queryPartsScript,
].join(';')
