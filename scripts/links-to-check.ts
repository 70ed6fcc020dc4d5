/*
 * Writes docs/links-to-check.md: every record that rests on a page that nobody has read yet, so that a
 * person with a browser can open it. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { unreadPages } from './dated-records.ts'

const unseen = unreadPages().map(
  ({ name, page: { title, url, searched } }) =>
    `| ${name} | ${title} | <${url}> | ${searched ?? ''} |`,
)

const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. These ${unseen.length} records rest on a page that nobody
has read yet, so the product says “not read yet” beside it. To settle one: open the address, compare
what the record says, correct it, then set \`seen\` and \`lastReviewed\` to today.

The last column is the day on which the page was searched for and not found in stored public pages, or
not with all that the record says: those need a browser.

| Record | Source | Address | Searched, not confirmed |
| --- | --- | --- | --- |
${unseen.join('\n')}
`
const file = 'docs/links-to-check.md'
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }))
console.log(`${unseen.length} records written to ${file}.`)
