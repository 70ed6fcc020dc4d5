/*
 * Writes docs/links-to-check.md: every record that states a fact whose source was not itself seen,
 * so that a person with a browser can open it. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { provenance } from '../src/schemas/content.ts'
import { format } from 'prettier'
import { allRecords } from './datasets.ts'

const withAddress = z.object({ ...provenance, url: z.optional(z.string()) })

const unseen = allRecords().flatMap(({ dataset, record, row }) =>
  parts(row).flatMap((part) => {
    const { data } = withAddress.safeParse(part)
    if (!data?.source || data.source.seen) return []
    const address = data.url ?? data.source.url
    return [{ name: `${dataset}/${record}`, title: data.source.title, address }]
  }),
)

const rows = unseen.map(
  ({ name, title, address }) => `| ${name} | ${title} | ${address ? `<${address}>` : 'none'} |`,
)
const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. These ${unseen.length} records rest on a source that nobody
has opened yet, so the product shows no "Last reviewed" with them. To settle one: open the address,
compare what the record says, mend it, then set \`seen: true\` and today's \`lastReviewed\`.

| Record | Source | Address |
| --- | --- | --- |
${rows.join('\n')}
`
const file = 'docs/links-to-check.md'
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }))
console.log(`${unseen.length} records written to ${file}.`)

/** The record and every object inside it: a source can belong to one link of a list. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}
