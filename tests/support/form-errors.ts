import { createResolver } from '@/engine/form/create-resolver'
import { pickFields, type Scalars } from '@/engine/model/field'
import { initialValues, type FormModel } from '@/engine/model/field-defaults'

/**
 * The error message of each field that the form of a new record refuses.
 * @param typed what differs from the initial values
 * @param shown the fields whose controls the form checks besides its schema
 */
export async function formErrors(
  model: FormModel,
  typed: Scalars,
  shown: readonly string[] = [],
): Promise<Record<string, string | undefined>> {
  const blank = pickFields(initialValues(model), Object.keys(model.fields))
  const controls = Object.fromEntries(shown.map((name) => [name, { ref: { name }, name }]))
  const { errors } = await createResolver(model)({ ...blank, ...typed }, undefined, {
    fields: controls,
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
}
