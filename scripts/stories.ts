/*
 * Runs the stories of docs/moves.md, docs/searches.md and docs/answers.md in the last build, and
 * writes their pictures into docs/images. Needs a build: `npm run build && npm run stories`.
 * To run one of them: `npm run stories -- search`.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { findFreePort } from '../tests/support/free-port.mjs'
import { launch } from './bench/browser.ts'
import { answers } from './stories/answers.ts'
import { moves } from './stories/move.ts'
import { jpegOf, type Picture } from './stories/picture.ts'
import { playSearch } from './stories/search.ts'

if (!existsSync('dist/index.html')) {
  console.error('There is no build to take pictures of. Run "npm run build" first.')
  process.exit(1)
}
const port = await findFreePort()
const server = await preview({ logLevel: 'warn', preview: { port } })
const origin = `http://localhost:${port}`
const browser = await launch()

const stories: Readonly<Record<string, () => Promise<readonly Picture[]>>> = {
  move: () => Promise.resolve(moves),
  search: () => playSearch(browser, origin),
  answers: () => Promise.resolve(answers),
}

try {
  const wanted = process.argv.slice(2)
  for (const [name, play] of Object.entries(stories)) {
    if (wanted.length === 0 || wanted.includes(name)) await write(await play())
  }
} finally {
  await browser.close()
  await server.close()
}

async function write(pictures: readonly Picture[]) {
  for (const picture of pictures) {
    const jpeg = await jpegOf(picture, browser, origin)
    const file = `docs/images/${picture.name}.jpg`
    writeFileSync(file, jpeg)
    console.log(`${file}: ${Math.round(jpeg.length / 1000)} kB`)
  }
}
