import { Icon } from '@/engine/ui/Icon'

/** What stands there when nothing is found: what to try. */
export function NothingFound() {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <Icon name="i-lucide-search-x" className="size-10 text-muted" />
      <p className="text-lg font-bold">Nothing found</p>
      <p className="max-w-md text-muted">
        Try fewer or shorter words, or another word, such as “nurse,” “resume” or “allowance.”
        Search also looks through your own applications, skills, certifications and goals.
      </p>
    </div>
  )
}
