import { answerProfessions } from '@/data/licensing/answer-professions'
import { valueIn } from '@/engine/model/vocabulary'
import { useSearchValues } from '@/engine/url/use-search-values'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { licenseStanding, type Question } from '../question'
import { usePrefill } from './use-prefill'

/** The question, from the URL. `usePrefill` fills in the missing parts. */
export function useQuestion() {
  const { search, change } = useSearchValues()
  const chosen = valueIn(region, search.get('from'))
  const prefill = usePrefill(valueIn(profession, search.get('profession')), chosen)
  const asked = answerProfessions.rows.find(({ id }) => id === prefill.profession)
  const from = chosen ?? prefill.from
  const to = valueIn(region, search.get('to')) ?? prefill.to
  const standing = valueIn(licenseStanding, search.get('license')) ?? prefill.standing
  const question: Question | undefined =
    asked && from && to ? { profession: asked, from, to, standing } : undefined
  return {
    profession: asked,
    from,
    to,
    standing,
    question,
    /** Whether the stored license fills in the profession, the state that issued it and the standing, unchanged. */
    isFromLicense: prefill.isFromLicense && from === prefill.from && standing === prefill.standing,
    /** Whether the profession is the one in the profile. */
    isFromProfile: prefill.isFromProfile,
    change,
  }
}
