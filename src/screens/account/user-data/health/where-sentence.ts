import type { MirrorTrouble } from '@/engine/store/mirror/mirror-status'

/**
 * Where the data is stored while the mirror works. Private windows of Firefox and Safari have a database too, in
 * memory, and no browser tells that a window is private, so the sentence must be true there as well.
 */
export const twoPlaces =
  'In two places in this browser, on this device: its own storage, and a copy that also keeps earlier versions. Once you see “Saved,” your change is on the disk, unless this is a private window. A private window keeps nothing after you close it, so download a full backup first.'

/** Where the data is while the mirror does not work, and what to do about it. Follows "It is" or "Your data is". */
export const whereSentence: Record<MirrorTrouble, string> = {
  none: 'in this browser’s own storage only, as is normal in a private window. The browser writes it to the disk a few seconds later, so a crash can erase your last changes. Download a full backup before you close it.',
  newer:
    'in this browser’s own storage only. A newer version of this site now manages the second copy on this device, so this older one does not write to it. Reload the page to get the newer version.',
  blocked:
    'in this browser’s own storage only. Another tab is blocking the second copy on this device. Close the other tabs of this site, then reload this page.',
  slow: 'in this browser’s own storage only for now. The second copy on this device is not responding, so a crash can erase your last changes. If other tabs of this site are open, close them. Then reload this page.',
  unreadable:
    'in this browser’s own storage only. The second copy on this device cannot be opened, so a crash can erase your last changes. Download a full backup, then restart the browser.',
  full: 'in this browser’s own storage only. There was not enough space for the second copy on this device, so a crash can erase your last changes. Download a full backup and free up some space on this device.',
  failed:
    'in this browser’s own storage only. The second copy on this device could not be used, so a crash can erase your last changes. Download a full backup, then reload this page.',
}
