/** An edit that a page of the docs tells the reader to make. */
export interface Edit {
  file: string
  /** The lines to replace, which the file contains once; blank for a new file. */
  before: string
  after: string
}

/**
 * The edits of a page, in order. A line that is only a path in backticks names the file of the code blocks below it. A
 * `diff` block changes that file; any other block is its full content. Blocks above the first such line are ignored.
 */
export function editsOf(page: string): Edit[] {
  const edits: Edit[] = []
  let file = ''
  let fence: { language: string; lines: string[] } | undefined
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) {
      if (fence && file) edits.push(editOf(file, fence.language, fence.lines))
      fence = fence ? undefined : { language: line.slice(3), lines: [] }
    } else if (fence) fence.lines.push(line)
    else file = /^`([\w./-]+\.\w+)`$/.exec(line)?.[1] ?? file
  }
  return edits
}

function editOf(file: string, language: string, lines: readonly string[]): Edit {
  if (language !== 'diff') return { file, before: '', after: `${lines.join('\n')}\n` }
  const without = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  return { file, before: without('+'), after: without('-') }
}
