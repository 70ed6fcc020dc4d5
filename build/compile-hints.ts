import type { Plugin } from 'vite'

/**
 * Tells Chromium to compile every function of a file while it downloads, off the main thread. Otherwise it compiles
 * a function at its first call, often after a press. To other browsers it is a comment.
 * See docs/decisions/0052 for what it gains.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad'

/** The files of `build/chunks.ts` with functions that a page may never call. They get no hint. */
const loadedWithPages: ReadonlySet<string> = new Set(['main', 'start', 'public', 'app'])

/** Adds the hint to every file that loads on demand. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite adds its own first line, because the hint works only before all code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !loadedWithPages.has(file.name)) {
            file.code = `${COMPILE_EAGERLY}\n${file.code}`
          }
        }
      },
    },
  }
}
