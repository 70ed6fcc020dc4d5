/** The cards of Settings in their order, data safety first and sharing last, with more words that people search for. */
export const settingsCards = [
  { id: 'unreadable', title: 'Unreadable Data', searchWords: '' },
  {
    id: 'send',
    title: 'Send to My Other Device',
    searchWords: 'transfer to new phone or computer laptop share sync copy link qr code',
  },
  {
    id: 'data',
    title: 'Data Management',
    searchWords: 'full backup folder automatic export download reset erase delete save copy',
  },
  { id: 'health', title: 'Data Health', searchWords: 'storage space last backup keep' },
  {
    id: 'restore',
    title: 'Restore',
    searchWords: 'import upload backup file transfer to new phone or computer',
  },
  {
    id: 'versions',
    title: 'Earlier Versions',
    searchWords: 'undo history yesterday last week bring back recover lost gone entries',
  },
  { id: 'preferences', title: 'App Preferences', searchWords: 'dark mode theme modules tips' },
  { id: 'privacy', title: 'Privacy', searchWords: 'share sharing private hide profile directory' },
] as const
