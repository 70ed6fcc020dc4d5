import { coastGuardWorkLifeOffices, familyCenters } from '@/data/sources/family-centers'
import { lateMovers } from '@/data/sources/families'
import { moveContractEnd } from '@/data/sources/work'
import {
  coastGuardLine,
  crisisLine,
  domesticViolenceHotline,
  militaryOneSourcePhone,
} from '@/data/facts/help-lines'
import { coastGuardHelp, familyCenterNames, moveHelpPhone } from '@/data/facts/offices'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'
import { callingFromOverseas, callLink, howToReach } from '@/data/how-to-reach'

export const pcsHelp = defineDataset<GuideSection>('pcs-help', [
  {
    id: 'need-help',
    title: 'Need Help?',
    tone: 'note',
    lead: 'You do not have to sort this out alone, and you do not need a perfect question.',
    items: [
      'Installation employment office: ask for resume help, job leads and hiring events. MilitaryINSTALLATIONS lists the office at each base.',
      `What it is called: ${familyCenterNames.text}.`,
      `Military OneSource: call ${howToReach(militaryOneSourcePhone)}, to talk to a counselor. In a crisis, ${howToReach(crisisLine)}.`,
      'Calling from overseas: the international calling options page shows how to reach Military OneSource from your country. In danger, call the local emergency number, or the military police.',
      `${coastGuardHelp.text}.`,
      `Hurt or threatened by a spouse or partner: the National Domestic Violence Hotline, ${howToReach(domesticViolenceHotline)}. In danger right now, call 911; abroad, the local emergency number.`,
      `Movers late, or things lost or damaged? Call 833-MIL-MOVE (${moveHelpPhone.text}), open day and night since August 2025. Ask for the number of your case. Moving your own things? Ask the transportation office instead.`,
      'Did late movers cost you a hotel, laundry or rented beds? Ask the company that has your shipment about an inconvenience claim: it can pay you back. Ask before you spend, and keep the receipts from the first late day on.',
      'Do your papers name HomeSafe? That contract ended on June 18, 2025. Ask the transportation office: “Which company has our shipment now?”',
      'Local spouse groups: ask the unit or the family center which groups meet near you. Ask them who is hiring.',
    ],
    links: [
      callLink(militaryOneSourcePhone),
      callLink(crisisLine),
      callLink(coastGuardLine),
      callLink(domesticViolenceHotline),
      { name: `Call 833-MIL-MOVE: ${moveHelpPhone.text}`, url: `tel:${moveHelpPhone.text}` },
      {
        name: 'Find an office on MilitaryINSTALLATIONS',
        url: 'https://installations.militaryonesource.mil/',
      },
      callingFromOverseas,
    ],
    source: militaryOneSourcePhone.source,
    alsoFrom: [
      crisisLine.source,
      ...(crisisLine.alsoFrom ?? []),
      coastGuardLine.source,
      domesticViolenceHotline.source,
      moveHelpPhone.source,
      moveContractEnd,
      lateMovers,
      familyCenters,
      coastGuardWorkLifeOffices,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'contact',
  },
])
