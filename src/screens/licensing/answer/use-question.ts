import { answerProfessions } from '@/data/licensing/answer-professions'
import { valueIn } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { licenses } from '@/schemas/licensing/license'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { licenseStanding, type Question } from '../question'
import { issuedBy } from './held-license'
import { usePrefill } from './use-prefill'

/** The question, from the URL. `usePrefill` fills in the missing parts. */
export function useQuestion() {
  const { search, change } = useSearchValues()
  const chosen = valueIn(region, search.get('from'))
  const prefill = usePrefill(valueIn(profession, search.get('profession')), chosen)
  const asked = answerProfessions.rows.find(({ id }) => id === prefill.profession)
  const from = chosen ?? prefill.from
  const to = valueIn(region, search.get('to')) ?? prefill.to
  const stated = valueIn(licenseStanding, search.get('license'))
  const standing = stated ?? prefill.standing
  const licensedIn = stated ? undefined : prefill.licensedIn
  const issued = issuedBy(useStored(licenses), asked?.id, to, useToday())
  const question: Question | undefined =
    asked && from && to ? { profession: asked, from, to, standing, issued, licensedIn } : undefined
  return {
    profession: asked,
    from,
    to,
    standing,
    question,
    /** The stored licenses of the profession that are under investigation in any state. */
    investigated: prefill.investigated,
    /** Whether a stored license fills in the profession, and the state and the standing are as they were filled in. */
    isFromLicense: prefill.isFromLicense && from === prefill.from && standing === prefill.standing,
    /** Whether the profession is the one in the profile. */
    isFromProfile: prefill.isFromProfile,
    change,
  }
}
