/**
 * Marks a page whose first script did not arrive, as `main.ts` does where a later one did not: the
 * message of `index.html` then shows. It is inline, since it cannot rely on a file.
 */
export const loadFailureScript = `addEventListener('error',e=>{if(e.target.tagName==='SCRIPT')document.documentElement.dataset.notStarted=''},true)`
