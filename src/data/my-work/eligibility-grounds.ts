import { spouseChecklist } from '@/data/facts/families'
import {
  preferenceChecklistCopy,
  spouseAppointmentLaw,
  spouseAppointmentPapers,
  spouseAppointmentPapersLabor,
  spouseAppointmentOlderRule,
  spouseAppointmentRegulation,
  spouseAppointmentRuleOf2021,
  spouseAppointmentRuleOf2023,
  spousePreference,
  usajobsSpouses,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { EligibilityGround } from '@/schemas/my-work/eligibility-ground'

const steps = [
  'Look for military spouses under “This job is open to” in the notice.',
  'Read which papers this notice asks for. Attach those, too.',
  'Upload the papers to your USAJOBS account, and send them with this application.',
]

const noChecklist =
  'Skip the self-certification checklist of the Department of Defense (DoD): its preference ends with active duty.'

const oneAppointment =
  'In this case, the law allows one permanent appointment. It does not limit you to one area.'

/** Why an agency may hire a spouse without the usual competition, in the order of the questions. */
export const eligibilityGrounds = defineDataset<EligibilityGround>('eligibility-grounds', [
  {
    id: 'active-duty',
    question: 'Is your spouse on active duty now?',
    hint: 'Full-time National Guard duty counts. Training in the Reserve does not. The law asks for no PCS (permanent change of station, a military move).',
    title: 'Spouse of a Member on Active Duty',
    statement: 'I am the spouse of a member of the armed forces on active duty.',
    blanks: ['Service member’s name', 'Branch', 'Date of marriage'],
    papers: [
      'Active-duty orders, or a statement of service that shows active duty now',
      'PCS (permanent change of station) orders, if the notice asks for them',
      'Marriage certificate',
    ],
    steps: [
      ...steps,
      `Is it a Department of Defense (DoD) job near the station on your PCS orders, and do the orders list you? Then sign a new ${spouseChecklist.text}, and attach it. Without it, you get no preference for that job.`,
      'Leave it out if no PCS orders list you, or if they are for retirement or separation. The service member also needs more than 180 days of active duty in a row.',
      'That checklist’s edition of November 2019 has to be dated within 30 days of the posting. Ask the civilian personnel office: “Which edition do you take now?”',
    ],
    limits: [
      'The rule (5 CFR 315.612) was revised in 2021 and 2023 to follow the law (5 U.S.C. 3330d). An older text asks for PCS orders. If an office does, ask it to check both as they are now.',
    ],
    source: usajobsSpouses,
    alsoFrom: [
      spouseAppointmentLaw,
      spouseAppointmentRegulation,
      spouseAppointmentRuleOf2021,
      spouseAppointmentRuleOf2023,
      spouseAppointmentOlderRule,
      spouseAppointmentPapers,
      spouseChecklist.source,
      preferenceChecklistCopy,
      spousePreference,
    ],
    lastReviewed: '2026-11-26',
    reviewInterval: 'eligibility',
  },
  {
    id: 'disabled',
    question: 'Was your spouse rated 100% disabled on the day of retirement, release or discharge?',
    hint: 'By the standards of Veterans Affairs (VA). The law counts the rating on that day.',
    title: 'Spouse of a Member Rated 100% Disabled',
    statement:
      'I am the spouse of a former member of the armed forces who was rated 100% disabled on the day of retirement, release or discharge.',
    blanks: ['Service member’s name', 'Branch', 'Date of retirement or discharge'],
    papers: [
      'Paper that shows the release or discharge for a service-connected disability, such as DD (Department of Defense) Form 214',
      'Paper that shows the rating of 100% on that day',
      'Marriage certificate',
      'Application for 10-point veteran preference (Standard Form 15) with its papers, if the notice asks for it',
    ],
    steps: [...steps, noChecklist],
    limits: [oneAppointment],
    source: usajobsSpouses,
    alsoFrom: [
      spouseAppointmentLaw,
      spouseAppointmentRegulation,
      spouseAppointmentOlderRule,
      spouseAppointmentPapersLabor,
      preferenceChecklistCopy,
    ],
    lastReviewed: '2026-11-26',
    reviewInterval: 'eligibility',
  },
  {
    id: 'widowed',
    question: 'Did your spouse die on active duty, and have you not remarried?',
    hint: 'You were married on that day. If you remarry, this path ends.',
    title: 'Widow or Widower, Not Remarried',
    statement:
      'I certify that I am the widow or widower of a member of the armed forces who died on active duty, and that I have not remarried.',
    blanks: ['Service member’s name', 'Branch', 'Date of marriage'],
    papers: [
      'DD Form 1300 (Report of Casualty), or another paper that shows the death on active duty',
      'Marriage certificate',
      'The signed statement on this page that you have not remarried',
    ],
    steps: [...steps, noChecklist],
    limits: [oneAppointment],
    source: usajobsSpouses,
    alsoFrom: [
      spouseAppointmentLaw,
      spouseAppointmentRegulation,
      spouseAppointmentOlderRule,
      preferenceChecklistCopy,
    ],
    lastReviewed: '2026-11-26',
    reviewInterval: 'eligibility',
  },
])
