import type { ComponentProps } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'variant'> {
  label?: string
  /** Whether its words are in sight on a phone too, where it does not stand beside a title. */
  isNamed?: boolean
}

/** Opens the browser's print dialog, where people need paper. The print shows every section open. */
export function PrintButton({
  label = 'Print',
  isNamed = false,
  onClick = () => window.print(),
  className = '',
  ...rest
}: Props) {
  return (
    <Button
      variant="quiet"
      onClick={onClick}
      data-no-print
      className={`min-w-11 shrink-0 max-sm:px-2 ${className}`}
      {...rest}
    >
      <Icon name="i-lucide-printer" className="size-5" />
      <span className={isNamed ? '' : 'max-sm:sr-only'}>{label}</span>
    </Button>
  )
}
