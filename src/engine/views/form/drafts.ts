import type { Values } from '../../schema/field'

/*
 * What people typed and have not saved yet, for as long as the page lives: switching tabs or
 * screens, or a form that closes for another reason, does not lose it. Saving or cancelling does.
 */
const drafts = new Map<string, Values>()

/** Names a form: the entity's key, and the record's id or "new". */
export const formName = (entityKey: string, id: string) => `${entityKey}:${id}`

export const readDraft = (form: string): Values | undefined => drafts.get(form)
export const keepDraft = (form: string, values: Values) => void drafts.set(form, values)
export const dropDraft = (form: string) => void drafts.delete(form)
export const dropAllDrafts = () => drafts.clear()
/** Hands what was typed in one form to another. */
export function moveDraft(from: string, to: string) {
  const draft = drafts.get(from)
  drafts.delete(from)
  if (draft) drafts.set(to, draft)
}
/** Whether any form holds text that is not saved. */
export const hasDrafts = () => drafts.size > 0

/** The id of a record of this entity (or "new") whose form holds text that is not saved. */
export function openDraft(entityKey: string): string | undefined {
  const prefix = formName(entityKey, '')
  return [...drafts.keys()].find((form) => form.startsWith(prefix))?.slice(prefix.length)
}
