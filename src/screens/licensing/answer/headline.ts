import type { Compact } from '@/schemas/licensing/compact'
import { isTerritory, placeName, type Region } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { isUsable, lawMayNotApply, memberOf, verdictOf, worksAtHome, type Verdict } from './verdict'

/** The answer in a few words, and its reason or the next step. */
export interface Headline {
  short: string
  because?: string
}

/** The answer in a few words, with its reason. */
export function headlineOf(question: Question, compact: Compact | undefined): Headline {
  const given = verdictOf(question, compact)
  const headline = isUsable(given) ? compact?.yes : exceptionHeadline(question, given)
  return headline ?? lawHeadline(question, compact, given)
}

/** The headline when neither a compact nor the federal law applies; `undefined` if the law applies. */
function exceptionHeadline(
  { profession, from, to, licensedIn }: Question,
  given: Verdict,
): Headline | undefined {
  const headlines: Partial<Record<Verdict, Headline>> = {
    sameState: { short: `Your license is from ${placeName(from)}, so the same board decides.` },
    hasLicense: {
      short: `You already hold a license from ${placeName(to)}.`,
      because:
        profession.id === 'another-profession'
          ? 'My Licenses shows an active one. If it is for the same profession, there is nothing to apply for.'
          : 'My Licenses shows it as active, so there is nothing to apply for.',
    },
    hasTemporary: {
      short: `You already have a temporary license from ${placeName(to)}.`,
      because: `Ask ${profession.board} there what the full one still needs.`,
    },
    overseas: {
      short: 'Overseas, ask the offices on base.',
      because: 'The federal law and the compacts are written for states.',
    },
    chooseState: licensedIn
      ? {
          short: `For “From,” choose ${placeName(licensedIn)}.`,
          because: `My Licenses shows a license from ${placeName(licensedIn)}, but no full one from ${placeName(from)}.`,
        }
      : {
          short: 'For “From,” choose the state that licensed you.',
          because: 'The federal law and the compacts start with a state’s license.',
        },
    firstLicense: {
      short: 'You don’t have a license to transfer yet.',
      because: `Ask ${profession.board} in ${placeName(to)} about getting your first one.`,
    },
    renewFirst: {
      short: `Before you apply in ${placeName(to)}, ask in ${placeName(from)} how to renew.`,
    },
    notCovered: {
      short: 'Get advice before you apply.',
      because: 'The federal law doesn’t cover a license with an open question.',
    },
  }
  return headlines[given]
}

/** The headline when only the federal law applies, because no compact works for this license. */
function lawHeadline(question: Question, compact: Compact | undefined, given: Verdict): Headline {
  const { profession, from, to } = question
  const territories = [from, to].filter(isTerritory).map(placeName)
  const limit = profession.lawLimit?.text
  const ofCompact =
    given === 'lawFirst'
      ? compact?.notForMovers
      : 'No compact that we checked helps with this move.'
  const inSeveral = compact && askIfInSeveral(compact, from)
  const limits = [ofCompact, limit].filter(Boolean).join(' ')
  if (territories.length > 0) {
    return {
      short: 'Perhaps, through the federal law. Ask first.',
      because: `The federal law counts territories as states. If you move on military orders, ask whether ${profession.board} in ${placeName(to)} agrees. ${limits}${inSeveral ?? ''}`,
    }
  }
  if (lawMayNotApply(question, compact)) {
    return {
      short: 'Perhaps, through the federal law. Ask first.',
      because: `It may not help with a license that works in several states through a compact. It covers any other license in good standing if you move on military orders and apply in ${placeName(to)}. ${limits}`,
    }
  }
  const ending = inSeveral ?? (limit ? '' : ' Ask in writing before you start work.')
  return {
    short: 'Yes, through the federal law, once you have moved and applied.',
    because: `If you move on military orders and apply in ${placeName(to)}, the federal law treats a license in good standing as valid there. ${limits}${ending}`,
  }
}

/** The federal law may leave out people who already use a compact in several states. */
function askIfInSeveral(compact: Compact, from: Region): string {
  if (!worksAtHome(memberOf(compact, from))) return ''
  const used = compact.yes?.means === 'license' ? 'hold licenses' : 'work'
  return ` If you already ${used} in several states through the ${compact.name}, ask first.`
}
