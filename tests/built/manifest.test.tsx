import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtPage } from '../support/built-page'
import { sitePages } from '../support/site-pages'

interface Manifest {
  start_url: string
  icons: { src: string; sizes: string; purpose?: string }[]
  screenshots: { src: string; sizes: string }[]
  shortcuts: { url: string }[]
}

const inDist = (path: string) => readFileSync(`dist/${path}`)

describe('The app can be installed: its manifest', () => {
  const address = builtPage('/app').querySelector('link[rel="manifest"]')?.getAttribute('href')
  const { start_url, icons, screenshots, shortcuts } = JSON.parse(
    inDist(String(address)).toString(),
  ) as Manifest

  it('starts the app', () => {
    expect(start_url).toBe('/app')
  })

  it('has the true sizes of its images', () => {
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(screenshots).not.toEqual([])
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const png = inDist(src)
      // A PNG names its width and height at bytes 16 and 20.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })

  it('has shortcuts that lead to pages', () => {
    const paths: readonly string[] = sitePages.map(({ path }) => path)
    expect(shortcuts).not.toEqual([])
    for (const { url } of shortcuts) expect(paths).toContain(url.split('?')[0])
  })
})
