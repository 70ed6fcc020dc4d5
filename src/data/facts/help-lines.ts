import {
  childhelp,
  childhelpNumber,
  childhelpTexts,
  coastGuardSupport,
  crisisLineChat,
  crisisLineReleases,
  domesticAbuseHelp,
  hotlineNews,
  militaryOneSourceEligibility,
  safeHelplineNumber,
  safeHelplineUsers,
  veteransCrisisLine,
} from '@/data/sources/help'
import type { HelpLine } from '@/schemas/content/help-line'

/*
 * The lines that a person in need calls, each once. Copy inserts `text` or `howToReach(line)`, and a place
 * with links adds `callLink(line)`. tests/contract/help-lines.test.ts checks every place.
 */

/** Base phones: no official page that says so could be read, hence "try". */
export const crisisLine: HelpLine = {
  id: 'crisis-line',
  name: 'the Military Crisis Line',
  text: 'dial 988, then press 1',
  phone: '988',
  textLine: 'text 838255',
  hours: 'day or night',
  overseas: 'overseas, chat at VeteransCrisisLine.net, or try 988, then 1, on a base phone',
  source: veteransCrisisLine,
  alsoFrom: [crisisLineReleases, crisisLineChat],
  lastReviewed: '2026-12-01',
  reviewInterval: 'contact',
}

export const militaryOneSourcePhone: HelpLine = {
  id: 'military-onesource-phone',
  name: 'Military OneSource',
  text: '800-342-9647',
  phone: '800-342-9647',
  hours: 'day or night',
  source: domesticAbuseHelp,
  alsoFrom: [militaryOneSourceEligibility],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

export const coastGuardLine: HelpLine = {
  id: 'coast-guard-line',
  name: 'CG SUPRT',
  text: '855-247-8778',
  phone: '855-247-8778',
  hours: 'day or night',
  source: coastGuardSupport,
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

export const domesticViolenceHotline: HelpLine = {
  id: 'domestic-violence-hotline',
  name: 'the National Domestic Violence Hotline',
  text: '800-799-7233',
  phone: '800-799-7233',
  textLine: 'text START to 88788',
  hours: 'day or night',
  source: hotlineNews,
  alsoFrom: [domesticAbuseHelp],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

/** It gives no support by text message, only phone numbers of offices nearby. */
export const safeHelpline: HelpLine = {
  id: 'safe-helpline',
  name: 'the Safe Helpline',
  text: '877-995-5247',
  phone: '877-995-5247',
  hours: 'day or night',
  source: safeHelplineNumber,
  alsoFrom: [safeHelplineUsers],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}

export const childAbuseHotline: HelpLine = {
  id: 'child-abuse-hotline',
  name: 'the Childhelp hotline',
  text: '800-422-4453',
  phone: '800-422-4453',
  textLine: 'text the same number',
  hours: 'day or night',
  source: childhelp,
  alsoFrom: [childhelpNumber, childhelpTexts],
  lastReviewed: '2026-11-25',
  reviewInterval: 'contact',
}
