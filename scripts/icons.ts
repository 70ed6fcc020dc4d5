/*
 * Renders the app icons and the preview image of shared links, from public/favicon.svg and the colors of the design.
 * If these change, run `npm run icons` and commit the files that it writes.
 */
import type { Page } from '@playwright/test'
import { mkdirSync, readFileSync } from 'node:fs'
import { card, cardHtml } from '../build/card.ts'
import { launch } from './bench/browser.ts'

const mark = readFileSync('public/favicon.svg', 'utf8')
// If the system cuts out the shape, the background must fill the square. The mark is inside the safe zone of every
// shape, a circle with a radius of 40% of the width.
const fullMark = mark.replace(/ rx="\d+"/, '')

const icons = [
  { file: 'public/icons/icon-192.png', size: 192, svg: mark },
  { file: 'public/icons/icon-512.png', size: 512, svg: mark },
  { file: 'public/icons/maskable-512.png', size: 512, svg: fullMark },
  // iOS requests this path even if no page links to it.
  { file: 'public/apple-touch-icon.png', size: 180, svg: fullMark },
]

async function drawIcon(page: Page, { file, size, svg }: (typeof icons)[number]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  await page.screenshot({ path: file, omitBackground: true })
  console.log(file)
}

/** Draws the preview image of shared links. */
async function drawCard(page: Page, file: string) {
  await page.setViewportSize({ width: card.width, height: card.height })
  await page.setContent(cardHtml(mark, fontUrl()))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: file })
  console.log(file)
}

function fontUrl() {
  const font = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal'
  return `data:font/woff2;base64,${readFileSync(`${font}.woff2`, 'base64')}`
}

mkdirSync('public/icons', { recursive: true })
const browser = await launch()
try {
  const page = await browser.newPage()
  for (const icon of icons) await drawIcon(page, icon)
  await drawCard(page, 'public/card.png')
} finally {
  await browser.close()
}
