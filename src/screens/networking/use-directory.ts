import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { demoProfiles } from '@/data/demo-profiles'
import { useAnnounced } from '@/engine/ui/use-announced'
import { groupRows } from '@/engine/views/links/group-rows'
import { selectProfiles } from './select-profiles'

const profiles = demoProfiles.rows

/** The fields with a filter; it stands in the address under the field's name. */
type FilterField = 'careerField' | 'location'

const options = { careerField: optionsOf('careerField'), location: optionsOf('location') }

/** The state of the directory: its search, its two filters, and what they leave. */
export function useDirectory() {
  const [search, setSearch] = useState('')
  const [params, setParams] = useSearchParams()

  const filter = (field: FilterField) => {
    const asked = params.get(field)
    const value = options[field].find((option) => option.value === asked)?.value ?? ''
    const onChange = (next: string) => change({ [field]: next })
    return { value, onChange, options: options[field], total: profiles.length }
  }
  const change = (filters: Partial<Record<FilterField, string>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [field, value] of Object.entries(filters)) {
          if (value) next.set(field, value)
          else next.delete(field)
        }
        return next
      },
      { replace: true },
    )

  const [careerField, location] = [filter('careerField'), filter('location')]
  const query = { search, careerField: careerField.value, location: location.value }
  const matching = selectProfiles(profiles, query)
  const count = `Showing ${matching.length} of ${profiles.length} profiles`
  useAnnounced(count, JSON.stringify(query))

  return {
    search,
    setSearch,
    careerField,
    location,
    matching,
    count,
    clear: () => {
      setSearch('')
      change({ careerField: '', location: '' })
    },
  }
}

/** The texts of a field from A to Z, each with the number of profiles that have it. */
function optionsOf(field: FilterField) {
  return groupRows(profiles, field)
    .map(([value, rows]) => ({ value, label: value, count: rows.length }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US'))
}
