/*
 * Writes docs/links-to-check.md: every record that rests on a page that nobody has read yet, so that a
 * person with a browser can open it. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { provenance } from '../src/schemas/content.ts'
import { format } from 'prettier'
import { parts } from './dated-records.ts'
import { allRecords } from './datasets.ts'

const unseen = allRecords().flatMap(({ dataset, record, row }) =>
  parts(row).flatMap((part) => {
    const { data } = z.object(provenance).safeParse(part)
    const pages = [...(data?.source ? [data.source] : []), ...(data?.alsoFrom ?? [])]
    return pages
      .filter(({ seen }) => seen === undefined)
      .map(
        ({ title, url, searched }) =>
          `| ${dataset}/${record} | ${title} | <${url}> | ${searched ?? ''} |`,
      )
  }),
)

const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. These ${unseen.length} records rest on a page that nobody
has read yet, so the product shows no "Last reviewed" with them. To settle one: open the address,
compare what the record says, correct it, then set \`seen\` and \`lastReviewed\` to today.

The last column is the day on which the page was searched for and not found in stored public pages, or
not with all that the record says: those need a browser.

| Record | Source | Address | Searched, not confirmed |
| --- | --- | --- | --- |
${unseen.join('\n')}
`
const file = 'docs/links-to-check.md'
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }))
console.log(`${unseen.length} records written to ${file}.`)
