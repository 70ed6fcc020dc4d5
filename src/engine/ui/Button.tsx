import type { ComponentProps } from 'react'
import { buttonClass, type ButtonVariant } from './button-class'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant }

/** A button that does not submit by default. */
export function Button({ variant, type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`${buttonClass(variant)} ${className}`} {...rest} />
}
