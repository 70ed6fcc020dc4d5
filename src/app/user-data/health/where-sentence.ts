import type { CopyTrouble } from '@/engine/store/durable/copy'

/** Where the data lies while it has no copy on the disk, and what to do about it; after "It is". */
export const whereSentence: Record<CopyTrouble, string> = {
  none: 'in this browser’s local storage only, as in a private window. A browser writes that to the disk some seconds later, so a crash can take your last changes. Download a full backup before you close it.',
  newer:
    'in this browser’s local storage only. A newer version of this site keeps the copy on the disk, so this one does not write to it. Reload the page to get the newer version.',
  blocked:
    'in this browser’s local storage only. Another tab keeps the copy on the disk from opening. Close the other tabs of this site, then reload this page.',
  unreadable:
    'in this browser’s local storage only. The copy on the disk cannot be opened, so a crash can take your last changes. Download a full backup, then restart the browser.',
  full: 'in this browser’s local storage only. There was no room for the copy on the disk, so a crash can take your last changes. Download a full backup and free some space on this device.',
  failed:
    'in this browser’s local storage only. The copy on the disk could not be written, so a crash can take your last changes. Download a full backup, then reload this page.',
}
