import { airForceFamilyCenters, familyCenters } from '@/data/sources/family-centers'
import { federalResumeLimit } from '@/data/facts/federal-jobs'
import { coastGuardWorkLife } from '@/data/facts/offices'
import { marineLicenseCosts } from '@/data/sources/license-costs'
import { usajobsResumePage } from '@/data/sources/work'
import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** Where to go and what to hand in: federal resumes, jobs on the installation, its employment office, unemployment pay. */
export const jobSearchOffices = defineDataset<GuideSection>('job-search-offices', [
  {
    id: 'two-page-federal-resume',
    title: 'The Two-Page Federal Resume',
    lead: `Cut it to two pages. ${federalResumeLimit.text}.`,
    items: [
      'For each job write the month and year you began and ended, and the hours per week. If you leave out the hours, the job may not count.',
      'Read the duties and the “specialized experience” in the notice. Show where you did that work, in its plain words, with one number each.',
      'Volunteer work counts the same way: month, year, hours a week, results.',
      'Announcements for grades GS-5 and up ask four short essay questions, at most 200 words each. They are not scored, and leaving them blank does not screen you out. If you answer, you certify that you wrote it without help.',
      'Use half-inch margins and 10-point text. Save it as a file under 5 MB.',
      'Long list of courses or papers? Add it as a document of its own if the notice allows one.',
      'Update the old resumes in your USAJOBS profile too. They are blocked if they run longer.',
    ],
    links: [
      {
        name: 'USAJOBS: what to include',
        url: 'https://help.usajobs.gov/faq/application/documents/resume/what-to-include',
      },
    ],
    source: usajobsResumePage,
    alsoFrom: [
      {
        title: 'U.S. Office of Personnel Management on the four essay questions, spring 2026',
        url: 'https://content.govdelivery.com/accounts/USOPM/bulletins/415409a',
        grade: 'official',
        seen: '2026-11-25',
      },
      {
        title: 'FEDweek: copy of the memo on the four essay questions, 2025',
        url: 'https://www.fedweek.com/issue-briefs/opm-instructs-agencies-on-how-to-use-new-essay-questions-in-hiring',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      {
        title: 'FEDweek on the four essay questions and their length',
        url: 'https://www.fedweek.com/careers/thinking-about-those-4-new-questions-for-federal-applications',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      {
        title: 'LegalClarity on the form of a federal resume',
        url: 'https://legalclarity.org/federal-resume-requirements-structure-format-and-content/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: 'jobs-on-the-installation',
    title: 'Jobs on the Installation, Branch by Branch',
    lead: 'Look in two places: USAJOBS, and the site of each store and recreation office. Many jobs are only on one of them.',
    items: [
      'Army and Air Force stores: the Exchange posts at ApplyMyExchange.com. Ask about its transfer program before your next move.',
      'Navy stores: the Navy Exchange posts its own jobs. You do not need a military connection to apply.',
      'Marine Corps stores, recreation and child care: Marine Corps Community Services. Spouses who meet the basic requirements get preference for many of its jobs.',
      'Air Force and Space Force recreation, lodging and child care: nafjobs.org. For the Army and the Navy, search USAJOBS for “NAF” and the name of the place.',
      'Coast Guard stores, recreation and child care: the Community Services Command. Ask at the local exchange.',
      'Groceries: the Defense Commissary Agency posts on USAJOBS.',
      'NAF (nonappropriated fund) jobs are federal jobs, but not civil service. Ask: “Is it regular or flexible?” Flexible jobs often come without benefits.',
      'Army child care staff: ask about the employee assignment tool, which moves you to the next installation without a new competition.',
    ],
    links: [
      { name: 'Army & Air Force Exchange jobs', url: 'https://applymyexchange.com/' },
      {
        name: 'Navy Exchange: questions about jobs',
        url: 'https://www.mynavyexchange.com/command/employment/h-FAQs.html',
      },
      { name: 'Marine Corps Community Services', url: 'https://usmc-mccs.org/' },
    ],
    source: {
      title: 'Army & Air Force Exchange on jobs for spouses (May 2023)',
      url: 'https://www.dvidshub.net/news/444482/veterans-military-spouses-thrive-army-air-force-exchange-service',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Navy Exchange: questions about jobs',
        url: 'https://www.mynavyexchange.com/command/employment/h-FAQs.html',
        grade: 'official',
        seen: '2026-11-23',
      },
      {
        title: 'Marine Corps Exchange on hiring spouses',
        url: 'https://www.mymcx.com/article/0e1b06f0-d4b2-4e68-afd7-a4733cb7bdac',
        grade: 'official',
        seen: '2026-11-23',
      },
      {
        title: 'Army Joint Munitions Command: Army spouse employment',
        url: 'https://www.jmc.army.mil/MilitarySpouseEmployment.aspx',
        grade: 'official',
        seen: '2026-11-23',
      },
      {
        title: 'Defense personnel service: NAF employers',
        url: 'https://dcpas.osd.mil/BWN/NAFInformation',
        grade: 'official',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'contact',
  },
  {
    id: 'employment-office-names',
    title: 'What the Employment Office Is Called',
    lead: 'Say at the desk: “I am a spouse and new here. Who reviews resumes, and which employers come to hire?”',
    items: [
      'Army: Army Community Service. Ask for the employment readiness specialist.',
      'Navy: Fleet and Family Support Center.',
      'Air Force and Space Force: Military and Family Readiness Center.',
      'Marine Corps: Marine Corps Community Services. Ask for the Family Member Employment Assistance Program.',
      `Coast Guard: Work-Life office, ${coastGuardWorkLife.text}. Ask for the spouse employment program.`,
      'National Guard: Family Assistance Center.',
      'Nearer to another branch’s installation? Call it and ask: “May I use your employment office?”',
    ],
    links: [
      {
        name: 'Find the office on MilitaryINSTALLATIONS',
        url: 'https://installations.militaryonesource.mil/',
      },
    ],
    source: familyCenters,
    alsoFrom: [airForceFamilyCenters, marineLicenseCosts, coastGuardWorkLife.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'contact',
  },
  {
    id: 'unemployment-pay',
    title: 'Unemployment Pay After a Move',
    lead: 'Before you quit, write to your employer: “I am leaving because of my spouse’s military orders.” Keep a copy.',
    items: [
      'Quitting usually rules you out. But older lists count 46 states and Washington, D.C., with a law for spouses who move on orders. Louisiana (2016), Ohio (2019) and North Dakota (2021) passed one since. Idaho had none in early 2023; pages written by software list a bill of 2025 as passed. Ask there.',
      'How early may you stop work? A Coast Guard page without a date says about 30 days before the report date. States differ: ask yours before you agree to a last day.',
      'File with the state you worked in, says CareerOneStop, of the U.S. Department of Labor. It pays, by its own law. You can file from the new place, online or by phone. The office there can tell you how. (A Coast Guard page says to apply in the new state. Worked there, too? Ask both.)',
      'Worked in two states? The pay from both can be put in one claim: ask both offices where to file. Worked remotely? Ask the state where you sat and the one of your employer. File as soon as you have stopped work and moved. Moving overseas? Ask before you go if the state pays abroad.',
      'Give your spouse’s military move as the reason on every form. Send a copy of the orders only through the state’s own site or office.',
      'You must be able to work and look for it each week. Your tracker here can be your record.',
      'Filing is free. Do not pay anyone to do it. For help, call the U.S. Department of Labor line: 877-872-5627.',
    ],
    links: [
      {
        name: 'CareerOneStop: find your state’s office',
        url: 'https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx',
      },
      { name: 'Call 877-872-5627', url: 'tel:877-872-5627' },
    ],
    source: {
      title: 'CareerOneStop (U.S. Department of Labor): Unemployment Benefits Finder help',
      url: 'https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/unemployment-benefits-finder-help.aspx',
      grade: 'official',
      seen: '2026-12-01',
    },
    alsoFrom: [
      {
        title: 'Sapling: how to file for unemployment pay from another state',
        url: 'https://www.sapling.com/5167230/file-out-state-unemployment',
        grade: 'secondary',
        seen: '2026-12-01',
      },
      {
        title: 'Coast Guard Spouse Employment Program: unemployment compensation',
        url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Health-Safety-and-Work-Life-CG-11/Office-of-Work-Life-CG-111/Spouse-Employment-Program/Spouse-Employment-Program-Unemployment/',
        grade: 'official',
        seen: '2026-12-01',
      },
      {
        title: 'Task & Purpose: 46 states and the District of Columbia, and the ones without a law',
        url: 'https://taskandpurpose.com/milspousefest/do-you-qualify-for-unemployment/',
        grade: 'secondary',
        seen: '2026-11-26',
      },
      {
        title: 'LegiPlex: Louisiana House Bill 1142 of 2016',
        url: 'https://app.legiplex.com/la/legislature/2016/2016-r/bills/hb1142',
        grade: 'secondary',
        seen: '2026-11-26',
      },
      {
        title: 'Journal-News on the law of Ohio',
        url: 'https://www.journal-news.com/news/local/new-ohio-law-extends-unemployment-benefits-transferred-military-spouses/FZeKp01uBABrmqu4kOnKjN/',
        grade: 'secondary',
        seen: '2026-11-26',
      },
      {
        title:
          'Brian J. Smith, attorney: the words of the law of Ohio, without a count of days (2019)',
        url: 'https://brianjsmithesq.com/blog/2019/2/13/unemployment-military-spouse-transfer',
        grade: 'secondary',
        seen: '2026-12-01',
      },
      {
        title: 'Copy of the laws of North Dakota, 2021, chapter 384',
        url: 'https://en.wikisource.org/wiki/Page:2021_North_Dakota_Session_Laws.pdf/1757',
        grade: 'secondary',
        seen: '2026-11-26',
      },
      {
        title: 'Boise State Public Radio on Idaho, February 2023',
        url: 'https://www.boisestatepublicradio.org/politics-government/2023-02-21/senate-passes-bill-that-would-give-domestic-violence-military-spouses-unemployment-benefits',
        grade: 'secondary',
        seen: '2026-11-26',
      },
      {
        title: 'Citizen Portal: summary of House Bill 54 of Idaho, March 2025',
        url: 'https://citizenportal.ai/articles/2568728/Idaho/Idaho-defines-good-cause-for-unemployment-benefits-related-to-military-spouses',
        grade: 'secondary',
        seen: '2026-12-01',
      },
      {
        title:
          'Citizen Portal: House Bill 54 of Idaho among the enrolled (passed) bills, March 2025',
        url: 'https://citizenportal.ai/articles/2568737/Idaho/Idaho-amends-unemployment-benefits-rules-for-severance-and-extended-periods',
        grade: 'secondary',
        seen: '2026-12-01',
      },
      {
        title: 'Task & Purpose on unemployment pay after a move',
        url: 'https://taskandpurpose.com/milspousefest/pcsing-unemployment-options-available-milspouses/',
        grade: 'secondary',
        seen: '2026-12-01',
      },
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
])
