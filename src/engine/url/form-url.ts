import type { AnyFields, Scalars } from '../model/field'

/** The URL parameter for the open form of a list: an empty one, or that of a record. */
export const FORM = 'edit'

/** The name of a URL parameter of a list. A second list on a tab has a prefix. */
export const nameIn = (prefix?: string) => (name: string) => (prefix ? `${prefix}-${name}` : name)

/**
 * The URL of a record's form. An id from a file written by hand can contain any character.
 * @param list the URL of the list
 */
export function formUrl(list: string, id: string, prefix?: string): string {
  const separator = list.includes('?') ? '&' : '?'
  return `${list}${separator}${nameIn(prefix)(FORM)}=${encodeURIComponent(id)}`
}

/** The id of the heading of a record's card, which a link can name in its fragment. @param key that of the entity */
export const cardId = (key: string, id: string) => `${key}/${id.replace(/\W/g, '-')}`

/**
 * The values that the URL sets in an empty form: `history.kind=interview`. Only options of a select can be set.
 * @param form the prefix of the form's URL parameters
 */
export function requestedValues(search: URLSearchParams, form: string, fields: AnyFields): Scalars {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => {
      const value = search.get(`${form}.${name}`) ?? ''
      return spec.input === 'select' && spec.options.values.includes(value) ? [[name, value]] : []
    }),
  )
}
