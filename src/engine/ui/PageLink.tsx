import { Icon } from './Icon'
import type { PageSection } from './OnThisPage'

/** A link to another part of the same page. Like all of them not on paper, which has no way down. */
export function PageLink({ to: { id, title } }: { to: PageSection }) {
  return (
    <a
      href={`#${id}`}
      data-no-print
      className="text-link inline-flex min-h-11 items-center gap-1 font-semibold"
    >
      {title}
      <Icon name="i-lucide-arrow-down" className="size-4" />
    </a>
  )
}
