import { useState, type ReactNode } from 'react'
import { announce } from '@/engine/announcer'
import { downloadBlob, downloadText } from '@/engine/download-text'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { PrintButton } from '@/engine/ui/PrintButton'
import { usePrintTitle } from '@/engine/use-print-title'
import { plainTextOf, type Paper } from './paper'
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

const NO_DOCX =
  'The Word file was not made. Check your connection and try again, or download the text.'

/** Prints a paper, or downloads it as a file. The code that writes DOCX loads on demand. */
function DownloadButtons({ paper }: { paper: Paper }) {
  const [failure, setFailure] = useState('')

  const downloadDocx = async () => {
    try {
      const { docxFile } = await import('./docx')
      downloadBlob(`${paper.fileName}.docx`, await docxFile(paper))
    } catch (error) {
      console.error(error)
      setFailure(NO_DOCX)
      return
    }
    setFailure('')
    announce(DOWNLOADED, 'Downloaded')
  }

  const downloadPlainText = () => {
    downloadText(`${paper.fileName}.txt`, plainTextOf(paper), 'text/plain;charset=utf-8')
    announce(DOWNLOADED, 'Downloaded')
  }

  return (
    <div data-no-print>
      <Failure message={failure} />
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button className="max-sm:px-3!" onClick={() => void downloadDocx()}>
          Download Word
        </Button>
        <Button variant="secondary" className="max-sm:px-3!" onClick={downloadPlainText}>
          Download Text
        </Button>
        <PrintButton label={`Print ${paper.title}`} />
      </div>
    </div>
  )
}

const DOWNLOADED = 'The file is downloaded.'
