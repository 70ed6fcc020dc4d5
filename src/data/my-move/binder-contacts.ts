import { coastGuardLine, crisisLine, militaryOneSourcePhone } from '@/data/facts/help-lines'
import { moveHelpPhone } from '@/data/facts/offices'
import { defineDataset } from '@/engine/model/dataset'
import type { BinderContact } from '@/schemas/my-move/binder-contact'
import { howToReach } from '@/data/how-to-reach'

/** Contacts that a family needs during a move. Most numbers are filled in by hand, because they differ by base. */
export const binderContacts = defineDataset<BinderContact>('binder-contacts', [
  {
    id: 'owner',
    who: 'This binder belongs to',
    ask: 'If you find it, please call.',
  },
  {
    id: 'military-onesource',
    who: 'Military OneSource',
    ask: `Call ${militaryOneSourcePhone.hours}. Coast Guard: CG SUPRT, ${howToReach(coastGuardLine)}.`,
    number: militaryOneSourcePhone.text,
    source: militaryOneSourcePhone.source,
    alsoFrom: [coastGuardLine.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'contact',
  },
  {
    id: 'crisis-line',
    who: 'In a crisis',
    ask: `Or ${crisisLine.textLine}, ${crisisLine.hours}; ${crisisLine.overseas}. In danger: 911; abroad, the local emergency number.`,
    number: crisisLine.text,
    source: crisisLine.source,
    alsoFrom: crisisLine.alsoFrom,
    lastReviewed: crisisLine.lastReviewed,
    reviewInterval: 'contact',
  },
  {
    id: 'person-to-call',
    who: 'A person we can always call',
    ask: 'Someone who has a copy of this binder.',
  },
  {
    id: 'sponsor',
    who: 'Sponsor at the new unit',
    ask: '“Where do we check in, and where should our mail go at first?”',
  },
  {
    id: 'old-transportation-office',
    who: 'Transportation office, old base',
    ask: '“What number do we call on pack-out day, and after hours?”',
  },
  {
    id: 'move-help',
    who: 'The movers don’t show up, or things are lost',
    ask: 'Call 833-MIL-MOVE, day or night. Write your case number here.',
    number: moveHelpPhone.text,
    source: moveHelpPhone.source,
    lastReviewed: moveHelpPhone.lastReviewed,
    reviewInterval: moveHelpPhone.reviewInterval,
  },
  {
    id: 'moving-company',
    who: 'Moving company',
    ask: '“When does the crew arrive, and who is in charge of it?”',
  },
  {
    id: 'new-transportation-office',
    who: 'Transportation office, new base',
    ask: '“When do our things arrive, and how do we report damage?”',
  },
  {
    id: 'lodging',
    who: 'Lodging on the way and on arrival',
    ask: '“Do you have our booking, and how late can we cancel?”',
  },
  {
    id: 'housing-office',
    who: 'Housing office, new base',
    ask: '“Where are we on the list? What should we know about leases?”',
  },
  {
    id: 'old-landlord',
    who: 'Landlord or agent, old home',
    ask: '“When is the walk-through? When does the deposit come back?”',
  },
  {
    id: 'school-child-care',
    who: 'School and child care, new place',
    ask: '“Which records do you need, and do you have a spot?”',
  },
  {
    id: 'doctor',
    who: 'Doctor, pharmacy and health plan',
    ask: '“How do we get records and medicine while we move?”',
  },
  {
    id: 'licensing-board',
    who: 'Licensing board, new state',
    ask: '“What is still missing from my application?”',
  },
  {
    id: 'finance-office',
    who: 'Finance office',
    ask: '“Which travel receipts do you need, and by what date?”',
  },
  {
    id: 'employment-office',
    who: 'Employment office, new base',
    ask: '“When can I come in for help with a job search here?”',
  },
])
