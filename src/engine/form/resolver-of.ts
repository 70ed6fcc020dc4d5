import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { Described } from '../model/field-defaults'
import { pickFields, type Entered, type Scalars } from '../model/field'

/** The one place where forms meet their schema. What a form cannot hold, as records of the record, is left out. */
export function resolverOf({ schema, formSchema }: Described): Resolver<Entered, unknown, Scalars> {
  const check = zodResolver(formSchema ?? schema)
  return async (values, context, { fields, shouldUseNativeValidation }) => {
    const checked = await check(values, context, { fields, shouldUseNativeValidation })
    if (Object.keys(checked.errors).length > 0) return { errors: checked.errors, values: {} }
    return { errors: {}, values: pickFields(checked.values, Object.keys(checked.values)) }
  }
}
