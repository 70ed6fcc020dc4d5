import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

/** Instructions shown with the calendar file of a move: how to import and update it. */
export const moveCalendar = defineDataset<GuideSection>('move-calendar', [
  {
    id: 'separate-calendar',
    title: 'Make a Separate Calendar First',
    lead: 'Then you can delete the whole plan in one step without losing anything else.',
    ordered: true,
    items: [
      'In your calendar app, add a new calendar. Call it “My Move.”',
      'Download the calendar file here, and open it.',
      'When the app asks which calendar to use, choose “My Move.”',
    ],
  },
  {
    id: 'update-calendar',
    title: 'When a Date Changes',
    lead: 'Your calendar won’t pick up changes you make here. It needs a new file, and many calendars double or skip events when you import a second one.',
    ordered: true,
    items: [
      'In your calendar app, delete the calendar “My Move.” Check its name before you do.',
      'Add it again with the same name.',
      'Download the calendar file again, and import it there.',
    ],
  },
  {
    id: 'in-the-file',
    title: 'What Is in the File',
    items: [
      'Each open task is an all-day event on its due date. It doesn’t mark you as busy, and it has no alarm.',
      'All-day events too: when your licenses expire, day 30 of an application to a board, child care dates, and next actions and follow-ups of your job search.',
      'An interview with a time marks you as busy for an hour, with an alarm the day before and an hour before. One without a time is an all-day event.',
      'A task you put under “Not for Us” is marked “Canceled” in the next file, for calendars that already have it. A task you check off keeps its event.',
      'The file is made on this device. Once you import it, the company that runs your calendar can read it.',
    ],
  },
  {
    id: 'on-paper',
    title: 'Or Use the Printed List',
    lead: 'If your app doesn’t let you choose a calendar, press “Print Move Binder” at the top (“Binder” on a phone). It lists every open task with its date.',
  },
])
