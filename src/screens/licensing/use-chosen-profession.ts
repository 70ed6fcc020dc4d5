import { useLocation, useSearchParams } from 'wouter'
import { licensedProfessions } from '@/data/licensed-professions'

const PARAMETER = 'profession'

/**
 * The profession that the address names; none where it names none that there is. Choosing one is a
 * step that Back takes back.
 */
export function useChosenProfession() {
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()

  /** The address with this profession chosen, or with none. */
  const addressOf = (id?: string) => {
    const next = new URLSearchParams(params)
    if (id) next.set(PARAMETER, id)
    else next.delete(PARAMETER)
    return `${path}?${next}`
  }

  return {
    chosen: licensedProfessions.rows.find(({ id }) => id === params.get(PARAMETER)),
    addressOf,
    close: () => navigate(addressOf()),
  }
}
