/** The cards of Settings, in their order, and by what else people look for them. */
export const settingsCards = [
  { id: 'privacy', title: 'Privacy', words: 'share sharing profile directory' },
  { id: 'preferences', title: 'App Preferences', words: 'dark mode theme modules tips' },
  { id: 'unreadable', title: 'Unreadable Data', words: '' },
  { id: 'data', title: 'Data Management', words: 'full backup export download reset erase delete' },
  { id: 'health', title: 'Data Health', words: 'storage space last backup keep' },
  { id: 'restore', title: 'Restore', words: 'import upload backup file' },
] as const
