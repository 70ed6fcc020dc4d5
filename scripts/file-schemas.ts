/*
 * Writes the JSON Schemas of the export and the full backup to public/schemas, from where the build
 * ships them: `npm run file-schemas`. A contract test says when to.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileSchemaTexts } from './file-schema-texts.ts'

const folder = 'public/schemas'
mkdirSync(folder, { recursive: true })
for (const [name, text] of fileSchemaTexts()) {
  writeFileSync(`${folder}/${name}`, text)
  console.log(`${folder}/${name}`)
}
