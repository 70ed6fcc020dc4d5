import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form'
import type { FormModel } from '../model/field-defaults'
import { formValues, textOf, type AnyField, type Entered, type Scalars } from '../model/field'
import { FULL_DATE, FULL_TIME, isBlankText } from '../model/rules'
import { isIncomplete } from './text-controls'
import { FIRST_YEAR, hasMistypedYear, LAST_YEAR } from '../mistyped-year'

/** Validates a form with its schema. Child records are left out of the result, because no form field holds them. */
export function createResolver(model: FormModel): Resolver<Entered, unknown, Scalars> {
  const check = zodResolver(model.formSchema ?? model.schema)
  return async (values, context, { fields: controls, shouldUseNativeValidation }) => {
    const checked = await check(withoutBlankTexts(values), context, {
      fields: controls,
      shouldUseNativeValidation,
    })
    const errors = { ...checked.errors, ...controlErrors(model, values, controls) }
    if (Object.keys(errors).length > 0) return { errors, values: {} }
    return { errors: {}, values: formValues(checked.values) }
  }
}

/** Treats text without visible characters as blank, so that it does not satisfy a required field. */
const withoutBlankTexts = (values: Entered): Entered =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' && isBlankText(value) ? '' : value,
    ]),
  )

const MISTYPED_YEAR = `Check the year. Use one from ${FIRST_YEAR} to ${LAST_YEAR}.`

/**
 * Errors in date, time and number controls that the schema cannot find: the browser reports an incomplete value as
 * blank, and the schema accepts any year, because it also validates stored data and files.
 */
function controlErrors({ fields }: FormModel, values: Entered, controls: Controls) {
  const errors: FieldErrors<Entered> = {}
  for (const [field, control] of Object.entries(controls)) {
    const input = fields[field]?.input
    if (isIncomplete(control?.ref)) {
      errors[field] = { type: 'incomplete', message: incompleteMessage(input) }
    } else if ((input === 'date' || input === 'month') && hasMistypedYear(textOf(values[field]))) {
      errors[field] = { type: 'year', message: MISTYPED_YEAR }
    }
  }
  return errors
}

type Controls = ResolverOptions<Entered>['fields']

function incompleteMessage(input: AnyField['input'] | undefined): string {
  if (input === 'date') return FULL_DATE
  return input === 'time' ? FULL_TIME : 'Use a whole number.'
}
