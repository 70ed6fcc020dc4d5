import type { Scalars } from '../../model/field'
import type { AnyFields } from '../../model/keys'

/**
 * The values that the address chooses in an empty form, for selects that have them: `history.kind=interview`.
 * @param form what the address calls the form
 */
export function askedChoices(search: URLSearchParams, form: string, fields: AnyFields): Scalars {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => {
      const value = search.get(`${form}.${name}`) ?? ''
      return spec.input === 'select' && spec.options.values.includes(value) ? [[name, value]] : []
    }),
  )
}
