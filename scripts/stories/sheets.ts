import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type * as Pdf from 'unpdf/pdfjs'

declare global {
  interface Window {
    /** Renders PDFs. Defined once it has loaded. */
    pdf?: typeof Pdf
  }
}

/** The width of a sheet in CSS pixels. Four of them fit beside each other in a picture. */
const WIDTH = 478
/** The scale at which it is rendered first, because small letters would be spaced unevenly. */
const LARGER = 4

/** A host that exists only in the page of `openDesk`. */
const DESK = 'http://desk.test/'

/** Prints the page on US Letter paper. @returns a PNG of each sheet */
export async function printedSheets(page: Page): Promise<readonly Buffer[]> {
  const paper = await page.pdf({ format: 'Letter' })
  const desk = await openDesk(page)
  const sheets = await desk.evaluate(draw, {
    base64: paper.toString('base64'),
    width: WIDTH,
    larger: LARGER,
  })
  await desk.close()
  return sheets.map((base64) => Buffer.from(base64, 'base64'))
}

/** Opens a page that can render a PDF, because the browser of the tests cannot. */
async function openDesk(page: Page): Promise<Page> {
  const desk = await page.context().newPage()
  await desk.route(DESK, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await desk.route(`${DESK}pdf.mjs`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync('node_modules/unpdf/dist/pdfjs.mjs', 'utf8'),
    }),
  )
  await desk.goto(DESK)
  await desk.addScriptTag({
    type: 'module',
    content: `import * as pdf from '${DESK}pdf.mjs'; window.pdf = pdf`,
  })
  await desk.waitForFunction(() => window.pdf !== undefined)
  return desk
}

interface Drawing {
  /** The PDF. */
  base64: string
  width: number
  larger: number
}

/** Renders the sheets of a PDF in the page of `openDesk`. */
async function draw({ base64, width, larger }: Drawing): Promise<string[]> {
  const canvasOf = (width: number, height: number) =>
    Object.assign(document.createElement('canvas'), { width, height })
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const paper = await window.pdf!.getDocument({ data }).promise
  const sheets: string[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const sheet = await paper.getPage(number)
    const scale = (width * larger) / sheet.getViewport({ scale: 1 }).width
    const viewport = sheet.getViewport({ scale })
    const large = canvasOf(viewport.width, viewport.height)
    await sheet.render({ canvas: large, viewport }).promise
    const small = canvasOf(width, viewport.height / larger)
    const pen = small.getContext('2d')!
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(large, 0, 0, small.width, small.height)
    sheets.push(small.toDataURL('image/png').replace(/^.*,/, ''))
  }
  return sheets
}
