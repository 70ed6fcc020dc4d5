import { childCareWhileSearching, licenseReimbursement } from '@/data/facts/benefits'
import { militaryOneSourcePhone } from '@/data/facts/help-lines'
import { milTax } from '@/data/facts/offices'
import { licenseFees } from '@/data/estimates'
import { howToReach } from '@/data/how-to-reach'
import { militaryChildCare } from '@/data/sources/help'
import {
  airForceLicenseCosts,
  armyLicenseCosts,
  coastGuardLicenseCosts,
  marineLicenseCosts,
  navyLicenseCosts,
} from '@/data/sources/license-costs'
import {
  childCareFeeAssistance,
  georgiaTaxForm,
  stateTaxArticle,
  virginiaTaxForm,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { ChecklistSection } from '@/schemas/content/checklist-section'

export const pcsTimeline = defineDataset<ChecklistSection>('pcs-timeline', [
  {
    id: '3-months',
    icon: 'i-lucide-calendar-search',
    name: '3 Months Before PCS',
    description: 'Start with the things that take longest.',
    items: [
      {
        id: 'confirm-move-dates',
        text: 'Ask for the report date and the place, and ask how likely each is to change. Write down the answers.',
      },
      {
        id: 'check-orders',
        text: 'Get a copy of the orders and check that they include you. License reimbursement depends on it.',
      },
      {
        id: 'research-job-market',
        text: 'Find five employers in your field near the new station. Note what they look for and what they pay.',
      },
      {
        id: 'check-license-rules',
        text: 'Need a license to work? Find the board in the new state and ask how it treats military spouses.',
      },
      {
        id: 'budget-license-fees',
        text: `Plan for license fees. Our estimate is ${licenseFees}. The branch may pay back ${licenseReimbursement.text}: ask finance or personnel for the form.`,
      },
      {
        id: 'update-resume',
        text: 'Update your resume with your newest role. Include volunteer work and the results you had.',
      },
      {
        id: 'start-career-folder',
        text: 'Start one career folder: licenses, certificates, transcripts, job reviews and your marriage certificate.',
      },
      {
        id: 'choose-references',
        text: 'Choose three references. Ask them now, while you still see each other.',
      },
      {
        id: 'ask-to-keep-job',
        text: 'Ask your manager whether you could keep your job after the move, by remote work or a transfer.',
      },
      {
        id: 'request-child-care',
        text: `Need child care to work? Ask for it on MilitaryChildCare.com as soon as you have orders. Waits are common. Looking for work counts for ${childCareWhileSearching.text}.`,
      },
    ],
    source: navyLicenseCosts,
    alsoFrom: [militaryChildCare, childCareWhileSearching.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: '2-months',
    icon: 'i-lucide-calendar-clock',
    name: '2 Months Before PCS',
    description:
      'Send the paperwork that others need time to answer, and open doors at the new station.',
    items: [
      {
        id: 'apply-for-license',
        text: 'Send your license application. Ask the board about a temporary license too.',
      },
      {
        id: 'order-transcripts',
        text: 'Order official transcripts and license records. Ask whether they must go straight to the board.',
      },
      {
        id: 'get-written-references',
        text: 'Ask for two written references, with a phone number or email that will still work next year.',
      },
      {
        id: 'agree-on-last-day',
        text: 'Agree with your employer on a last day, a transfer or remote work. Get it in writing.',
      },
      {
        id: 'update-linkedin',
        text: 'Update your LinkedIn profile. Add the new area when you are ready for recruiters to see it.',
      },
      {
        id: 'set-job-alerts',
        text: 'Set job alerts for the new area, and one for remote work in your field.',
      },
      {
        id: 'book-career-coaching',
        text: `Call Military OneSource at ${howToReach(militaryOneSourcePhone)}, and ask for free career coaching for spouses.`,
      },
      {
        id: 'email-employment-office',
        text: 'Email the employment office at the new installation. Ask about job fairs and hiring events.',
      },
      {
        id: 'ask-about-schools',
        text: 'Ask the school liaison officer about enrollment, school hours and after-school care. They shape your workday.',
      },
      {
        id: 'plan-income-gap',
        text: 'Write a budget for the months without your pay. Ask which bills can shrink or wait.',
      },
    ],
    source: militaryOneSourcePhone.source,
    lastReviewed: '2026-11-25',
    reviewInterval: 'contact',
  },
  {
    id: '1-month',
    icon: 'i-lucide-calendar-days',
    name: '1 Month Before PCS',
    description: 'Leave your job on good terms, and line up the next one.',
    items: [
      {
        id: 'scan-documents',
        text: 'Scan the whole career folder. Keep one copy online and one on a drive you carry.',
      },
      {
        id: 'follow-up-license',
        text: 'Ask the license board what is still missing. Note the name, the date and the answer.',
      },
      {
        id: 'apply-to-jobs',
        text: 'Apply to three to five jobs near the new station. Say when you could start.',
      },
      {
        id: 'practice-interview',
        text: 'Practice a short answer to “Why did you leave your last job?” One sentence about the move is enough.',
      },
      {
        id: 'save-work-samples',
        text: 'Save the work samples you are allowed to keep. Leave private company files behind.',
      },
      {
        id: 'ask-about-last-pay',
        text: 'Ask payroll where your last paycheck and your W-2 (yearly wage form) will be sent.',
      },
      {
        id: 'ask-about-benefits',
        text: 'Ask what happens to your retirement plan, unused leave and health coverage after your last day.',
      },
      {
        id: 'switch-contact-details',
        text: 'Switch job accounts to a personal email and a phone number that move with you.',
      },
      {
        id: 'order-internet',
        text: 'Order internet for the new home. Ask for the first install date if you work from home.',
      },
      {
        id: 'thank-coworkers',
        text: 'Thank your team, and connect online with five people you would gladly work with again.',
      },
    ],
  },
  {
    id: 'moving-week',
    icon: 'i-lucide-truck',
    name: 'Moving Week',
    description: 'Keep your work life out of the moving boxes.',
    items: [
      {
        id: 'set-aside-do-not-pack',
        text: 'Fill one closet or your car with what movers must not pack. Put a sign on it.',
      },
      {
        id: 'carry-career-folder',
        text: 'Carry the career folder and the orders yourself. Keep them off the truck.',
      },
      {
        id: 'carry-computer',
        text: 'Carry your computer, phone, chargers and backup drive yourself.',
      },
      {
        id: 'pack-interview-outfit',
        text: 'Pack one interview outfit in your suitcase, shoes included.',
      },
      {
        id: 'photograph-equipment',
        text: 'Take photos of your home office gear and note serial numbers. They help if you file a damage claim.',
      },
      {
        id: 'return-work-property',
        text: 'Return keys, badges and equipment to your employer. Ask for a receipt.',
      },
      {
        id: 'set-auto-reply',
        text: 'Set an email reply and a voicemail greeting that say when you will answer.',
      },
      {
        id: 'forward-mail',
        text: 'Forward your mail. Give the new address to your license board and your last employer.',
      },
      {
        id: 'save-receipts',
        text: 'Start one photo album for receipts: license, travel and work costs.',
      },
      {
        id: 'plan-rest-day',
        text: 'Choose one day this week with no job tasks at all. You are allowed to rest.',
      },
    ],
  },
  {
    id: 'arrival',
    icon: 'i-lucide-map-pin-house',
    name: 'After Arrival (First 30 Days)',
    description: 'Settle in, tell people you are here, and pick up your career again.',
    items: [
      {
        id: 'visit-employment-office',
        text: 'Visit the employment office at the installation. Say: “I am a spouse and new here. Who reviews resumes, and who is hiring?”',
      },
      {
        id: 'confirm-license-status',
        text: 'Ask the license board for your status. Get written approval before your first day of work.',
      },
      {
        id: 'claim-license-costs',
        text: 'Give the license receipts to the service member for the claim: Standard Form 1034 (Army), Optional Form 1164 (Air Force, Space Force, Coast Guard). Navy: see MyNavy HR. Marine Corps: ask personnel.',
      },
      {
        id: 'update-resume-address',
        text: 'Put the new city and phone number on your resume and job profiles.',
      },
      {
        id: 'reset-job-alerts',
        text: 'Reset your job alerts to the new ZIP code and the distance you are willing to drive.',
      },
      {
        id: 'contact-employers',
        text: 'Write to the five employers you found. Tell them you have arrived and when you could start.',
      },
      {
        id: 'set-up-workspace',
        text: 'Set up one corner for work: a table, a light, an outlet and a door if you can get one.',
      },
      {
        id: 'test-internet',
        text: 'Test the internet with a video call. Find a library or other place to go if it fails.',
      },
      {
        id: 'test-commute',
        text: 'Drive to work, or to a likely workplace, once at rush hour. Count the wait at the gate.',
      },
      {
        id: 'check-child-care-wait',
        text: 'Ask where you stand on the child care list. If the wait is long, ask: “Can we get fee assistance off base, and by what day do we have to accept an offer?”',
      },
      {
        id: 'finish-school-enrollment',
        text: 'Finish school enrollment. Mark holidays and half days in your work calendar.',
      },
      {
        id: 'ask-about-state-tax',
        text: `You may choose which of three states taxes your pay. Ask ${milTax.text}, then fill out the state payroll form. Some states want it each year.`,
      },
      {
        id: 'join-spouse-group',
        text: 'Go to one spouse event or join one local group. Say out loud what work you are looking for.',
      },
      {
        id: 'thank-references',
        text: 'Send your references a note with your new contact details and the jobs you are applying for.',
      },
      {
        id: 'set-90-day-goal',
        text: 'Write down one career goal for the next 90 days, and the first small step toward it.',
      },
    ],
    source: navyLicenseCosts,
    alsoFrom: [
      armyLicenseCosts,
      airForceLicenseCosts,
      coastGuardLicenseCosts,
      marineLicenseCosts,
      childCareFeeAssistance,
      stateTaxArticle,
      milTax.source,
      virginiaTaxForm,
      georgiaTaxForm,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
])
