import { existsSync } from 'node:fs'
import { preview } from 'vite'
import { findFreePort } from '../tests/support/free-port.ts'

/** Serves the last build on a free port, as `npm start` does. Ends the script if there is no build. */
export async function serveBuild() {
  if (!existsSync('dist/index.html')) {
    console.error('There is no build to take screenshots of. Run "npm run build" first.')
    process.exit(1)
  }
  const port = await findFreePort()
  const server = await preview({ logLevel: 'warn', preview: { port } })
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
