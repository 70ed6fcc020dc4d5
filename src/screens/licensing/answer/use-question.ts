import { answerProfessions } from '@/data/answer-professions'
import { useSearchValues } from '@/engine/url/use-search-values'
import type { Vocabulary } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { licenses } from '@/schemas/licensing/license'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { heldLicense } from './held-license'
import { professionOfCareer } from './profession-of-career'
import { licenseStanding, type Question } from './question'
import { useMoveRoute } from '../../use-move-route'

/**
 * The question, from the URL. Missing parts come from the stored licenses, then from the profile and the planned
 * move.
 */
export function useQuestion() {
  const { search, change } = useSearchValues()
  const route = useMoveRoute()
  const named = valueIn(profession, search.get('profession'))
  const held = heldLicense(useStored(licenses), named, useToday())
  const ofProfile = professionOfCareer(useStored(userProfile).careerField)
  const asked = answerProfessions.rows.find(
    ({ id }) => id === (named ?? held?.profession ?? ofProfile),
  )
  const from = valueIn(region, search.get('from')) ?? held?.from ?? route.from
  const to = valueIn(region, search.get('to')) ?? route.to
  const chosen = valueIn(licenseStanding, search.get('license')) ?? held?.standing ?? 'good'
  const question: Question | undefined =
    asked && from && to ? { profession: asked, from, to, standing: chosen } : undefined
  return {
    profession: asked,
    from,
    to,
    standing: chosen,
    question,
    /** Whether the stored license fills in the question, not the URL. */
    isFromLicense: held !== undefined && named === undefined,
    /** Whether the profession is the one in the profile. */
    isFromProfile: held === undefined && named === undefined && ofProfile !== undefined,
    change,
  }
}

/** The text as a value of the vocabulary; `undefined` if it is not one. */
function valueIn<Value extends string>({ values }: Vocabulary<Value>, text: string | null) {
  return values.find((value) => value === text)
}
