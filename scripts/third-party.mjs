/*
 * Writes THIRD-PARTY.md: the third-party work that ships with the site, and its licenses.
 * `--check` writes nothing and fails if the file is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OUTPUT = 'THIRD-PARTY.md'

/** Development dependencies with parts that ship. */
const partlyShipped = {
  '@iconify-json/lucide': 'the icons in use are combined into one file, `icons.svg`',
}

/** The licenses of packages without a license file, from their repositories. */
const licenseTextOf = {
  '@iconify-json/lucide': `ISC License

Copyright (c) 2026 Lucide Icons and Contributors. Parts derived from Feather (MIT): Copyright (c) 2013-present Cole Bemis

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  wouter: `Copyright is waived: Alexey Taktarov dedicated it to the public domain

This is free and unencumbered software released into the public domain: <https://unlicense.org>.`,
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

/** The key in the lock file of the package that `from` resolves `name` to: the nearest one upwards. */
function locate(from, name) {
  let folder = from
  while (folder !== '') {
    const key = `${folder}/node_modules/${name}`
    if (key in lock) return key
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  }
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined
}

/** The keys in the lock file of all packages that ship. */
function shippedKeys() {
  const seen = new Set()
  const roots = [...Object.keys(lock[''].dependencies), ...Object.keys(partlyShipped)]
  // The loop also visits the packages that it adds.
  const queue = roots.map((name) => ({ from: '', name }))
  for (const { from, name } of queue) {
    const key = locate(from, name)
    if (key === undefined) throw new Error(`package-lock.json has no ${name}, which ships.`)
    if (seen.has(key)) continue
    seen.add(key)
    // The dependencies of a package that ships only in part do not ship.
    if (name in partlyShipped) continue
    for (const needed of runtimeDependencies(lock[key])) queue.push({ from: key, name: needed })
  }
  return [...seen]
}

/** The names of the packages that a package needs at run time, without types and optional peers. */
function runtimeDependencies({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  )
  return [...Object.keys(dependencies), ...peers].filter((name) => !name.startsWith('@types/'))
}

function licenseText(path, name) {
  const file = readdirSync(path).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  return file
    ? readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n')
    : licenseTextOf[name]
}

/** Matches a line that names the copyright holder ("Copyright (c) 2021 …", "Copyright 2019 …"). */
const copyrightLine = /^\s*copyright (\(c\) |\d{4} |is waived)/i

function describe(path) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (!existsSync(path)) throw new Error(`${name} is not installed. Run "npm ci" first.`)
  const { version, license } = lock[path]
  const text = licenseText(path, name)
  const copyright = text
    ?.split('\n')
    .find((line) => copyrightLine.test(line))
    ?.trim()
  if (!license || !text || !copyright) {
    throw new Error(
      `${name} has no license file with a copyright holder. Add the text from its repository to scripts/third-party.mjs.`,
    )
  }
  return { name, version, license, copyright, text }
}

/** The text of a license without the lines that differ between packages. */
function commonText(text) {
  const title = /^\s*(the )?(mit|isc) license( \((mit|isc)\))?\s*$/i
  return text
    .split('\n')
    .filter((line) => !copyrightLine.test(line) && !title.test(line))
    .join('\n')
    .trim()
}

function isSameText(one, other) {
  const words = (text) => text.replaceAll(/\s+/g, ' ')
  return words(one) === words(other)
}

/** The text of each license. Throws if two packages have different texts for the same license. */
function licenseTexts(packages) {
  const texts = new Map()
  for (const { name, license, text } of packages) {
    const common = commonText(text)
    const known = texts.get(license)
    if (known === undefined) texts.set(license, common)
    else if (!isSameText(known, common)) {
      throw new Error(
        `The license text of ${name} differs from the other ${license} texts. Compare them.`,
      )
    }
  }
  return texts
}

function render() {
  const packages = shippedKeys()
    .map(describe)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const row = ({ name, version, license, copyright }) =>
    `| ${name} | ${version} | ${license} | ${copyright.replaceAll('|', '\\|')} |`
  const notes = Object.entries(partlyShipped).map(([name, why]) => `\`${name}\`: ${why}`)
  return `# Third-party work

The third-party work in the built site: the packages that it needs at run time, its font
(\`@fontsource-variable/public-sans\`) and its icons (${notes.join('; ')}).
Generated from \`package-lock.json\` by \`npm run third-party\`; do not edit it by hand.

| Package | Version | License | Copyright |
| --- | --- | --- | --- |
${packages.map(row).join('\n')}

## License texts

Each applies to the packages above that name it.

${[...licenseTexts(packages)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([license, text]) => `### ${license}\n\n\`\`\`\n${text}\n\`\`\``)
  .join('\n\n')}
`
}

const expected = render()
if (!process.argv.includes('--check')) {
  writeFileSync(OUTPUT, expected)
  console.log(`Wrote ${OUTPUT}.`)
} else if (!existsSync(OUTPUT) || readFileSync(OUTPUT, 'utf8') !== expected) {
  console.error(
    `${OUTPUT} does not match package-lock.json. Run "npm run third-party" and commit the file.`,
  )
  process.exitCode = 1
} else {
  console.log(`${OUTPUT} is up to date.`)
}
