import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** How to meet people who can help, online and near the installation. */
export const networkingTips = defineDataset<GuideSection>('networking-tips', [
  {
    id: 'online',
    title: 'Online Networking Tips',
    lead: 'You never have to pack an online network.',
    items: [
      'Put your work first in your LinkedIn headline: “Bookkeeper, remote” says more than “Military spouse.”',
      'You choose whether to say that you are a military spouse. No one needs to know to hire you.',
      'Set your location to the place where you want to work next, once you are free to share it.',
      'Join one group for your job and one for spouses. Answer a question before you ask one.',
      'Write short: who you are, why you chose this person, one small question. Ask for 15 minutes, not for a job.',
      'Do not post orders, dates, unit names or travel plans. A hiring manager does not need them.',
      'Be careful with strangers who offer work. Never pay to get a job, and never share bank or Social Security numbers in a chat.',
    ],
  },
  {
    id: 'in-person',
    title: 'In-Person Networking Tips',
    lead: 'The first two months at a new place are a good time: people expect you to ask.',
    items: [
      'Visit the family support or employment office at your installation. Ask who hires spouses and which events are coming.',
      'Go to one hiring event or spouse group a month. One good talk is enough.',
      'Practice one sentence: what you do, what you want to do next, and what you enjoy helping with.',
      'Ask the people you already see: the school, the library, the gym, the child care center.',
      'Volunteer where you use your work skills. Treasurer or newsletter editor can go on a resume.',
      'Join the local chapter of your profession or the chamber of commerce. Ask about a lower rate for newcomers.',
      'Write a name and one detail on your phone right after you talk. Send a short note within two days.',
    ],
  },
  {
    id: 'best-practices',
    title: 'Best Practices',
    lead: 'A network grows from small, kind habits.',
    items: [
      'Give something first: a link, a lead, a name, a thank-you.',
      'Keep a list of people with the date you last wrote. Three messages a month keep it alive.',
      'Before you leave a station, tell people where your work is going and ask two of them to be references.',
      'Ask each person for one more name. That is how a short talk becomes a network.',
      'If someone helps you, tell them how it turned out.',
      'If you are asked about your next move, you may answer in your own words or not at all. Talk about the work you can do.',
      'If no one answers, wait a week, write once more, then let it go. It is rarely about you.',
    ],
  },
  {
    id: 'success-story',
    title: 'Success Story',
    lead: 'Illustrative example: Lena is made up. Her story shows how a network can start from nothing.',
    paragraphs: [
      'Lena arrived at a new station in March and knew no one. In her first week she asked the employment office which groups met nearby. She picked one, a monthly coffee for spouses who work in offices.',
      'There she met a woman who kept the books for two small shops. Lena did not ask for a job. She asked how the work had started and who else she should talk to.',
      'She wrote a thank-you note the next day and spoke with three more people over the summer. In the fall one of them needed help two days a week. Lena applied, had an interview and got the work.',
      'It took eight months. When orders came, she asked if she could go on from home. One client said yes and one said no.',
    ],
    tone: 'story',
  },
])
