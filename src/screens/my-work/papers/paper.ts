/**
 * A paper that a person hands in, as every exporter reads it: print, plain text and DOCX have the same words in the
 * same order.
 */
export interface Paper {
  title: string
  /** Without its ending. An employer sees it. */
  fileName: string
  blocks: readonly PaperBlock[]
}

export type PaperBlock =
  /** The person's name (1), a section (2), one job or school (3). */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** Follows what is above it without space. */
  | { kind: 'line'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: readonly string[] }

/** A part of a paper that stays whole on one page: a block, or one bullet of a list. */
export type PaperPart = Exclude<PaperBlock, { kind: 'bullets' }> | { kind: 'bullet'; text: string }

/** The parts of a paper, in their order. */
export function partsOfPaper({ blocks }: Pick<Paper, 'blocks'>): readonly PaperPart[] {
  return blocks.flatMap((block): readonly PaperPart[] =>
    block.kind === 'bullets' ? block.items.map((text) => ({ kind: 'bullet', text })) : [block],
  )
}

/** The paper as plain text, a line for each part and an empty line before each heading. */
export function plainTextOf(paper: Pick<Paper, 'blocks'>): string {
  return `${partsOfPaper(paper).map(lineOf).join('\n').trim()}\n`
}

function lineOf(part: PaperPart): string {
  if (part.kind === 'heading') return `\n${part.text}`
  return part.kind === 'bullet' ? `- ${part.text}` : part.text
}

/**
 * A typed text as one line. Characters that XML does not allow are left out, so that a DOCX can be opened and has
 * the same words as the other files.
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(notInXml, '').trim()
}

/** Control characters, halves of surrogate pairs, and the two that XML names. */
const notInXml = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
