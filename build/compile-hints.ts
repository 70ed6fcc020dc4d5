import type { Plugin } from 'vite'

/**
 * Tells Chromium to compile every function of a file while it downloads, off the main thread. Otherwise it compiles
 * a function at its first call, which is after a press. Other browsers read a comment.
 * What it gains is in docs/decisions/0052.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** The files of `build/chunks.ts` that hold functions a page may never call. They get no hint. */
const loadedWithPages: ReadonlySet<string> = new Set(['main', 'start', 'public', 'app'])

/** Adds the hint to every file that loads on demand. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite adds its own first line: the hint counts only before all code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !loadedWithPages.has(file.name)) {
            file.code = `${COMPILE_AT_ONCE}\n${file.code}`
          }
        }
      },
    },
  }
}
