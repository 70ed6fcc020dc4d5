import { childValues } from '../model/child-list'
import { isVisible, type AnyChildList, type Child, type Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { changeChildren, type ChildPlace } from '../store/children'
import type { FormEntry } from './form-entry'

/** Saves the entry of a child form, under the id that was fixed when the form opened. */
export function saveChild(place: ChildPlace, list: AnyChildList, id: string, entry: FormEntry) {
  return changeChildren(place, (children) => {
    const stored = children.find((child) => child.id === id)
    const changes = entry.changes(stored && childValues(list, stored))
    const saved = withoutBlank(withoutHidden(list, { ...stored, ...textsOf(changes), id }))
    if (isSame(saved, stored)) return children
    return stored
      ? children.map((child) => (child === stored ? saved : child))
      : [...children, saved]
  })
}

function textsOf(values: Scalars): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]))
}

/** A child without the fields that its form hides: the user could neither see nor remove their values. */
function withoutHidden(list: AnyChildList, { id, ...fields }: Child): Child {
  const held = childValues(list, { id, ...fields })
  const isShown = (field: string) => {
    const spec = list.fields[field]
    return !spec || isVisible(spec, held)
  }
  return { ...Object.fromEntries(Object.entries(fields).filter(([field]) => isShown(field))), id }
}

function withoutBlank({ id, ...fields }: Child): Child {
  return { ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), id }
}
