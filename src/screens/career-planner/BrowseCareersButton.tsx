import { useTabOpener } from '@/engine/screen/tabs/use-open-tab'
import { Button } from '@/engine/ui/Button'

/** Opens the catalogue tab of this screen. */
export function BrowseCareersButton() {
  const openTab = useTabOpener()
  return (
    <Button onClick={() => openTab('browse')} data-no-print>
      Browse Careers
    </Button>
  )
}
