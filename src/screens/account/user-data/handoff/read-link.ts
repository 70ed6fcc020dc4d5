import { readFragment, type LinkFault } from './link-code'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import { damagedLink, newerLink, readHandoff } from './handoff-text'

const problems: Record<LinkFault, FileProblem> = {
  empty: damagedLink,
  cut: {
    problem:
      'The end of this link is missing, as happens in some message apps. Nothing was changed. Copy the whole link again, or scan the QR code.',
  },
  damaged: damagedLink,
  newer: newerLink,
  'too-large': {
    problem:
      'This link holds more than any link from this site, so none of it was used. Nothing was changed. Ask for the file instead: Send to My Other Device makes it.',
  },
  unsupported: {
    problem:
      'This browser cannot open such a link. Nothing was changed. Update the browser, or ask for the file instead: Send to My Other Device makes it.',
  },
}

/** Reads the fragment of a link, without its `#`, or says in a sentence why it cannot. */
export async function readLink(fragment: string): Promise<FileContent | FileProblem> {
  const read = await readFragment(fragment)
  return 'fault' in read ? problems[read.fault] : readHandoff(read.text)
}
