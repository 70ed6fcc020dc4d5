import { useState } from 'react'
import { downloadBlob, downloadText } from '@/engine/download-text'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { PrintButton } from '@/engine/ui/PrintButton'
import { plainTextOf, type Paper } from './paper'

const NO_DOCX =
  'The DOCX file was not made. Check your connection and try again, or download the text.'

/** Prints a paper, or downloads it as a file. The code that writes DOCX loads on demand. */
export function DownloadButtons({ paper }: { paper: Paper }) {
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
          Download DOCX
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
