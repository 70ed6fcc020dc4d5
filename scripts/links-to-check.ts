/*
 * Writes docs/links-to-check.md: every record whose source page has not been read yet, so that a maintainer can open
 * it in a browser. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { unreadPages } from './dated-records.ts'

const unseen = unreadPages().map(
  ({ name, page: { title, url, searched } }) =>
    `| ${name} | ${title} | <${url}> | ${searched ?? ''} |`,
)

const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. The source pages of these ${unseen.length}
records have not been read yet, so the product says “not checked by us yet” beside them. To settle one: open the address, compare
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
