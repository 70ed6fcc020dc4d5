import { childValues } from '../model/child-list'
import { isVisible, type AnyChildList, type Child, type Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { changeChildren, type ChildPlace } from '../store/children'
import { SaveError } from '../store/save-error'
import type { FormEntry } from './form-entry'

interface Options {
  place: ChildPlace
  list: AnyChildList
  /** The id of the child, fixed when the form opened. A new child gets it too. */
  id: string
  entry: FormEntry
  /** What to do if no child has the id: add a new one, throw a SaveError, or put this one back. */
  missing: 'add' | 'refuse' | Child
}

/** Saves the entry of a child form. */
export function saveChild({ place, list, id, entry, missing }: Options) {
  return changeChildren(place, (children) => {
    const stored = children.find((child) => child.id === id)
    if (!stored && missing === 'refuse') throw new SaveError('gone')
    const changes = entry.changes(stored && childValues(list, stored))
    const before = stored ?? (typeof missing === 'object' ? missing : undefined)
    const saved = withoutBlank(withoutHidden(list, { ...before, ...textsOf(changes), id }))
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
