import { heldOf } from '../model/child-list'
import type { AnyChildList } from '../model/field'
import type { Child, Scalars } from '../model/field'
import { changeChildren, type ChildPlace } from '../store/children'
import type { FormEntry } from './form-entry'

/** Saves what a small form holds as one child, under the id that it got when the form opened. */
export function saveChild(place: ChildPlace, list: AnyChildList, id: string, entry: FormEntry) {
  return changeChildren(place, (children) => {
    const stored = children.find((child) => child.id === id)
    const changes = entry.changes(stored && heldOf(list, stored))
    const saved = withoutBlank({ ...stored, ...textsOf(changes), id })
    return stored
      ? children.map((child) => (child === stored ? saved : child))
      : [...children, saved]
  })
}

function textsOf(values: Scalars): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]))
}

function withoutBlank({ id, ...fields }: Child): Child {
  return { ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), id }
}
