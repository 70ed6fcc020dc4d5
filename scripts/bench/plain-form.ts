import { resolve } from 'node:path'
import { build } from 'vite'

/** The path of the hand-written page. */
export const PLAIN_FORM = '/bench/form'
const FOLDER = resolve('scripts/bench/plain-form')

/** Builds the hand-written page with React, React Hook Form and Zod. @returns the text of each file by path */
export async function buildPlainForm(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: FOLDER,
    base: `${PLAIN_FORM}/`,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: { polyfill: false } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    outputs.map((file) => [
      file.fileName === 'index.html' ? PLAIN_FORM : `${PLAIN_FORM}/${file.fileName}`,
      String(file.type === 'chunk' ? file.code : file.source),
    ]),
  )
}
