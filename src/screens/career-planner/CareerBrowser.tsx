import { careers } from '@/data/careers'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { useAnnounced } from '@/engine/ui/use-announced'
import { careerCategories } from '@/schemas/career-category'
import { CareerGrid } from './CareerGrid'
import { ReadingTheCards } from './ReadingTheCards'
import { useCategory } from './use-category'

const ALL = 'All Categories'

/** The whole catalogue, or one category of it. */
export function CareerBrowser() {
  const [category, chooseCategory] = useCategory()
  const shown = careers.rows.filter((career) => !category || career.category === category)
  const count = `Showing ${shown.length} of ${careers.rows.length} careers`
  useAnnounced(count, category ?? '')

  return (
    <section aria-labelledby="browse-title">
      <h2 id="browse-title" className="text-2xl font-bold">
        Browse All Careers
      </h2>
      <ReadingTheCards />
      <div className="mt-4">
        <FilterButtons
          label="Category"
          options={[ALL, ...careerCategories]}
          chosen={category ?? ALL}
          onChange={(name) => chooseCategory(name === ALL ? undefined : name)}
        />
      </div>
      <p className="mt-4 text-muted">{count}</p>
      <CareerGrid careers={shown} level={3} />
    </section>
  )
}
