import type { Plugin } from 'vite'

/**
 * Has Chromium compile every function of a file while it comes, beside the page, and not when it is first
 * called, which is after a press. To others it is a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** The files of `build/chunks.ts` of which a page calls less than it loads. */
const comesWithPages: ReadonlySet<string> = new Set(['main', 'start', 'landing', 'public', 'app'])

/** Says of what opens on demand, and is loaded ahead, that all of it will be called. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite's own line on top of a file: the comment counts before any code alone.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !comesWithPages.has(file.name)) {
            file.code = `${COMPILE_AT_ONCE}\n${file.code}`
          }
        }
      },
    },
  }
}
