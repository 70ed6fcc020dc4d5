import { Link } from 'wouter'
import { Button } from '@/engine/ui/Button'
import { paperNames, papers, usePaper } from './use-paper'

/** What to do after reading about the law: open a paper for the application, or track its dates. */
export function WaysOn() {
  const { open } = usePaper()
  return (
    <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2" data-no-print>
      {paperNames.map((paper) => (
        <Button key={paper} variant="secondary" data-focus-id={paper} onClick={() => open(paper)}>
          {papers[paper]}
        </Button>
      ))}
      <Link
        href="/app/licensing?tab=licenses&edit=new"
        className="text-link inline-flex min-h-11 items-center"
      >
        Add to My Licenses
      </Link>
    </div>
  )
}
