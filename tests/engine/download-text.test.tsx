import { expect, it, onTestFinished, vi } from 'vitest'
import { downloadText } from '@/engine/download-text'

it('A text downloads with its name, media type and exact content; its URL is revoked a minute later', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  vi.useFakeTimers()
  const blobs: Blob[] = []
  const links: HTMLAnchorElement[] = []
  const revokeObjectURL = vi.fn()
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:toys'
    },
    revokeObjectURL,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })

  downloadText('toys.txt', 'Señas 🏠\r\n', 'text/plain;charset=utf-8')

  expect(links.map(({ download, href }) => ({ download, href }))).toEqual([
    { download: 'toys.txt', href: 'blob:toys' },
  ])
  expect(blobs.map(({ type }) => type)).toEqual(['text/plain;charset=utf-8'])
  expect(await blobs[0]?.text()).toBe('Señas 🏠\r\n')
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:toys')
})
