import { Fragment, type ReactNode } from 'react'
import { partsOfPaper, type Paper, type PaperBlock } from './paper'

interface Props {
  paper: Pick<Paper, 'blocks'>
  /** A line before the part at a position, on the screen only. */
  mark?: { before: number; text: string } | undefined
}

/** The text of a paper. All sizes are relative to the font size. `data-part` marks the parts to measure. */
export function PaperText({ paper, mark }: Props) {
  let position = 0
  return paper.blocks.map((block, at) => {
    const first = position
    position += partsOfPaper({ blocks: [block] }).length
    const isMarked = mark !== undefined && mark.before >= first && mark.before < position
    return (
      <Fragment key={at}>
        {isMarked && block.kind !== 'bullets' && <CutLine>{mark.text}</CutLine>}
        <Block
          block={block}
          isFirst={at === 0}
          mark={isMarked ? { at: mark.before - first, text: mark.text } : undefined}
        />
      </Fragment>
    )
  })
}

interface BlockProps {
  block: PaperBlock
  /** The first block has no space above it, so that the paper begins at the top of the page. */
  isFirst: boolean
  /** In a list, `at` is the bullet that follows the mark. */
  mark: { at: number; text: string } | undefined
}

function Block({ block, isFirst, mark }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const { Tag, look, above } = headings[block.level]
      return (
        <Tag
          {...part}
          data-keeps-with-next
          className={`break-after-avoid font-bold ${look} ${isFirst ? '' : above} ${block.startsPage ? 'break-before-page not-print:mt-8' : ''}`}
        >
          {block.text}
        </Tag>
      )
    }
    case 'bullets':
      return (
        <ul className="my-[0.15em] list-disc pl-[1.4em]">
          {block.items.map((text, at) => (
            <Fragment key={at}>
              {mark?.at === at && (
                <li data-no-print className="list-none">
                  <CutLine>{mark.text}</CutLine>
                </li>
              )}
              {/* `dir="auto"` has `overflow-x: clip` in base.css, which would hide the bullet. */}
              <li {...part} className="overflow-visible">
                {text}
              </li>
            </Fragment>
          ))}
        </ul>
      )
    case 'blank':
      return (
        <p {...part} className={`break-inside-avoid ${isFirst ? '' : 'pt-[0.9em]'}`}>
          {block.text}
        </p>
      )
    case 'line':
      return (
        <p
          {...part}
          // A hanging indent as wide as the box and the space after it.
          className={`break-inside-avoid ${block.hasBox ? 'ps-[1.15em] indent-[-1.15em]' : ''}`}
        >
          {block.text}
        </p>
      )
    case 'paragraph':
      return (
        <p {...part} className={`break-inside-avoid ${block.isSpaced ? 'mt-[0.9em]' : ''}`}>
          {block.text}
        </p>
      )
  }
}

/** Each part takes its text direction from its own text. */
const part = { 'data-part': true, dir: 'auto' } as const

/** Levels start at h4, below the titles of the page and of the paper. */
const headings = {
  1: { Tag: 'h4', look: 'text-[1.4em] mb-[0.1em]', above: '' },
  2: {
    Tag: 'h5',
    look: 'text-[1.1em] mb-[0.2em] border-x-0 border-t-0 border-b border-solid border-edge',
    above: 'mt-[0.8em]',
  },
  3: { Tag: 'h6', look: 'text-[1em]', above: 'mt-[0.7em]' },
} as const

function CutLine({ children }: { children: ReactNode }) {
  return (
    <p
      data-no-print
      className="my-2 border-x-0 border-b-0 border-t-2 border-dashed border-danger pt-1 text-sm font-semibold text-danger"
    >
      {children}
    </p>
  )
}
