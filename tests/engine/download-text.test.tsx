import { expect, it, vi } from 'vitest'
import { calendarFile } from '@/screens/my-move/calendar/export-calendar'
import { downloadText } from '@/engine/download-text'

it('A calendar file downloads with its name, its media type and exactly its content', async () => {
  vi.useFakeTimers()
  const blobs: Blob[] = []
  const links: HTMLAnchorElement[] = []
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:calendar'
    },
    revokeObjectURL: vi.fn(),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })

  downloadText(calendarFile.name, 'SUMMARY:Señas 🏠\r\n', calendarFile.type)

  expect(links.map(({ download, href }) => ({ download, href }))).toEqual([
    { download: 'milspouse-move.ics', href: 'blob:calendar' },
  ])
  expect(blobs.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8'])
  expect(await blobs[0]?.text()).toBe('SUMMARY:Señas 🏠\r\n')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
