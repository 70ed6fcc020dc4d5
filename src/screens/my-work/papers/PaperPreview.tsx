import type { ReactNode } from 'react'
import { Card } from '@/engine/ui/Card'
import { usePrintTitle } from '@/engine/use-print-title'
import { DownloadButtons } from './DownloadButtons'
import type { Paper } from './paper'
import { PaperText } from './PaperText'
import './papers.css'

interface Props {
  paper: Paper
  /** Stands before a part of the paper, which is named by its position. */
  mark?: { before: number; text: string } | undefined
  /** What can be done with the paper besides. */
  children?: ReactNode
}

/** A paper as it is printed, with its files. */
export function PaperPreview({ paper, mark, children }: Props) {
  usePrintTitle(paper.title)
  return (
    // Its files are over the paper also on a laptop, where both are beside what the paper is made with.
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
