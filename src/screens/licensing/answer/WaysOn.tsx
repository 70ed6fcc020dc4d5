import { Link } from 'wouter'
import { Button } from '@/engine/ui/Button'
import { paperNames, papers, usePaper } from './use-paper'

/** The ways on from the law: the papers that go with an application, and where to keep its dates. */
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
