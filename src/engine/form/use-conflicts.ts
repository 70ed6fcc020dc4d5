import { useCallback, useRef, useState } from 'react'
import type { Scalar, Scalars } from '../model/field'

/** One of the two values of a field that two tabs changed. */
export type Side = 'mine' | 'theirs'

/** A field that was changed here and in another tab, to different values. */
export interface Conflict {
  mine: Scalar
  theirs: Scalar
  /** Which one the user wants; undefined until they have said so. */
  choice: Side | undefined
}

type Conflicts = Readonly<Record<string, Conflict>>

/**
 * The fields of a form that another tab changed too. Each value stays at hand until the form is saved.
 * @param put puts a value into a field of the form
 */
export function useConflicts(put: (field: string, value: Scalar) => void) {
  const [conflicts, setShown] = useState<Conflicts>({})
  // The form tells of a value while it is being set, before the next render.
  const latest = useRef(conflicts)
  const change = useCallback((next: Conflicts) => {
    latest.current = next
    setShown(next)
  }, [])

  return {
    conflicts,
    /** Takes what another tab put into fields that have `mine` here. */
    addConflicts: useCallback(
      (theirs: Scalars, mine: Scalars) => {
        const found = Object.entries(theirs).map(([field, value]): [string, Conflict] => [
          field,
          { mine: mine[field] ?? '', theirs: value, choice: undefined },
        ])
        change({ ...latest.current, ...Object.fromEntries(found) })
      },
      [change],
    ),
    choose: useCallback(
      (field: string, choice: Side) => {
        const conflict = latest.current[field]
        if (!conflict) return
        change({ ...latest.current, [field]: { ...conflict, choice } })
        put(field, conflict[choice])
      },
      [change, put],
    ),
    /** A user who types a new value into a field of a conflict has chosen it. */
    updateFromInput: useCallback(
      (values: Scalars) => {
        const typedIn = Object.entries(latest.current).flatMap(
          ([field, { mine, theirs, choice }]): [string, Conflict][] => {
            const value = values[field]
            if (value === undefined || value === (choice === 'theirs' ? theirs : mine)) return []
            return [[field, { mine: value, theirs, choice: 'mine' }]]
          },
        )
        if (typedIn.length > 0) change({ ...latest.current, ...Object.fromEntries(typedIn) })
      },
      [change],
    ),
    /** The other tab's values of the fields for which the user has chosen. */
    resolved: useCallback(
      (): Scalars =>
        Object.fromEntries(
          Object.entries(latest.current).flatMap(([field, { theirs, choice }]) =>
            choice ? [[field, theirs]] : [],
          ),
        ),
      [],
    ),
    clear: useCallback(() => change({}), [change]),
  }
}
