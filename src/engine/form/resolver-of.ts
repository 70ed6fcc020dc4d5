import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Described } from '../model/field-defaults'
import { pickFields, textOf, type Entered, type Scalars } from '../model/field'
import { FIRST_YEAR, hasMistypedYear, LAST_YEAR } from '../mistyped-year'

/** The one place where forms meet their schema. What a form cannot hold, as records of the record, is left out. */
export function resolverOf(described: Described): Resolver<Entered, unknown, Scalars> {
  const check = zodResolver(described.formSchema ?? described.schema)
  return async (values, context, { fields, shouldUseNativeValidation }) => {
    const checked = await check(values, context, { fields, shouldUseNativeValidation })
    const errors = { ...checked.errors, ...yearErrors(described, values, Object.keys(fields)) }
    if (Object.keys(errors).length > 0) return { errors, values: {} }
    return { errors: {}, values: pickFields(checked.values, Object.keys(checked.values)) }
  }
}

/**
 * What is wrong with the years that the form shows. No schema asks for them: a day that is stored, or comes
 * with a file, is never refused for its year.
 */
function yearErrors({ fields }: Described, values: Entered, shown: readonly string[]) {
  const errors: FieldErrors<Entered> = {}
  for (const field of shown) {
    if (fields[field]?.input !== 'date' || !hasMistypedYear(textOf(values[field]))) continue
    errors[field] = { type: 'year', message: MISTYPED }
  }
  return errors
}

const MISTYPED = `Check the year. Use one from ${FIRST_YEAR} to ${LAST_YEAR}.`
