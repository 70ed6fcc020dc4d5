import type { ComponentProps } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'variant'> {
  label?: string
  /** The last words of the label. A phone shows only these; the others are for screen readers. */
  onPhone?: string
}

/** Opens the browser's print dialog. */
export function PrintButton({
  label = 'Print',
  onPhone = '',
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
      <span>
        <span className="max-sm:sr-only">
          {label.slice(0, label.length - onPhone.length).trimEnd()}
        </span>{' '}
        <span>{onPhone}</span>
      </span>
    </Button>
  )
}
