import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SendCard } from '@/screens/account/user-data/send/SendCard'
import { readUserFile } from '@/screens/account/user-data/restore/read-user-file'
import { backupLog } from '@/schemas/account/backup-log'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import sampleData from '../support/sample-data.json' with { type: 'json' }

/** The files that the browser was handed for its downloads. */
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

/** Gives this browser a share sheet that takes files of such a type. */
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

/** @returns whether a backup is noted. */
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

describe('Sending everything to another device', () => {
  it('hands the share sheet a full backup, and says in three steps what to do there', async () => {
    const shared = withShareSheet('application/json', () => Promise.resolve())
    const isNoted = await send()
    expect(await steps()).toHaveLength(3)
    await waitFor(() => expect(isNoted()).toBe(true))
    expect(shared.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^milspouse-backup-\d{4}-\d\d-\d\d\.json$/),
    ])
    expect(downloads).toEqual([])
  })

  it('hands over a text file where the browser shares no .json, and Restore reads it', async () => {
    const [file, ...others] = await (async () => {
      const shared = withShareSheet('text/plain', () => Promise.resolve())
      await send()
      await steps()
      return shared
    })()
    expect(others).toEqual([])
    expect(file?.name).toMatch(/\.txt$/)
    expect(file && (await readUserFile(file))).toMatchObject({ kind: 'a full backup' })
  })

  it('says nothing where the person closed the share sheet', async () => {
    withShareSheet('text/plain', () =>
      Promise.reject(new DOMException('The person closed it.', 'AbortError')),
    )
    const isNoted = await send()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(isNoted()).toBe(false)
    expect(downloads).toEqual([])
  })

  it('downloads the file, and says where it is, where the share sheet refuses or there is none', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    withShareSheet('text/plain', () =>
      Promise.reject(new DOMException('No permission.', 'NotAllowedError')),
    )
    const isNoted = await send()
    expect((await steps())[0]?.textContent).toContain('is in the downloads of this device')
    expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/\.json$/)])
    // A browser may refuse a download, and does not tell.
    expect(isNoted()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(isNoted()).toBe(true))
  })
})
