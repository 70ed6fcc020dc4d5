import { olderSpouseSite } from '@/data/facts/families'
import {
  airForceFamilyCenters,
  coastGuardWorkLifeOffices,
  familyCenters,
} from '@/data/sources/family-centers'
import { justiceReport } from '@/data/sources/license-law'
import { marineLicenseCosts } from '@/data/sources/license-costs'
import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'
import { coastGuardLine, crisisLine, militaryOneSourcePhone } from '@/data/facts/help-lines'
import { coastGuardHelp, familyCenterNames } from '@/data/facts/offices'
import { callingFromOverseas, callLink, howToReach } from '@/data/how-to-reach'

export const licensingSupport = defineDataset<GuideSection>('licensing-support', [
  {
    id: 'state-board',
    title: 'Your New State’s Licensing Board',
    lead: 'Only the board can say what you need and when you may start work.',
    paragraphs: [
      'Write as well as call, so that you have the answer on paper. Ask who handles military applications. Some boards name one person for them.',
    ],
    links: [
      {
        name: 'Find your board with the CareerOneStop License Finder',
        url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
      },
    ],
    source: {
      title: 'CareerOneStop License Finder',
      url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'benefit',
  },
  {
    id: 'employment-readiness',
    title: 'Employment Readiness Office on Base',
    lead: 'The family center on most bases has staff who help spouses find work.',
    paragraphs: [
      `Its name depends on the branch: ${familyCenterNames.text}. Ask: “Who handles license reimbursement claims here, and which employers in my field are close?”`,
    ],
    links: [
      {
        name: 'Find your base on MilitaryINSTALLATIONS',
        url: 'https://installations.militaryonesource.mil/',
      },
    ],
    source: {
      title: 'MilitaryINSTALLATIONS',
      url: 'https://installations.militaryonesource.mil/',
      grade: 'official',
      searched: '2026-11-25',
    },
    alsoFrom: [familyCenters, coastGuardWorkLifeOffices, airForceFamilyCenters, marineLicenseCosts],
    reviewInterval: 'benefit',
  },
  {
    id: 'legal-assistance',
    title: 'Legal Assistance Office on Base',
    lead: 'Free legal help for service members and their families.',
    items: [
      'Ask whether they can notarize the sworn statement for your application.',
      'Ask them to look at a board’s letter if it says no, or asks for more than the law does.',
      'Bring your orders, your marriage certificate, your license and your log of calls.',
    ],
    paragraphs: [
      'If a board will not follow the federal law, they can help you take it to the U.S. Department of Justice, which enforces it. You can also report the board yourself, with the department’s form.',
    ],
    links: [
      {
        name: 'Professional License Portability, U.S. Department of Justice',
        url: 'https://www.justice.gov/servicemembers/professional-license-portability',
      },
      { name: 'Report form, U.S. Department of Justice', url: justiceReport.url },
    ],
    source: {
      title: 'U.S. Department of Justice: About the Servicemembers and Veterans Initiative',
      url: 'https://www.justice.gov/servicemembers/about-initiative',
      grade: 'official',
      seen: '2026-11-25',
    },
    alsoFrom: [justiceReport],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: 'military-onesource',
    title: 'Military OneSource, Day or Night',
    lead: `Call ${howToReach(militaryOneSourcePhone)}, 7 days a week.`,
    paragraphs: [
      'Ask for a spouse career coach to talk through your license. Counseling for stress or family worries is there too.',
      `${coastGuardHelp.text}.`,
      `In a crisis, for you or someone you love: ${howToReach(crisisLine)}. In danger, call 911; abroad, the local emergency number.`,
    ],
    links: [
      callLink(militaryOneSourcePhone),
      callLink(crisisLine),
      callLink(coastGuardLine),
      callingFromOverseas,
      {
        name: 'SpouseWorks, the spouse career portal',
        url: 'https://spouseworks.militaryonesource.mil/portal/',
      },
      {
        name: 'MySECO, its older address',
        url: `https://${olderSpouseSite.text}/`,
      },
    ],
    source: militaryOneSourcePhone.source,
    alsoFrom: [crisisLine.source, ...(crisisLine.alsoFrom ?? []), coastGuardLine.source],
    lastReviewed: crisisLine.lastReviewed,
    reviewInterval: militaryOneSourcePhone.reviewInterval,
  },
  {
    id: 'spouse-liaison',
    title: 'Spouse Liaisons and the State Policy Office',
    lead: 'Someone may already be working on license rules in your state.',
    paragraphs: [
      'Some states and boards name a military spouse liaison. Ask the board or the state’s veterans office for the name. Your unit’s family readiness group may know a spouse who has done the same move.',
      'The Defense-State Liaison Office works with states on laws for military families. Its site shows how each state is doing. It works on policy, so take your own case to the board or to legal assistance.',
    ],
    links: [
      {
        name: 'Defense-State Liaison Office',
        url: 'https://statepolicy.militaryonesource.mil/',
      },
    ],
    source: {
      title: 'Defense-State Liaison Office: status of licensing compacts by state',
      url: 'https://statepolicy.militaryonesource.mil/status-tracker/licensing-compacts',
      grade: 'official',
      seen: '2026-11-25',
    },
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
])
