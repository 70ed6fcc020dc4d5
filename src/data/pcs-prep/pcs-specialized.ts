import { businessCostsCap, licenseReimbursement, mycaaCap } from '@/data/facts/benefits'
import { milTax } from '@/data/facts/offices'
import { navyLicenseCosts } from '@/data/sources/license-costs'
import { licensePortability } from '@/data/sources/license-law'
import { tuitionLaw } from '@/data/sources/families'
import { mycaaLaw, mycaaRelease } from '@/data/sources/mycaa'
import { overseasTelework, remoteMemo, spouseChecklist } from '@/data/facts/families'
import {
  preferenceChecklistCopy,
  spouseAppointmentLaw,
  spousePreference,
  stateTaxArticle,
  usajobsSpouses,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { ChecklistSection } from '@/schemas/content/checklist-section'

export const pcsSpecialized = defineDataset<ChecklistSection>('pcs-specialized', [
  {
    id: 'licensed',
    icon: 'i-lucide-badge-check',
    name: 'Licensed Professionals',
    description:
      'For work that needs a state license. Court rules may still apply to lawyers, so ask the state bar.',
    items: [
      {
        id: 'ask-board-in-writing',
        text: 'Email the new state’s board. Ask what a military spouse must send, and keep the answer.',
      },
      {
        id: 'ask-about-federal-law',
        text: 'Ask how the board handles the federal license law (United States Code, title 50, section 4025a). You still have to apply.',
      },
      {
        id: 'gather-federal-papers',
        text: 'Gather the orders, your marriage certificate and a notarized sworn statement. The federal law asks for all three.',
      },
      {
        id: 'ask-about-temporary-license',
        text: 'Ask about the temporary license in that law, in case the board cannot act within 30 days.',
      },
      {
        id: 'check-compact',
        text: 'Is there a compact (shared license between states) for your field? Ask if both states issue licenses under it yet.',
      },
      {
        id: 'request-verification',
        text: 'Ask each state that licensed you to send proof of good standing.',
      },
      {
        id: 'list-education-hours',
        text: 'List your continuing education: course, hours, date and provider. Keep the certificates.',
      },
      {
        id: 'check-old-license',
        text: 'Before you let your old license lapse, ask what it costs to keep it and to get it back.',
      },
      {
        id: 'save-fee-receipts',
        text: `Save every fee receipt. The service member may claim ${licenseReimbursement.text} through the branch. Ask finance or personnel for the form.`,
      },
      {
        id: 'wait-for-written-yes',
        text: 'Wait for written approval from the board before you start work. Boards read the rules differently.',
      },
    ],
    source: licensePortability,
    alsoFrom: [navyLicenseCosts],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'remote',
    icon: 'i-lucide-laptop',
    name: 'Remote Workers',
    description:
      'For people who take their job with them. Approval, taxes and internet come first.',
    items: [
      {
        id: 'get-approval-in-writing',
        text: 'Ask your employer to approve the new place in writing, with a start date.',
      },
      {
        id: 'tell-payroll',
        text: 'Tell payroll which state you are moving to. Ask whether the company can employ people there.',
      },
      {
        id: 'ask-about-state-tax',
        text: `Ask ${milTax.text} about state tax. Since 2023 a couple may choose one of three states, so payroll needs your answer.`,
      },
      {
        id: 'ask-about-overseas-work',
        text: 'Moving overseas? Ask your employer and the legal assistance office whether you may work from there.',
      },
      {
        id: 'check-internet-at-address',
        text: 'Before you sign a lease, check which internet companies serve that exact address.',
      },
      {
        id: 'plan-backup-internet',
        text: 'Plan a backup for days without internet: a phone hotspot, the library or a shared office.',
      },
      {
        id: 'agree-on-hours',
        text: 'Agree on your hours in the new time zone. Put them in your calendar where your team can see them.',
      },
      {
        id: 'book-days-off',
        text: 'Book days off for packing, travel and unpacking. Add one more than you think you need.',
      },
      {
        id: 'protect-work-computer',
        text: 'Carry your work computer yourself. Ask who to call if it is lost or damaged.',
      },
      {
        id: 'keep-second-plan',
        text: 'Keep your resume ready in case approval changes. Never pay a fee to get a remote job.',
      },
    ],
    source: stateTaxArticle,
    alsoFrom: [milTax.source],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'federal',
    icon: 'i-lucide-landmark',
    name: 'Federal Employees',
    description: 'For people who work for the federal government, or want to at the new station.',
    items: [
      {
        id: 'tell-supervisor',
        text: `Ask your supervisor early, in writing, for remote work: name ${remoteMemo.text}. From abroad, it needs a DETO (Domestic Employees Teleworking Overseas) agreement.`,
      },
      {
        id: 'ask-about-leave',
        text: 'Ask HR (human resources) about a transfer, and whether leave without pay could keep you on the rolls while you look.',
      },
      {
        id: 'save-personnel-file',
        text: 'Save your personnel file, job reviews and pay statements before you lose access to them.',
      },
      {
        id: 'ask-about-federal-benefits',
        text: 'Ask HR what a break in service would mean for your health plan, leave and retirement.',
      },
      {
        id: 'learn-spouse-hiring-rule',
        text: 'Learn the spouse hiring rule: an agency may hire an eligible spouse without open competition. It does not have to.',
      },
      {
        id: 'check-hiring-eligibility',
        text: 'Check on USAJOBS who is eligible. You need no move for it: the law asks only that your spouse is on active duty.',
      },
      {
        id: 'gather-proof',
        text: 'Gather the orders and your marriage certificate. Read each job notice to see which proof it asks for.',
      },
      {
        id: 'ask-about-preference',
        text: `Do orders list you? For each Department of Defense job near that station, upload the ${spouseChecklist.text}. Without it you get no preference.`,
      },
      {
        id: 'think-before-answering-offer',
        text: 'Think before you answer a permanent offer. Taking or declining one ends your preference at that station.',
      },
      {
        id: 'search-widely',
        text: 'Save a USAJOBS search for the new area, and cut your resume to two pages. Apply to private employers too, since federal openings vary.',
      },
    ],
    source: usajobsSpouses,
    alsoFrom: [
      spouseAppointmentLaw,
      spousePreference,
      spouseChecklist.source,
      preferenceChecklistCopy,
      remoteMemo.source,
      overseasTelework.source,
      ...(overseasTelework.alsoFrom ?? []),
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'eligibility',
  },
  {
    id: 'entrepreneur',
    icon: 'i-lucide-store',
    name: 'Entrepreneurs',
    description:
      'For people with their own business. Moving overseas? Ask legal assistance before you do business there.',
    items: [
      {
        id: 'ask-about-home-business',
        text: 'Ask the housing office or landlord, before you sign, whether you may run a business from home.',
      },
      {
        id: 'check-state-registration',
        text: 'Ask the new state’s business office whether to register there, move your business or close it and start again.',
      },
      {
        id: 'check-local-permits',
        text: 'Ask the new city or county about permits and sales tax.',
      },
      {
        id: 'ask-legal-assistance',
        text: 'Ask legal assistance what the move means for your kind of business, such as an LLC (limited liability company).',
      },
      {
        id: 'ask-about-self-employment-tax',
        text: `Ask ${milTax.text} or a tax professional about self-employment income. State rules for it differ.`,
      },
      {
        id: 'tell-clients',
        text: 'Tell clients your last day here, your first day there and what stays the same.',
      },
      {
        id: 'list-stock-and-tools',
        text: 'List your inventory and tools. Ask the transportation office what movers take, and which tools count as spouse pro-gear.',
      },
      {
        id: 'update-business-address',
        text: 'Change your address with the bank, insurance, payment services and your website.',
      },
      {
        id: 'save-business-receipts',
        text: `Save receipts for what the move costs your business. The branch may repay ${businessCostsCap.text} (Coast Guard: ask first). Ask finance or personnel which form it takes.`,
      },
      {
        id: 'find-business-mentor',
        text: 'Ask SCORE or the SBA (Small Business Administration) for free help near the new station.',
      },
    ],
    source: navyLicenseCosts,
    alsoFrom: [milTax.source],
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'student',
    icon: 'i-lucide-graduation-cap',
    name: 'Students',
    description: 'For people in school or training. Protect your credits first.',
    items: [
      {
        id: 'tell-advisor',
        text: 'Tell your advisor about the move. Ask which courses to finish before you go.',
      },
      {
        id: 'ask-to-finish-online',
        text: 'Ask whether you can finish the program online or at a campus near the new station.',
      },
      {
        id: 'check-school-deadlines',
        text: 'Write down the deadlines to drop a class or get a refund. Compare them with your moving dates.',
      },
      {
        id: 'ask-about-credits',
        text: 'Changing schools? Ask the new one, in writing, which credits it accepts before you enroll.',
      },
      {
        id: 'order-school-records',
        text: 'Order official transcripts, and save the course outlines. They help when a school reviews your credits.',
      },
      {
        id: 'ask-about-tuition',
        text: 'Tell a public school: “We are stationed in this state. I ask for in-state tuition under 20 U.S.C. 1015d.” You keep it after the next move, as long as you stay enrolled there without a break.',
      },
      {
        id: 'check-mycaa',
        text: `Check MyCAA (My Career Advancement Account): ${mycaaCap.text} for job training. Rank rules change, so look in the portal first. Begin before a promotion.`,
      },
      {
        id: 'ask-about-financial-aid',
        text: 'Ask what a break or a new school means for your student aid and loans. Give your lenders the new address.',
      },
      {
        id: 'plan-exams',
        text: 'Ask to move exams that fall in moving week. Carry your computer and books yourself.',
      },
      {
        id: 'check-program-for-license',
        text: 'Training for a licensed job? Ask whether the new state accepts your program and your practice hours.',
      },
    ],
    source: mycaaRelease,
    alsoFrom: [tuitionLaw, mycaaLaw],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
])
