/**
 * Marks a page whose first script failed to load, so that the message in `index.html` shows. `main.ts` does the same
 * for later scripts. The script is inline, because a script file could fail to load, too.
 */
export const loadFailureScript = `addEventListener('error',e=>{if(e.target.tagName==='SCRIPT')document.documentElement.dataset.notStarted=''},true)`
