import type { AnyEntity, AnyRecord } from '../model/entity'
import { initialValues } from '../model/field-defaults'
import { pickFields } from '../model/field'
import { addRecord, editRecord, putBackRecord } from '../store/records'
import type { FormEntry } from './form-entry'

interface Options {
  entity: AnyEntity
  /** The id of the record, or the one that a new record gets. */
  id: string
  entry: FormEntry
  /** What to do where no record has the id: to add a new one, to put this one back, or to refuse. */
  missing: 'add' | 'refuse' | AnyRecord
}

/**
 * Saves what a form holds as one record. However often that is done, and in however many copies of the
 * tab, it stays one: its id was given when the form opened.
 */
export function saveEntry({ entity, id, entry, missing }: Options, now = new Date()) {
  return (list: readonly AnyRecord[]): readonly AnyRecord[] => {
    const stored = list.find((record) => record.id === id)
    const changes = entry.changes(stored && pickFields(stored, Object.keys(entity.fields)))
    if (!stored && missing === 'add') {
      return addRecord(entity, { ...initialValues(entity), ...changes }, now, id)(list)
    }
    const there = missing === 'add' || missing === 'refuse' ? list : putBackRecord(missing, 0)(list)
    return editRecord(entity, id, changes, now)(there)
  }
}
