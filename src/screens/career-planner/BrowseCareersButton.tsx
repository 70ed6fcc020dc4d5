import { useSearchParams } from 'wouter'
import { Button } from '@/engine/ui/Button'

/** Leads to the catalogue, which is a tab of this screen. */
export function BrowseCareersButton() {
  const [, setParams] = useSearchParams()
  return (
    <Button onClick={() => setParams({ tab: 'browse' }, { replace: true })} data-no-print>
      Browse Careers
    </Button>
  )
}
