import ts from 'typescript'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const texts = new Map(
  Object.entries(sources).map(([file, text]) => [file.replace('../../', ''), text]),
)

/** Maps each file in `src`, such as `src/main.ts`, to the files it imports, including type and dynamic imports. */
export const importGraph: ReadonlyMap<string, readonly string[]> = new Map(
  [...texts].map(([file, text]) => [
    file,
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => resolved(file, fileName)),
  ]),
)

function resolved(from: string, name: string): string[] {
  if (!/^[.@]\/|^\.\.\//.test(name)) return []
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : new URL(name, `file:///${from}`).pathname.slice(1)
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).filter((one) => texts.has(one))
}
