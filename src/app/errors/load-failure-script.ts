/**
 * Marks a page whose first script failed to load, so that the message in `index.html` shows. `main.ts` does the same
 * for later scripts. The script is inline, because a script file could fail to load, too. Scripts that a host or an
 * extension adds do not matter.
 */
export const loadFailureScript = `addEventListener('error',({target:t})=>{if(t.tagName==='SCRIPT'&&t.src.startsWith(location.origin+'/assets/'))document.documentElement.dataset.notStarted=''},true)`
