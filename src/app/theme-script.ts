/**
 * Sets the theme before anything is painted: the stored choice, else the system's. The build puts it
 * into every page as the one inline script, and its hash into the Content-Security-Policy.
 */
export const themeScript = `let s;try{s=localStorage.getItem('darkMode')}catch{}document.documentElement.dataset.theme=s==='true'||(s!=='false'&&matchMedia('(prefers-color-scheme:dark)').matches)?'dark':'light'`
