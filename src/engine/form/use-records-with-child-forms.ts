import { useState } from 'react'
import type { AnyEntity, AnyRecord } from '../model/entity'
import { isSame } from '../model/is-same'
import { usePageStore } from '../page-store'
import { childFormPrefix, formName, useDraftNames } from './drafts'
import { openForms } from './open-forms'
import { pendingSaves } from './pending-saves'

/** The records with a child form of this field that has unsaved text or a pending save, until that form has closed. */
export function useRecordsWithChildForms(
  entity: AnyEntity,
  field: string | undefined,
  records: readonly AnyRecord[],
): readonly AnyRecord[] {
  const prefix = formName(`${entity.key}.${field ?? ''}`, '')
  const drafts = useDraftNames(prefix)
  // A form that is saved as it opened has no draft.
  const saving = [...usePageStore(pendingSaves).keys()].filter((form) => form.startsWith(prefix))
  // A save deletes the draft before the form closes, which moves the focus.
  const open = usePageStore(openForms)
  const [last, setLast] = useState(drafts)
  const forms = [...new Set([...drafts, ...saving, ...last.filter((form) => open.includes(form))])]
  if (!isSame(last, forms)) setLast(forms)
  if (field === undefined || forms.length === 0) return []
  return records.filter(({ id }) =>
    forms.some((form) => form.startsWith(childFormPrefix(entity.key, field, id))),
  )
}
