/** An edit that a page of the docs asks for, in the order of the page. */
export interface Edit {
  file: string
  /** The lines that the file holds once; blank for a file that is new. */
  before: string
  after: string
}

/**
 * The edits of a page. A block belongs to the file that the last line of nothing but a path in back
 * quotes names: a `diff` block changes it, any other block is the whole of it. A block before the first
 * such line is no edit.
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
