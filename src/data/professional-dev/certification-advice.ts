import type { GuideSection } from '@/schemas/content/guide-section'
import { mycaaRelease } from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import { mycaaCap } from '@/data/facts/benefits'

/** How to pick a certification, and how to study between moves. */
export const certificationAdvice = defineDataset<GuideSection>('certification-advice', [
  {
    id: 'how-to-choose',
    title: 'How to Choose a Certification',
    lead: 'Take these steps before you pay for anything.',
    ordered: true,
    items: [
      'Read ten job ads for the work you want: some near you, some near a likely next station, some remote. Count which certification they name.',
      'Look at the site of the organization that awards it. Check what you need first: a degree, hours of work, or nothing.',
      'Add up the whole cost: course, exam, a second try, membership and renewal.',
      'Check where you can take the exam. Online or at many test centers is best, especially if you may move overseas.',
      'Find out when it expires and what renewal asks for. Pick one you can keep up during a move.',
      `Ask about funding before you pay. MyCAA (My Career Advancement Account) may pay ${mycaaCap.text} if you are eligible, and it does not pay you back later.`,
      'Talk to one person who holds it. Ask what changed for them and what did not.',
      'Walk away from a school that promises a job or wants you to sign today.',
    ],
    source: mycaaRelease,
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'study-tips',
    title: 'Study Tips',
    lead: 'Small, steady steps work better than one big push between two moves.',
    items: [
      'Book the exam date first, then count back. Keep the last month before a PCS (permanent change of station) free.',
      'Before you book, read how late you can change the date. Orders do change.',
      'Study in short blocks: 25 minutes at nap time counts. Write the next step down before you stop.',
      'Register with a personal email address. School and work addresses end when you leave.',
      'Use the same legal name for the exam and on your ID. Check this early if your name has changed.',
      'Take a practice test in the first week. It shows you what you can skip.',
      'Find one study partner, online or next door. Set a weekly time and keep it.',
      'Save notes and books where you can open them without internet. Do not let the movers pack them.',
      'Log your hours under Learning Goals and your progress under My Certifications. Both stay in this browser.',
      'When you pass, enter the expiration date under My Certifications. You will see a warning there in the last 90 days.',
    ],
  },
  {
    id: 'success-story',
    title: 'Success Story',
    lead: 'Illustrative example: Renee is made up. Her story shows how the steps can fit together.',
    paragraphs: [
      'Renee had moved three times in seven years. Her last paid job was at the front desk of a clinic. She read ten job ads for medical coding, and most of them asked for the Certified Professional Coder (CPC).',
      'Before she paid, she checked the MyCAA portal. She was eligible, so she got her plan approved first and the school was paid directly. She studied four evenings a week, after bedtime.',
      'Orders came in the middle of the course. She moved her exam to a date six weeks after the move. She did not pass the first time. She passed the second time.',
      'The search took five more months, and her first job was part time. She kept her goals small and wrote every application down. Another search may be shorter or longer than hers.',
    ],
    tone: 'story',
  },
])
