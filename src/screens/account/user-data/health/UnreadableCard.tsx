import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { download, isPlainText, unreadableFile } from '../data-files'
import { useUnreadable } from './use-unreadable'

/** Offers stored data that could not be read for download, unchanged. Renders nothing if all of it could be read. */
export function UnreadableCard() {
  const texts = useUnreadable()
  if (texts.length === 0) return null
  return (
    <Card id="unreadable">
      <h2 tabIndex={-1} className="text-xl font-bold">
        Unreadable Data
      </h2>
      <p className="mt-1">
        This data was stored here but cannot be read. It may have been cut off, or changed by
        another program. It has not been changed. Download it before you free up space or reset.
      </p>
      <ul className="mt-3 list-none p-0">
        {texts.map(([name, text]) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-solid border-line py-3"
          >
            <span className="min-w-0 break-all">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-muted">{`(about ${kilobytes(text)} kB)`}</span>
              {!isPlainText(text) && (
                <span className="block break-normal text-sm text-muted">
                  Plain text would change some of its letters, so this downloads as a JSON file.
                </span>
              )}
            </span>
            <Button
              variant="secondary"
              aria-label={`Download ${isolate(name)}`}
              onClick={() => download(unreadableFile(name, text))}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function kilobytes({ length }: string): string {
  return formatCount(Math.max(1, Math.round(length / 1000)))
}
