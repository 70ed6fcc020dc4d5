import { useRef } from 'react'
import { Button } from '@/engine/ui/Button'
import { EmptyState } from '@/engine/ui/EmptyState'
import { FilterSelect } from '@/engine/ui/FilterSelect'
import { SearchBox } from '@/engine/ui/SearchBox'
import { ProfileCard } from './ProfileCard'
import { useDirectory } from './use-directory'

/** The demo directory: search, two filters, and a card for each profile that they leave. */
export function ProfileDirectory() {
  const directory = useDirectory()
  const searchBox = useRef<HTMLInputElement>(null)

  const clear = () => {
    directory.clear()
    // The button that was pressed is about to disappear.
    searchBox.current?.focus()
  }

  return (
    <section aria-labelledby="directory-title">
      <h2 id="directory-title" className="text-2xl font-bold">
        Example Profiles
      </h2>
      <div role="search" className="mt-4 flex flex-wrap gap-3" data-no-print>
        <SearchBox
          ref={searchBox}
          placeholder="Search by name, field, or skills..."
          value={directory.search}
          onChange={directory.setSearch}
        />
        <FilterSelect label="Career Field" {...directory.careerField} />
        <FilterSelect label="Location" {...directory.location} />
      </div>
      <p className="my-3 text-muted">{directory.count}</p>
      {directory.matching.length === 0 ? (
        <EmptyState icon="i-lucide-search-x" title="No profiles match your search">
          <p>Try fewer words, or another career field or location.</p>
          <Button variant="secondary" onClick={clear} data-no-print>
            Clear Search and Filters
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid list-none gap-4 p-0 has-[[open]]:items-start md:grid-cols-2">
          {directory.matching.map((profile) => (
            <ProfileCard key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
    </section>
  )
}
