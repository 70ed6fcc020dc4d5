import { Button } from './Button'
import { Icon } from './Icon'

/** Opens the browser's print dialog, where people need paper. The print shows every section open. */
export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <Button
      variant="quiet"
      onClick={() => window.print()}
      data-no-print
      className={`min-w-11 shrink-0 max-sm:px-2 ${className}`}
    >
      <Icon name="i-lucide-printer" className="size-5" />
      <span className="max-sm:sr-only">Print</span>
    </Button>
  )
}
