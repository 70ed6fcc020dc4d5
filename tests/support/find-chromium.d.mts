/** The path of the Chromium to test with: `CHROMIUM_PATH`, else one on the PATH; undefined when there is none. */
export function findChromium(): string | undefined
