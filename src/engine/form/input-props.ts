import type { UseFormRegister, UseFormSetValue } from 'react-hook-form'
import type { AnyField, Entered, Scalar } from '../model/field'
import type { RequiredAttribute } from './required-attribute'

/** What every control of a form gets, whatever it looks like. */
export interface InputProps {
  spec: AnyField
  field: string
  register: UseFormRegister<Entered>
  setValue: UseFormSetValue<Entered>
  /** What the form holds in the field, where it follows others or is entered in two controls. */
  value: Scalar | undefined
  control: Partial<RequiredAttribute> & {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
}
