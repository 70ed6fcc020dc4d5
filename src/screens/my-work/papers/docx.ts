import { Document, HeadingLevel, Packer, Paragraph, TextRun, type IParagraphOptions } from 'docx'
import type { Paper, PaperBlock } from './paper'

/** US Letter with margins of half an inch, in twentieths of a point. */
const PAGE = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 720, right: 720, bottom: 720, left: 720 },
}

/** Sizes of DOCX are in half points. */
const POINT = 2
const FONT = 'Arial'
/** Twentieths of a point above a line for handwriting and a paragraph of a letter. */
const ROOM_TO_WRITE = 180

/** The paper as a Word document. Its properties name the paper and nothing else. */
export function documentOf({ title, blocks }: Paper): Document {
  return new Document({
    title,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: {
      default: {
        document: { run: { font: FONT, size: 10 * POINT } },
        heading1: heading(14, 0, 20),
        heading2: heading(11, 160, 40),
        heading3: heading(10, 100, 0),
      },
    },
    sections: [{ properties: { page: PAGE }, children: blocks.flatMap(paragraphs) }],
  })
}

/** The paper as a file. */
export function docxFile(paper: Paper): Promise<Blob> {
  return Packer.toBlob(documentOf(paper))
}

const heading = (points: number, before: number, after: number) => ({
  run: { font: FONT, size: points * POINT, bold: true, color: '000000' },
  paragraph: { spacing: { before, after } },
})

const levels = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

function paragraphs(block: PaperBlock): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [
        paragraph(block.text, {
          heading: levels[block.level],
          keepNext: true,
          pageBreakBefore: block.startsPage === true,
        }),
      ]
    case 'blank':
      return [paragraph(block.text, { spacing: { before: ROOM_TO_WRITE } })]
    case 'bullets':
      return block.items.map((text) => paragraph(text, { bullet: { level: 0 } }))
    case 'paragraph':
      return [paragraph(block.text, block.isSpaced ? { spacing: { before: ROOM_TO_WRITE } } : {})]
    case 'line':
      return [paragraph(block.text)]
  }
}

/**
 * Word reads the direction of text from properties of the paragraph and of each run. The first letter decides that of
 * the paragraph, as in browsers.
 */
function paragraph(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    ...options,
    keepLines: true,
    bidirectional: beginsRightToLeft.test(text),
    children: text
      .split(rightToLeftRuns)
      // `split` puts the matches at the odd indexes.
      .flatMap((part, at) => (part ? new TextRun({ text: part, rightToLeft: at % 2 === 1 }) : [])),
  })
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}'

const beginsRightToLeft = new RegExp(`^\\P{L}*[${RIGHT_TO_LEFT}]`, 'u')

/** Words of such a script, with the spaces after them. */
const rightToLeftRuns = new RegExp(`([${RIGHT_TO_LEFT}][${RIGHT_TO_LEFT}\\p{M}\\s]*)`, 'u')
