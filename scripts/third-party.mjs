/*
 * Writes THIRD-PARTY.md: the packages of others whose code reaches the user's browser, with their licenses.
 * `--check` writes nothing, and fails if the file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OUTPUT = 'THIRD-PARTY.md'

/** Development dependencies that add code or images to the built files. */
const drawnIn = {
  '@iconify-json/lucide': 'the icons that the product uses are drawn into one picture, `icons.svg`',
}

/** The licenses of packages without a license file, as in their repositories. */
const noLicenseFile = {
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

/** The path in the lock file of the package that `from` gets for `name`: the nearest one in a parent folder. */
function locate(from, name) {
  let folder = from
  while (folder !== '') {
    const place = `${folder}/node_modules/${name}`
    if (place in lock) return place
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  }
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined
}

/** The paths in the lock file of the packages that ship, each once. */
function shippedPlaces() {
  const seen = new Set()
  const waiting = [...Object.keys(lock[''].dependencies), ...Object.keys(drawnIn)].map((name) => ({
    from: '',
    name,
  }))
  for (const { from, name } of waiting) {
    const place = locate(from, name)
    if (place === undefined) throw new Error(`package-lock.json has no ${name}, which ships.`)
    if (seen.has(place)) continue
    seen.add(place)
    // The dependencies of a development dependency do not ship.
    if (name in drawnIn) continue
    for (const needed of needs(lock[place])) waiting.push({ from: place, name: needed })
  }
  return [...seen]
}

/** The dependencies and required peers of a package. Types never ship. */
function needs({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  )
  return [...Object.keys(dependencies), ...peers].filter((name) => !name.startsWith('@types/'))
}

function licenseText(place, name) {
  const file = readdirSync(place).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  return file
    ? readFileSync(join(place, file), 'utf8').replaceAll('\r\n', '\n')
    : noLicenseFile[name]
}

/** The copyright line ("Copyright (c) 2021 …", "Copyright 2019 …"), not the legal text. */
const copyrightLine = /^\s*copyright (\(c\) |\d{4} |is waived)/i

function describe(place) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (!existsSync(place)) throw new Error(`${name} is not installed. Run "npm ci" first.`)
  const { version, license } = lock[place]
  const text = licenseText(place, name)
  const copyright = text
    ?.split('\n')
    .find((line) => copyrightLine.test(line))
    ?.trim()
  if (!license || !text || !copyright) {
    throw new Error(
      `${name} has no license file that names who holds its copyright: look into its repository and add the text to scripts/third-party.mjs.`,
    )
  }
  return { name, version, license, copyright, text }
}

/** The text of a license, without the lines that differ between packages. */
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

/** Each license with its text. @throws an `Error` if two packages have different texts for one name */
function licenseTexts(packages) {
  const texts = new Map()
  for (const { name, license, text } of packages) {
    const common = commonText(text)
    const known = texts.get(license)
    if (known === undefined) texts.set(license, common)
    else if (!isSameText(known, common)) {
      throw new Error(`The license of ${name} differs from the usual ${license}: look at it.`)
    }
  }
  return texts
}

function render() {
  const packages = shippedPlaces()
    .map(describe)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const row = ({ name, version, license, copyright }) =>
    `| ${name} | ${version} | ${license} | ${copyright.replaceAll('|', '\\|')} |`
  const notes = Object.entries(drawnIn).map(([name, why]) => `\`${name}\`: ${why}`)
  return `# Third-party work

What of other people's work is in the built product: the packages that it needs at run time, its font
(\`@fontsource-variable/public-sans\`) and its icons (${notes.join('; ')}).
Written from \`package-lock.json\` by \`npm run third-party\`; do not edit it by hand.

| Package | Version | Licence | Copyright |
| --- | --- | --- | --- |
${packages.map(row).join('\n')}

## Licence texts

Each belongs to the copyright lines above that name it.

${[...licenseTexts(packages)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([license, text]) => `### ${license}\n\n\`\`\`\n${text}\n\`\`\``)
  .join('\n\n')}
`
}

const wanted = render()
if (!process.argv.includes('--check')) {
  writeFileSync(OUTPUT, wanted)
  console.log(`Wrote ${OUTPUT}.`)
} else if (!existsSync(OUTPUT) || readFileSync(OUTPUT, 'utf8') !== wanted) {
  console.error(
    `${OUTPUT} does not match package-lock.json. Run "npm run third-party" and commit the file.`,
  )
  process.exitCode = 1
} else {
  console.log(`${OUTPUT} is up to date.`)
}
