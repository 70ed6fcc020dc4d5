import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SendCard } from '@/screens/account/user-data/send/SendCard'
import { readUserFile } from '@/screens/account/user-data/read-user-file'
import { backupLog } from '@/schemas/account/backup-log'
import { onAnnouncement } from '@/engine/announcer'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { full, refuseWrites } from '../support/refuse-writes'
import sampleData from '../support/sample-data.json' with { type: 'json' }

/** The files that were downloaded. */
const downloads: { name: string; text: string }[] = []
vi.mock('@/engine/download-text', () => ({
  downloadText: (name: string, text: string) => downloads.push({ name, text }),
}))

beforeEach(() => {
  downloads.length = 0
  localStorage.setItem('jobApplications', JSON.stringify(sampleData.jobApplications))
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

/**
 * Adds a share sheet to the browser that accepts files of one type.
 * @returns the files shared so far
 */
function withShareSheet(type: string, share: (data: ShareData) => Promise<void>) {
  const shared: File[] = []
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.every((file) => file.type === type),
    share: async (data: ShareData) => {
      shared.push(...(data.files ?? []))
      await share(data)
    },
  })
  return shared
}

/**
 * Renders the card and presses its button.
 * @returns a function that reads whether a backup was logged
 */
async function send() {
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <SendCard />
    </RepositoryProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send to My Other Device' }))
  return () => repository.load(backupLog).backedUpAt !== undefined
}

const steps = () => screen.findAllByRole('listitem')

describe('Sending all data to another device', () => {
  it('shares a full backup and shows three steps for the other device', async () => {
    const shared = withShareSheet('application/json', () => Promise.resolve())
    const isLogged = await send()
    expect(await steps()).toHaveLength(3)
    await waitFor(() => expect(isLogged()).toBe(true))
    expect(shared.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^milspouse-backup-\d{4}-\d\d-\d\d\.json$/),
    ])
    expect(downloads).toEqual([])
  })

  it('says that the file is fine if the browser cannot record that it was shared', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    withShareSheet('application/json', () => Promise.resolve())
    refuseWrites(full(), (key) => key === backupLog.key)
    await send()
    await screen.findByText(/Your file is fine. This browser could not record it/)
    expect(await steps()).toHaveLength(3)
  })

  it('says that a file was handed over even if that cannot be recorded, and leaves the focus where it is', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const said: unknown[] = []
    onTestFinished(onAnnouncement((text, toast) => void said.push([text, toast])))
    withShareSheet('application/json', () => {
      screen.getByRole('button', { name: 'Send by Link or QR' }).focus()
      return Promise.resolve()
    })
    refuseWrites(full(), (key) => key === backupLog.key)
    await send()
    await screen.findByText(/This browser could not record it/)
    // No toast: "Saved" would promise something about this browser's storage.
    expect(said).toEqual([[expect.stringMatching(/^Handed over .*json.*\.$/), undefined]])
    expect(document.activeElement?.textContent).toBe('Send by Link or QR')
  })

  it('shares a .txt file that Restore can read if the browser refuses to share .json', async () => {
    const shared = withShareSheet('text/plain', () => Promise.resolve())
    await send()
    await steps()
    expect(shared).toHaveLength(1)
    const [file] = shared
    expect(file?.name).toMatch(/\.txt$/)
    expect(file && (await readUserFile(file))).toMatchObject({ kind: 'a full backup' })
  })

  it('shows no steps and logs no backup if the person closes the share sheet', async () => {
    withShareSheet('text/plain', () =>
      Promise.reject(new DOMException('The person closed it.', 'AbortError')),
    )
    const isLogged = await send()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(isLogged()).toBe(false)
    expect(downloads).toEqual([])
  })

  it('downloads the file and shows where it is if sharing fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    withShareSheet('text/plain', () =>
      Promise.reject(new DOMException('No permission.', 'NotAllowedError')),
    )
    const isLogged = await send()
    expect((await steps())[0]?.textContent).toContain('is in the downloads of this device')
    expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/\.json$/)])
    // A page cannot see whether the browser kept the download, so the user confirms it.
    expect(isLogged()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(isLogged()).toBe(true))
  })

  it('opens one share sheet and downloads nothing if the button is pressed twice', async () => {
    let close = () => {}
    const closed = new Promise<void>((resolve) => (close = resolve))
    const shared = withShareSheet('application/json', () =>
      // Browsers refuse a second sheet while one is open.
      shared.length > 1
        ? Promise.reject(new DOMException('A sheet is open.', 'InvalidStateError'))
        : closed,
    )
    await send()
    await userEvent.click(screen.getByRole('button', { name: 'Send to My Other Device' }))
    close()
    await steps()
    expect(shared).toHaveLength(1)
    expect(downloads).toEqual([])
  })

  it('downloads the file if the browser has no share sheet', async () => {
    await send()
    expect((await steps())[0]?.textContent).toContain('is in the downloads of this device')
    expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/\.json$/)])
  })
})
