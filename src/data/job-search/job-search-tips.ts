import type { GuideSection } from '@/schemas/content/guide-section'
import { spouseCareerProgram, spouseSurvey2021 } from '@/data/sources/families'
import {
  preferenceChecklist,
  preferenceChecklistCopy,
  remoteSpousesMemo,
  remoteSpousesNews,
  spouseAppointmentEndDate,
  spouseAppointmentLaw,
  spouseAppointmentRule,
  spousePreference,
  spouseRemoteLaw,
  usajobsSpouses,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import { msepEmployers, olderSpouseSite, remoteMemo, spouseChecklist } from '@/data/facts/families'

/** Job search tips for military spouses. Shown below the job boards. */
export const jobSearchTips = defineDataset<GuideSection>('job-search-tips', [
  {
    id: 'search-with-moves-in-mind',
    title: 'Search With Your Next Move in Mind',
    lead: 'A search can take months, so start before the boxes are packed.',
    items: [
      'Start early. In a 2021 survey by the Department of Defense (DoD), spouses searched for a job for 19 weeks on average. If yours is slow, it is not your fault.',
      `Start with employers who want military spouses. MSEP, the Military Spouse Employment Partnership, lists jobs from ${msepEmployers.text} that have pledged to hire spouses.`,
      'Use the remote filter, then read the whole posting. “Remote” often means remote in some states only. Look for words like “must live in” or “hybrid.”',
      'Ask before you accept: can I keep this job if I move to another state, or overseas? Get the answer in writing.',
      'Save two alerts on each board: one for where you live now, one for the ZIP code of your next duty station.',
      '“Free” on this page means free to browse. Some boards ask for an account or sell upgrades. You can search well without paying.',
      'Explain a gap in one calm line: “We moved with the military in 2024. I finished a course and I am ready to work.” Then talk about the job.',
      'Fill gaps with what you did: volunteer work, classes, part-time jobs. List them like jobs, with dates and results. A private employer may be fine with years alone. A federal resume needs months, years and hours a week.',
      'You choose when to talk about future moves. The first resume does not need it. If an employer asks, be honest. Say what you know and how you would hand over or keep your work.',
    ],
    links: [
      {
        name: 'MSEP Job Search (SpouseWorks)',
        url: 'https://spouseworks.militaryonesource.mil/portal/msep/jobs',
      },
      {
        name: 'MySECO, its older address',
        url: `https://${olderSpouseSite.text}/`,
      },
    ],
    source: spouseSurvey2021,
    alsoFrom: [spouseCareerProgram],
    lastReviewed: '2026-11-25',
    reviewInterval: 'survey',
  },
  {
    id: 'spot-job-scams',
    title: 'Spot a Job Scam Before It Costs You',
    lead: 'Entry-level remote jobs draw many scams: data entry, assistant work, customer service, tutoring.',
    items: [
      'Never pay to get hired. A real employer does not charge you for training, a background check, equipment or “starter kits.”',
      'Never cash a check for an employer and send part of the money to someone else. The check bounces later, and you owe the bank.',
      'Be careful with an offer after a short text chat and no real interview.',
      'Look at the sender’s email address. It should end in the company’s own web address, spelled right.',
      'Find the job on the company’s own site. Type the address yourself. If it is not there, call and ask.',
      'Keep your Social Security number and bank details until you have a written offer from an employer you have checked.',
      'Do not send a photo of a military ID or of orders to prove who you are. If a federal job asks for orders, upload them only on its official site.',
      'Paying for a job board is a choice. Paying an employer, or someone who “places” you, is a warning sign.',
      'If it happens to you: stop all contact, call your bank, and report it to the job board and at ReportFraud.ftc.gov (Federal Trade Commission). The legal assistance office on your installation can help too.',
    ],
    links: [
      {
        name: 'Report fraud to the Federal Trade Commission',
        url: 'https://reportfraud.ftc.gov/',
      },
    ],
    tone: 'warning',
  },
  {
    id: 'federal-hiring-paths',
    title: 'Federal Jobs: Two Paths for Spouses',
    lead: `Do PCS (permanent change of station) orders list you? For each Department of Defense (DoD) job near that station, upload the ${spouseChecklist.text}. Without it, you get no preference for that job.`,
    paragraphs: [
      'Two paths can help, and neither promises a job. The rules change, so check the current rule each time you apply. This is general information, not legal advice.',
    ],
    items: [
      'Path 1 is non-competitive appointment. If you qualify for a federal job, the agency may hire you without the usual competition, for remote work too. It may use this path. It does not have to.',
      'You may be eligible if your spouse is on active duty. You may also be eligible if your spouse was rated 100% disabled on the day of retirement or discharge, or died on active duty and you have not remarried. In these two cases, the law allows one permanent appointment.',
      'Do you need a PCS (a military move) first? No. The law asks only that your spouse is on active duty. Do older pages name an end date? In December 2024, Congress took one out and moved another to a later year.',
      'Did you move on orders some time ago? Since December 2016 this path has had no time limit for spouses who moved.',
      'Path 2 is military spouse preference. It is for DoD jobs within commuting distance of the new duty station: General Schedule grade GS-15 and below, and nonappropriated fund (NAF) jobs up to NF-3.',
      'For the preference, the orders must list you, and you must have married before the reporting date. Orders for retirement or separation do not count. You must also be among the best qualified for the job.',
      'Preference ends at a duty station when you accept or turn down a permanent job there. A temporary job does not end it. Ask what counts before you say no.',
      'The checklist at the top is how you claim it on USAJOBS. Fill out a new one for each job: the edition of November 2019 has to be dated within 30 days of the posting. Ask the civilian personnel office: “Which edition do you take now?”',
      'Keep your marriage certificate and a copy of the orders in one folder. Each posting says which papers it asks for.',
      `Approved for remote work? Name ${remoteMemo.text}: spouses with approved remote work are exempt from return-to-office plans, and agencies may keep hiring them remote.`,
      'Some agencies read that memo narrowly, and not for telework. Ask in writing: “Is my job remote work, and does the memo cover me?” It names spouses hired in other ways, too.',
      'Use the military spouse filter on USAJOBS. Openings and remote work vary a lot, so look outside the government too.',
    ],
    links: [
      {
        name: 'USAJOBS: Military spouses',
        url: 'https://help.usajobs.gov/working-in-government/unique-hiring-paths/military-spouses',
      },
      {
        name: 'The checklist, from Air Force Civilian Service',
        url: 'https://afciviliancareers.com/military-spouses',
      },
      { name: 'USAJOBS', url: 'https://www.usajobs.gov/' },
      { name: 'DoD Civilian Careers', url: 'https://www.dodciviliancareers.com/' },
    ],
    source: usajobsSpouses,
    alsoFrom: [
      spouseAppointmentLaw,
      spouseRemoteLaw,
      spouseAppointmentEndDate,
      spouseAppointmentRule,
      spousePreference,
      preferenceChecklist,
      preferenceChecklistCopy,
      remoteSpousesMemo,
      remoteSpousesNews,
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'eligibility',
  },
])
