import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type * as Pdf from 'unpdf/pdfjs'

declare global {
  interface Window {
    /** PDF.js, once it has loaded. */
    pdf?: typeof Pdf
  }
}

/** The width of a sheet in pixels. Four of them fit side by side into one screenshot. */
const WIDTH = 478
/** Sheets are rendered this many times larger and then scaled down, because small text renders unevenly. */
const SCALE = 4

/** The URL of the page that renders the PDF. Only `openRenderer` responds to it. */
const RENDERER_URL = 'http://renderer.test/'

/** Prints the page on US Letter paper. @returns a PNG of each sheet */
export async function printedSheets(page: Page): Promise<readonly Buffer[]> {
  const pdf = await page.pdf({ format: 'Letter' })
  const renderer = await openRenderer(page)
  const sheets = await renderer.evaluate(renderSheets, {
    base64: pdf.toString('base64'),
    width: WIDTH,
    scale: SCALE,
  })
  await renderer.close()
  return sheets.map((base64) => Buffer.from(base64, 'base64'))
}

/** Opens a page with PDF.js, because a headless browser shows no PDF. */
async function openRenderer(page: Page): Promise<Page> {
  const renderer = await page.context().newPage()
  await renderer.route(RENDERER_URL, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await renderer.route(`${RENDERER_URL}pdf.mjs`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync('node_modules/unpdf/dist/pdfjs.mjs', 'utf8'),
    }),
  )
  await renderer.goto(RENDERER_URL)
  await renderer.addScriptTag({
    type: 'module',
    content: `import * as pdf from '${RENDERER_URL}pdf.mjs'; window.pdf = pdf`,
  })
  await renderer.waitForFunction(() => window.pdf !== undefined)
  return renderer
}

interface RenderOptions {
  /** The PDF. */
  base64: string
  width: number
  scale: number
}

/** Runs in the page of `openRenderer`: renders each sheet of a PDF to a PNG. */
async function renderSheets({ base64, width, scale }: RenderOptions): Promise<string[]> {
  const createCanvas = (width: number, height: number) =>
    Object.assign(document.createElement('canvas'), { width, height })
  const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const pdf = await window.pdf!.getDocument({ data }).promise
  const sheets: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const zoom = (width * scale) / sheet.getViewport({ scale: 1 }).width
    const viewport = sheet.getViewport({ scale: zoom })
    const large = createCanvas(viewport.width, viewport.height)
    await sheet.render({ canvas: large, viewport }).promise
    const small = createCanvas(width, viewport.height / scale)
    const context = small.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(large, 0, 0, small.width, small.height)
    sheets.push(small.toDataURL('image/png').replace(/^.*,/, ''))
  }
  return sheets
}
