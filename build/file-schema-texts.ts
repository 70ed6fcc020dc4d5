import * as z from 'zod/mini'
import { site } from '../src/data/site.ts'
import { backupName } from '../src/screens/account/user-data/backup/backup-name.ts'
import { backupFile } from '../src/engine/store/backup/backup-format.ts'
import type { AnyEntity } from '../src/engine/model/entity.ts'
import { initialValues, type FormModel } from '../src/engine/model/field-defaults.ts'
import { fieldLabel, type AnyField } from '../src/engine/model/field.ts'
import { stamps } from '../src/engine/model/stamps.ts'
import type { Stored } from '../src/engine/model/stored.ts'
import { exportFile } from '../src/schemas/account/export-file.ts'
import { privacySettings } from '../src/schemas/account/privacy-settings.ts'
import { restorable } from '../src/schemas/account/stored.ts'
import { userProfile } from '../src/schemas/account/user-profile.ts'
import { storageTable } from '../src/screens/storage-table.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schemas of the export and of the backup, by the file name of the schema. */
export function fileSchemaTexts(): ReadonlyMap<string, string> {
  const schemas = { 'export.schema.json': exportSchema(), 'backup.schema.json': backupSchema() }
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      `${JSON.stringify({ $schema: dialect, $id: name, ...schema }, null, 2)}\n`,
    ]),
  )
}

function exportSchema(): JsonSchema {
  const { properties, ...rest } = toJsonSchema(exportFile)
  return {
    title: `Export of ${site.name}`,
    description:
      'The profile, the privacy settings, the chosen modules and the state of the setup.',
    ...rest,
    properties: {
      ...properties,
      profile: formSchema(userProfile),
      privacySettings: formSchema(privacySettings),
    },
  }
}

function backupSchema(): JsonSchema {
  const { properties, ...rest } = toJsonSchema(backupFile)
  const contents = restorable
    // Sorted, so that the schema does not depend on the order of the list.
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map((stored): [string, JsonSchema] => [
      stored.key,
      { ...descriptionOf(stored.key), ...contentSchema(stored) },
    ])
  return {
    title: `Full backup of ${site.name}`,
    description: 'Everything that a person entered, by storage key, and what could not be read.',
    ...rest,
    properties: {
      ...properties,
      format: { const: backupName },
      entries: {
        type: 'object',
        description: 'The content by storage key. Restore ignores unknown keys.',
        properties: {
          ...Object.fromEntries(contents),
          schemaVersion: { ...descriptionOf('schemaVersion'), type: 'integer', minimum: 1 },
        },
      },
      unreadable: {
        type: 'object',
        description: 'Storage key → its exact text, where that is not JSON or was set aside.',
        additionalProperties: { type: 'string' },
      },
    },
  }
}

function descriptionOf(storageKey: string): JsonSchema {
  const row = storageTable.find(({ key }) => key === storageKey)
  return row ? { description: row.holds } : {}
}

/** The schema of a stored value: a list of records, a form's object, or a plain value. */
function contentSchema(stored: Stored<unknown>): JsonSchema {
  if (isEntity(stored)) return { type: 'array', items: recordSchema(stored) }
  if (isForm(stored)) return formSchema(stored)
  const schema = 'schema' in stored ? stored.schema : undefined
  if (schema instanceof z.core.$ZodType) return toJsonSchema(schema)
  throw new TypeError(`${stored.key} has no Zod schema to publish.`)
}

const isForm = (stored: object): stored is FormModel => 'fields' in stored && 'schema' in stored
const isEntity = (stored: object): stored is AnyEntity => isForm(stored) && 'noun' in stored

/** The schema of a record: the fields of its form, and the stamps that the repository adds. */
function recordSchema(entity: AnyEntity): JsonSchema {
  const [form, stampsSchema] = [formSchema(entity), toJsonSchema(stamps)]
  return {
    ...form,
    properties: { ...stampsSchema.properties, ...form.properties },
    required: [...(stampsSchema.required ?? []), ...(form.required ?? [])],
  }
}

/** The schema of a form's object. Its properties have the labels and hints of the fields. */
function formSchema(form: FormModel): JsonSchema {
  const { properties = {}, ...rest } = toJsonSchema(form.schema)
  const initial = initialValues(form)
  const fields = Object.entries(form.fields).map(([name, field]): [string, JsonSchema] => {
    const property = properties[name]
    if (typeof property !== 'object') throw new TypeError(`The field ${name} has no schema.`)
    const title = fieldLabel(field, initial)
    return [
      name,
      { title, ...(field.hint && { description: field.hint }), ...property, ...boundsOf(field) },
    ]
  })
  return { ...rest, properties: { ...properties, ...Object.fromEntries(fields) } }
}

function boundsOf(field: AnyField): JsonSchema {
  if (field.input !== 'number') return {}
  const { min, max } = field
  return { type: 'integer', minimum: min, ...(max !== undefined && { maximum: max }) }
}

/** The schema of what Restore accepts: properties with a default are optional, and unknown ones are allowed. */
function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const json: JsonSchema = z.toJSONSchema(schema, { io: 'input', override: addFormatOfCheck })
  delete json.$schema // The file names the dialect once, at its top.
  return json
}

/** The JSON Schema of each check that is a function, with an example that the check accepts. */
const checkSchemas: readonly { example: string; schema: JsonSchema }[] = [
  { example: '2026-11-21T07:05:00.000Z', schema: { format: 'date-time' } },
  { example: '2026-11', schema: { pattern: '^\\d{4}-\\d{2}$' } },
  { example: '2026-11-21', schema: { pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
  { example: 'https://example.com/jobs', schema: { pattern: '^https?://' } },
  { example: '14:30', schema: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } },
  { example: '1,325.50', schema: { pattern: '^\\$?[\\d,]+(\\.\\d{2})?$' } },
]

/** Zod cannot convert a check that is a function. This adds the format of the first example that the check accepts. */
function addFormatOfCheck({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: JsonSchema
}) {
  const accepts = (text: string) => z.safeParse(zodSchema, text).success
  const isText = jsonSchema.type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined
  if (!isText || accepts('any text')) return
  const format = checkSchemas.find(({ example }) => accepts(example))?.schema
  if (!format) throw new TypeError('A check of a string has no JSON Schema in `checkSchemas`.')
  const { pattern } = format
  Object.assign(jsonSchema, pattern && accepts('') ? { pattern: `^$|${pattern}` } : format)
}
