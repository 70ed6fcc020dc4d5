import { useSearchParams } from 'wouter'
import { careerCategories, type CareerCategory } from '@/schemas/career-category'

const PARAMETER = 'category'

/** The category that the address names; none where it names none that there is. */
export function useCategory() {
  const [params, setParams] = useSearchParams()
  const choose = (category: CareerCategory | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (category) next.set(PARAMETER, category)
        else next.delete(PARAMETER)
        return next
      },
      { replace: true },
    )
  const category = careerCategories.find((name) => name === params.get(PARAMETER))
  return [category, choose] as const
}
