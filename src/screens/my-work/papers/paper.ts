import { BLANK } from '@/engine/print'

/**
 * A paper that a user hands in, as every exporter reads it: print, plain text and DOCX have the same words in the
 * same order.
 */
export interface Paper {
  title: string
  /** Without the extension. Employers see it. */
  fileName: string
  blocks: readonly PaperBlock[]
}

export type PaperBlock =
  /** The user's name or the page's title (1), a section (2), one job, school or question (3). */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; startsPage?: boolean }
  /** Has no space above it. `hasBox`: it begins with a box to tick, and its text wraps beside the box. */
  | { kind: 'line'; text: string; hasBox?: boolean }
  /** `isSpaced`: it has space above it, as in a letter. */
  | { kind: 'paragraph'; text: string; isSpaced?: boolean }
  /** A line to write on by hand, or one among such lines, with room above it. */
  | { kind: 'blank'; text: string }
  | { kind: 'bullets'; items: readonly string[] }

/** A part of a paper that stays whole on one page: a block, or one bullet of a list. */
type PaperPart = Exclude<PaperBlock, { kind: 'bullets' }> | { kind: 'bullet'; text: string }

/** The parts of a paper, in their order. */
export function partsOfPaper({ blocks }: Pick<Paper, 'blocks'>): readonly PaperPart[] {
  return blocks.flatMap((block): readonly PaperPart[] =>
    block.kind === 'bullets' ? block.items.map((text) => ({ kind: 'bullet', text })) : [block],
  )
}

/** The heading that a part is under, by the part's index. Blank for a heading, and if there is none. */
export function headingOver(paper: Pick<Paper, 'blocks'>, position: number): string {
  const parts = partsOfPaper(paper)
  if (parts[position]?.kind === 'heading') return ''
  return parts.slice(0, position).findLast(({ kind }) => kind === 'heading')?.text ?? ''
}

/** The paper as plain text, a line for each part and an empty line before each heading. */
export function plainTextOf(paper: Pick<Paper, 'blocks'>): string {
  return `${partsOfPaper(paper).map(lineOf).join('\n').trim()}\n`
}

function lineOf(part: PaperPart): string {
  if (part.kind === 'heading' || (part.kind === 'paragraph' && part.isSpaced)) {
    return `\n${part.text}`
  }
  return part.kind === 'bullet' ? `- ${part.text}` : part.text
}

/**
 * A typed text as one line. Characters that XML does not allow are left out, so that a DOCX can be opened and has
 * the same words as the other files.
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(notInXml, '').trim()
}

/** Joins the texts that are not blank, each as one line. */
export function joinTexts(texts: readonly string[], between = ', '): string {
  return texts.map(oneLine).filter(Boolean).join(between)
}

/** A line for each text that is not blank. */
export function lines(texts: readonly string[]): readonly PaperBlock[] {
  return texts.filter(Boolean).map((text) => ({ kind: 'line', text }))
}

/** A line for each text, with a box to tick by hand. */
export function boxes(texts: readonly string[]): readonly PaperBlock[] {
  return texts.map((text) => ({ kind: 'line', text: `☐ ${text}`, hasBox: true }))
}

/** A section with its title. Empty if it has no blocks. */
export function under(title: string, blocks: readonly PaperBlock[]): readonly PaperBlock[] {
  return blocks.length > 0 ? [{ kind: 'heading', level: 2, text: title }, ...blocks] : []
}

/** "Name: Ana Ruiz", or a line to write on where the text is blank. */
export function labeledOrBlank(label: string, text = ''): PaperBlock {
  const known = oneLine(text)
  return known
    ? { kind: 'line', text: `${label}: ${known}` }
    : { kind: 'blank', text: `${label}: ${BLANK}` }
}

/** Control characters, lone surrogates, U+FFFE and U+FFFF. */
const notInXml = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
