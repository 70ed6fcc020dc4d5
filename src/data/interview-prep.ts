import type { GuideSection } from '@/schemas/guide-section'
import { spouseWorks } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'

/** Questions to expect, questions to ask, and what helps when you interview between two moves. */
export const interviewPrep = defineDataset<GuideSection>('interview-prep', [
  {
    id: 'common-interview-questions',
    title: 'Common Interview Questions',
    lead: 'Say each answer out loud once before the interview. One minute each is enough.',
    items: [
      '“Tell me about yourself.” Say what you do, one result you are proud of, and why you want this job.',
      '“Why do you want to work here?” Name one thing from the posting or their site. Tie it to something you do well.',
      '“Why did you leave your last job?” Keep it short: “My family was moved by the military.” Then say what you liked in that job.',
      '“Can you tell me about this gap?” One sentence for the reason, one for what you learned, one for why you are ready now.',
      '“What are your strengths?” Pick two that the posting asks for. Give a short, true example of each.',
      '“What is a weakness you are working on?” Choose a real one that is not at the heart of the job. Say what you do about it.',
      '“Tell me about a problem you solved.” Say what was wrong, what you did, and how it ended. Add a number if you have one.',
      '“Tell me about a conflict with a coworker.” Stay kind about the other person. Show that you listened and what changed.',
      '“How do you stay on track when you work alone?” Describe your real day: your list, your hours, how you check in.',
      '“Where do you see yourself in five years?” Talk about skills and duties, not about a place on the map.',
      '“How long will you be in this area?” Be honest and brief. Say what you know, then say how you would keep or hand over your work.',
      '“What pay do you expect?” Look up pay for this job in this area first. Give a range, or ask what range they have set.',
    ],
  },
  {
    id: 'questions-to-ask-the-interviewer',
    title: 'Questions to Ask the Interviewer',
    lead: 'Choose three or four. You are finding out whether this job can work with your life.',
    items: [
      'What would a good first 90 days look like?',
      'How will you tell whether I am doing well in this job?',
      'What does a normal day look like, and which hours must I be online or on site?',
      'Which parts of this job can be done remotely, and is that written in the offer?',
      'In which states do you have employees now? Could I keep this job if I moved to another one?',
      'Has anyone on the team moved away and kept their job? How did that work?',
      'How does the team handle it when someone has a sick child or a hard week at home?',
      'What training do you offer? Do you help pay for courses, certifications or license fees?',
      'What is the hardest part of this job?',
      'Who would I report to, and how do they like to work with people?',
      'Why is this job open now?',
      'What happens next, and when can I expect to hear from you?',
    ],
  },
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
      'Practice with a coach for free. SpouseWorks from Military OneSource and Hire Heroes USA both help spouses. Military OneSource does not generally cover Coast Guard families, so ask first.',
      'Send a short thank-you note the same day. Then open your tracker and write down what was asked and what comes next.',
    ],
    links: [
      {
        name: 'SpouseWorks (Military OneSource)',
        url: 'https://spouseworks.militaryonesource.mil/portal/',
      },
      { name: 'Hire Heroes USA', url: 'https://www.hireheroesusa.org/' },
    ],
    source: spouseWorks,
    lastReviewed: '2026-11-21',
    pace: 'link',
  },
])
