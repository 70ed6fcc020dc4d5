import type { AnyEntity, AnyRecord } from '../model/entity'
import { initialValues } from '../model/field-defaults'
import { pickFields } from '../model/field'
import { addRecord, editRecord, putBackRecord } from '../store/records'
import type { FormEntry } from './form-entry'

interface Options {
  entity: AnyEntity
  /** The id of the record. A new record gets it too. */
  id: string
  entry: FormEntry
  /** What to do if no record has the id: add a new record, throw a SaveError, or put this record back. */
  missing: 'add' | 'refuse' | AnyRecord
}

/**
 * Saves a form's entry as one record. Saving again, or in a duplicated tab, adds no second record, because the
 * id is fixed when the form opens.
 */
export function saveEntry({ entity, id, entry, missing }: Options, now = new Date()) {
  return (list: readonly AnyRecord[]): readonly AnyRecord[] => {
    const stored = list.find((record) => record.id === id)
    const changes = entry.changes(stored && pickFields(stored, Object.keys(entity.fields)))
    if (!stored && missing === 'add') {
      return addRecord(entity, { ...initialValues(entity), ...changes }, now, id)(list)
    }
    const withRecord =
      missing === 'add' || missing === 'refuse' ? list : putBackRecord(missing, 0)(list)
    return editRecord(entity, id, changes, now)(withRecord)
  }
}
