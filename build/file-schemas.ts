import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as FileSchemaTexts from './file-schema-texts.ts'

const FOLDER = 'schemas'

/** Provides `/schemas/*.json`: JSON Schemas of the files that users download, generated from the Zod schemas. */
export function fileSchemas(): Plugin {
  let root = ''
  return {
    name: 'file-schemas',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const [name, source] of await schemaTexts(root)) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}/`, (request, response, next) => {
        schemaTexts(root).then((texts) => {
          const text = texts.get(request.url?.slice(1) ?? '')
          if (text === undefined) return next()
          response.setHeader('Content-Type', 'application/json')
          response.end(text)
        }, next)
      })
    },
  }
}

async function schemaTexts(root: string) {
  const { module } = await runnerImport<typeof FileSchemaTexts>(
    join(root, 'build/file-schema-texts.ts'),
    { root, configFile: false, resolve: { tsconfigPaths: true }, logLevel: 'error' },
  )
  return module.fileSchemaTexts()
}
