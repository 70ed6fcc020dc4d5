import { existsSync } from 'node:fs'
import { preview, type Plugin } from 'vite'
import { findFreePort } from '../tests/support/free-port.ts'

/**
 * Serves the existing build with `vite preview` on a free port. Ends the script if there is no build.
 * @param plugins Vite plugins that add to the server
 */
export async function serveBuild(plugins: readonly Plugin[] = []) {
  if (!existsSync('dist/index.html')) {
    console.error('There is no build to serve. Run "npm run build" first.')
    process.exit(1)
  }
  const port = await findFreePort()
  const server = await preview({ logLevel: 'warn', preview: { port }, plugins: [...plugins] })
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
