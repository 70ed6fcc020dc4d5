/**
 * Sets the theme before anything is painted: the stored choice, else the system's. The script is inline, before the
 * styles.
 */
export const themeScript = `let s;try{s=localStorage.getItem('darkMode')}catch{}document.documentElement.dataset.theme=s==='true'||(s!=='false'&&matchMedia('(prefers-color-scheme:dark)').matches)?'dark':'light'`
