/*
 * Writes docs/links-to-check.md: every record whose source page has not been read yet, so that a person
 * with a browser can open it. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { unreadPages } from './dated-records.ts'

const unread = unreadPages().map(
  ({ name, page: { title, url, searched } }) =>
    `| ${name} | ${title} | <${url}> | ${searched ?? ''} |`,
)

const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. The source pages of these ${unread.length}
records have not been read yet, so the product says “not checked by us yet” beside them. For each: open the address, compare
the record with the page, correct it, then set \`seen\` and \`lastReviewed\` to today.

The last column is the day of a search in stored public pages that did not find the page, or did not
confirm the whole record. Open these pages in a browser.

| Record | Source | Address | Searched, not confirmed |
| --- | --- | --- | --- |
${unread.join('\n')}
`
const file = 'docs/links-to-check.md'
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 100 }))
console.log(`${unread.length} records written to ${file}.`)
