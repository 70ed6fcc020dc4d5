/*
 * Replays the examples in docs/moves.md, docs/searches.md and docs/answers.md in the last build, and writes their
 * screenshots to docs/images. Needs a build: `npm run build && npm run stories`.
 * `npm run stories -- search` replays only the named story.
 */
import { writeFileSync } from 'node:fs'
import { launch } from './bench/browser.ts'
import { serveBuild } from './serve-build.ts'
import { answers } from './stories/answers.ts'
import { moves } from './stories/move.ts'
import { jpegOf, type Screenshot } from './stories/screenshot.ts'
import { playSearch } from './stories/search.ts'

const server = await serveBuild()
const browser = await launch()

const stories: Readonly<Record<string, () => Promise<readonly Screenshot[]>>> = {
  move: () => Promise.resolve(moves),
  search: () => playSearch(browser, server.origin),
  answers: () => Promise.resolve(answers),
}

try {
  const requested = process.argv.slice(2)
  for (const [name, play] of Object.entries(stories)) {
    if (requested.length === 0 || requested.includes(name)) await write(await play())
  }
} finally {
  await browser.close()
  await server.close()
}

async function write(screenshots: readonly Screenshot[]) {
  for (const screenshot of screenshots) {
    const jpeg = await jpegOf(screenshot, browser, server.origin)
    const file = `docs/images/${screenshot.name}.jpg`
    writeFileSync(file, jpeg)
    console.log(`${file}: ${Math.round(jpeg.length / 1000)} kB`)
  }
}
