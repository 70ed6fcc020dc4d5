/*
 * Writes docs/links-to-check.md: every source page that nobody has read yet, with its record. `npm run links-to-check`.
 */
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { unreadPages } from './dated-records.ts'

const unread = unreadPages().map(
  ({ name, page: { title, url, searched } }) =>
    `| ${name} | ${title} | <${url}> | ${searched ?? ''} |`,
)

const page = `# Links to check

\`npm run links-to-check\` writes this page from the data. Nobody has read these ${unread.length} source pages
yet, so the product says “not checked by us yet” beside them. For each row: open the page in a browser, compare the
record with it, correct the record, and set the source's \`seen\` to today. Set the record's \`lastReviewed\` too if
its main source has been read ([writing data](writing-data.md)).

“Archive searched” is the day on which someone looked for an archived copy of the page, and found none or one that
confirms only a part.

| Record | Source | Page | Archive searched |
| --- | --- | --- | --- |
${unread.join('\n')}
`
const file = 'docs/links-to-check.md'
writeFileSync(file, await format(page, { parser: 'markdown', printWidth: 120 }))
console.log(`${unread.length} pages written to ${file}.`)
