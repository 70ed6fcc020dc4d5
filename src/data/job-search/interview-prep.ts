import { olderSpouseSite } from '@/data/facts/families'
import type { GuideSection } from '@/schemas/content/guide-section'
import { callLink, howToReach } from '@/data/how-to-reach'
import { militaryOneSourcePhone } from '@/data/facts/help-lines'
import { coastGuardWorkLife } from '@/data/facts/offices'
import { spouseWorks } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'

/** What helps when you interview between two moves. The questions are `interview-questions.ts` and `questions-to-ask.ts`. */
export const interviewPrep = defineDataset<GuideSection>('interview-prep', [
  {
    id: 'military-spouse-interview-tips',
    title: 'Military Spouse Interview Tips',
    lead: 'Your moves taught you things an employer can use. Here is how to show it.',
    items: [
      'You choose when to bring up military life. You do not have to start with it. If someone asks, be honest, keep it short and go back to the job.',
      'Turn moves into skills, with proof: “I learned three different office systems in five years, and I trained others on the last one.” Use only what is true for you.',
      'Have one sentence ready for each gap. Practice it until it feels boring. Then it will sound calm.',
      'Count unpaid work. Did you run a budget, plan an event or lead volunteers for a unit or a school? Say how many people, how much money, what came of it.',
      'Leave out military words. Say “we relocated,” not “we PCSed” (PCS means permanent change of station). Say “my volunteer team,” not the name of the unit group.',
      'Check the time zone twice and write both times down. Many first interviews are by video, and one of you may have just moved.',
      'Plan for weak internet. Test the link the day before, and ask for a phone number to call if the video drops.',
      'No quiet room yet? Ask a library or the employment office on your installation for one. Sitting in a parked car for a phone call is fine.',
      'If the job needs a license, know where yours stands: which state issued it, when it expires and what you have filed to transfer it. Bring dates, not promises.',
      'Collect references before each move. Ask for a personal email address, because people move on too.',
      `Practice with a coach for free. SpouseWorks from Military OneSource (${howToReach(militaryOneSourcePhone)}) and Hire Heroes USA both help spouses. Coast Guard spouses can ask the Work-Life office, too: ${coastGuardWorkLife.text}.`,
      'Send a short thank-you note the same day. Then open your tracker and write down what was asked and what comes next.',
    ],
    links: [
      callLink(militaryOneSourcePhone),
      {
        name: 'SpouseWorks (Military OneSource)',
        url: 'https://spouseworks.militaryonesource.mil/portal/',
      },
      {
        name: 'MySECO, its older address',
        url: `https://${olderSpouseSite.text}/`,
      },
      { name: 'Hire Heroes USA', url: 'https://www.hireheroesusa.org/' },
    ],
    source: spouseWorks,
    alsoFrom: [militaryOneSourcePhone.source, coastGuardWorkLife.source],
    reviewInterval: 'link',
  },
])
