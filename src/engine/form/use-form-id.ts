import { useState } from 'react'
import { draftOrigin } from './drafts'

type Row = Readonly<{ id: string }>

/**
 * The id of the record that a form saves. The id of a new record is fixed when the form opens and kept in the draft:
 * saving twice, or in a duplicated tab, adds one record.
 * @param record the record to edit; undefined for a new one
 * @param createId makes the id of a new one
 */
export function useFormId(form: string, record: Row | undefined, createId: () => string) {
  const [id] = useState(() => record?.id ?? draftOrigin(form).newId ?? createId())
  return id
}
