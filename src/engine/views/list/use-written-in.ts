import { childFormsOf, formName, useDraftNames } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'

/** The records that hold unsaved text in a small form of this field. */
export function useWrittenIn(
  entity: AnyEntity,
  field: string | undefined,
  records: readonly AnyRecord[],
): readonly AnyRecord[] {
  const forms = useDraftNames(formName(`${entity.key}.${field ?? ''}`, ''))
  if (field === undefined || forms.length === 0) return []
  return records.filter(({ id }) =>
    forms.some((form) => form.startsWith(childFormsOf(entity.key, field, id))),
  )
}
