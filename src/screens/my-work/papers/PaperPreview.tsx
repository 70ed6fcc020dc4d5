import type { ReactNode } from 'react'
import { Card } from '@/engine/ui/Card'
import { usePrintTitle } from '@/engine/use-print-title'
import { DownloadButtons } from './DownloadButtons'
import type { Paper } from './paper'
import { PaperText } from './PaperText'
import './papers.css'

interface Props {
  paper: Paper
  /** A line on screen before the part with this index, such as the end of a page. It is not printed. */
  mark?: { before: number; text: string } | undefined
  /** More buttons, below those for the files. */
  children?: ReactNode
}

/** A paper as it is printed, below the buttons that download it. */
export function PaperPreview({ paper, mark, children }: Props) {
  usePrintTitle(paper.title)
  return (
    // On a wide screen this is the second column.
    <div className="grid min-w-0 gap-3 lg:col-start-2 lg:row-[1/-1] print:block">
      <DownloadButtons paper={paper} />
      {children}
      <Card
        data-for-an-office
        data-letter-paper
        className="max-w-[51rem] leading-[1.3] print:max-w-none! print:border-0! print:p-0! print:text-[10pt]"
      >
        <h3 data-no-print className="mb-3 text-sm text-muted">
          Preview
        </h3>
        <PaperText paper={paper} mark={mark} />
      </Card>
    </div>
  )
}
