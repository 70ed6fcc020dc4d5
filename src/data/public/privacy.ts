import { site } from '@/data/site'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

/** The privacy page. The screen adds the table of what is stored. */
export const privacy = defineDataset<GuideSection>('privacy', [
  {
    id: 'short-version',
    title: 'The Short Version',
    paragraphs: [
      'There are no servers, no analytics, no cookies and no account. What you enter stays in this browser, on this device. We do not receive it, so we cannot read it, sell it or hand it over.',
    ],
    items: [
      'No servers: nothing that you save is sent to us. We run no database of what you enter.',
      'No analytics: we do not count your visits, clicks or searches.',
      'No cookies: the app sets none.',
      'No account: you give no email address and no password.',
    ],
  },
  {
    id: 'what-is-stored',
    title: 'What Your Browser Keeps',
    lead: 'The app saves to your browser’s local storage, a small space that belongs to this site.',
    items: [
      'Your profile and your sharing choices.',
      'The modules you picked, and which setup steps are done.',
      'Your moves and earlier moves, with places and dates, what you checked off in the move plan and the checklists, and the events of the calendar file.',
      'The Child Care File: for whom you asked, where, the contacts and your notes.',
      'Your licenses, with numbers, people and costs, and what you entered about licensing boards.',
      'Your work history: jobs, pay, supervisors, family care and why you left.',
      'Your job applications, saved postings and interview notes.',
      'Your skills, certifications and learning goals.',
      'The service member’s pay grade, if you asked to keep it.',
      'Small things, such as dark mode and the date of your first dashboard visit.',
    ],
    paragraphs: [
      'A database in the same browser keeps a second copy of all this on the device’s disk, so that a crash does not take what you saved. In a private window the browser erases both when you close it.',
      'The database also keeps earlier versions: one for each of the last 7 days and 4 weeks in which you changed something, and from before the latest restores, updates and removals of unreadable data. So what you delete can still be found there until newer versions take its place. A copy from before the browser’s storage was emptied, or one that was set aside because it did not match your data, stays until a reset. Reset erases all of it.',
      'If you choose a backup folder, a small database of its own remembers the folder, a random name for this device, and which files of your other devices were merged. The backups themselves are in your folder, as plain text, where other programs and a cloud service that copies the folder can read them.',
      'What you type into a form and do not save is kept for this tab only, until you save, cancel or close the tab. The tab also remembers which parts of a page you opened. If you open a closed tab again, your browser may bring it back. If you duplicate a tab, your browser may copy it.',
      'The list on this page names each item. Careers you bookmark, your assessment answers and your answers for the Eligibility Packet are not saved at all. They go away when you reload.',
    ],
  },
  {
    id: 'who-can-read-it',
    title: 'Who Can Still Read It',
    lead: 'Anyone who can open this browser can read what you entered. There is no password, and the app does not encrypt it.',
    items: [
      'A person who uses the same browser or device can open the app and see your entries.',
      'Browser add-ons that you allow to read pages can read your entries too.',
      'On a work or school device, the owner may be able to look.',
      'An export or backup file is plain text, unless a passphrase protects the backup. Keep it where you would keep a resume.',
      'If safety at home is a worry, use a device that only you can unlock. What you delete can still be seen under Earlier Versions in Settings; Reset removes those too.',
    ],
    tone: 'warning',
  },
  {
    id: 'the-host',
    title: 'What the Web Host May See',
    paragraphs: [
      'The app’s files come from a web host, like those of any site. The host may log your internet (IP) address, the time and the file that was loaded.',
      'The app sends nothing that you save. But a page’s address can hold choices, such as a state or the words of a search, and your browser’s history keeps it. Normally the copy of the app in your browser opens the page. The host sees the address only on a first visit, on a forced reload, or if your browser has no copy.',
    ],
  },
  {
    id: 'offline-copy',
    title: 'Files Kept for Offline Use',
    paragraphs: [
      'Your browser keeps a copy of the app’s own files, so that it can open without a connection. The copy has none of your entries. It does show that this browser has visited the site.',
    ],
  },
  {
    id: 'storage-can-go',
    title: 'Your Browser May Remove It',
    lead: 'We have no copy, so what is gone is gone unless you have a backup.',
    items: [
      'Clearing site data or history can remove everything you entered.',
      'A browser may remove a site’s data when space runs low, or when you stay away for a long time.',
      'In a private window, entries go away when you close it.',
      'Two browsers or two devices do not sync. Each has its own entries.',
    ],
    tone: 'warning',
  },
  {
    id: 'your-control',
    title: 'See It, Take It, Erase It',
    lead: 'You do this yourself, in Settings. You do not have to ask us.',
    items: [
      'Export: a file with your profile, privacy settings, module choices and setup progress.',
      'Full backup: a file with everything you entered.',
      'Protect with a Passphrase: the same file, but it opens only with your passphrase.',
      'Back Up to a Folder, in Chrome and Edge: writes a full backup to a folder you choose while the app is open.',
      'Restore: reads any of these files, on this device or another.',
      'Send to My Other Device: hands a full backup to your device’s share menu, or downloads it. Anyone who gets the file can read it.',
      'Send by Link or QR: puts what you choose into a link. The part after # holds it, and browsers do not send that part to a web host. Anyone who has the link can read it, and a browser may keep it in its history.',
      'Reset: erases everything you entered in this browser, with the copy and the earlier versions. It asks first and offers a backup.',
      'The offline copy of the app’s files stays after a reset. Clear the site’s data in your browser to remove it too. Files you downloaded stay where you saved them. Reset forgets your backup folder, and the files in it stay.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing Is Off Until You Turn It On',
    paragraphs: [
      'Every sharing switch starts off. Today the directory is a demo, and nothing leaves this browser whatever you choose.',
      'When profiles open, sharing will make the fields you chose visible and searchable in Networking. Turning it off will remove them. One master switch will control all the others.',
    ],
  },
  {
    id: 'what-to-leave-out',
    title: 'What to Leave Out',
    lead: 'You do not need these for any tool here.',
    items: [
      'Social Security and military ID numbers.',
      'Bank or card numbers, and passwords.',
      'Unit names, deployment dates and the text of orders.',
      'Health details.',
    ],
  },
  {
    id: 'links-and-mail',
    title: 'Links and Email',
    paragraphs: [
      'Outside links open in a new tab. From there on, that site’s rules apply. It may use cookies and count your visit.',
      'If you write to us or ask to join the mailing list, we see your email address and your message. Your mail provider handles it like any other mail.',
    ],
  },
  {
    id: 'adults',
    title: 'For Adults',
    paragraphs: [`The product is for adults, ${site.adultAge}. It is not made for children.`],
  },
  {
    id: 'changes',
    title: 'Changes and Questions',
    paragraphs: [
      'If a promise on this page changes, the date at the top changes with it. New wording for the same promises gets its own date.',
      `Do you have a question? Write to ${site.contactEmail}. We reply within ${site.supportReply}.`,
    ],
  },
])
