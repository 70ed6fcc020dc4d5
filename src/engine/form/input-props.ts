import type { UseFormRegister, UseFormSetValue } from 'react-hook-form'
import type { AnyField, Entered, Scalar } from '../model/field'
import type { RequiredAttribute } from './required-attribute'

/** The props that every form control gets. */
export interface InputProps {
  spec: AnyField
  field: string
  register: UseFormRegister<Entered>
  setValue: UseFormSetValue<Entered>
  /** The field's current value, for a control that depends on other fields or has two inputs. */
  value: Scalar | undefined
  control: Partial<RequiredAttribute> & {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
}
