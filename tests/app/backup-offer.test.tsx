import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BackupOffer } from '@/screens/account/user-data/backup/BackupOffer'
import { onAnnouncement } from '@/engine/announcer'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { backupLog } from '@/schemas/account/backup-log'
import { full, refuseWrites } from '../support/refuse-writes'
import sampleData from '../support/sample-data.json' with { type: 'json' }

/** The files that were downloaded. */
const downloads: { name: string; text: string }[] = []
vi.mock('@/engine/download-text', () => ({
  downloadText: (name: string, text: string) => downloads.push({ name, text }),
}))

/** Finishes the encryption of each protected backup that was started. */
const finishes: (() => void)[] = []
vi.mock('@/screens/account/user-data/seal/seal', () => ({
  seal: () => new Promise<string>((resolve) => finishes.push(() => resolve('sealed'))),
}))

const collected = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T12:05:00.000Z'

beforeEach(() => {
  downloads.length = 0
  finishes.length = 0
  vi.useFakeTimers({ now: new Date(collected), toFake: ['Date'] })
  localStorage.setItem('jobApplications', JSON.stringify(sampleData.jobApplications))
  localStorage.setItem('backupLog', JSON.stringify({ changes: 7 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete window.showSaveFilePicker
})

function open(props: ComponentProps<typeof BackupOffer> = {}) {
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <BackupOffer {...props} />
    </RepositoryProvider>,
  )
  return { user: userEvent.setup(), log: () => repository.load(backupLog), repository }
}

const button = (name: string) => screen.getByRole('button', { name })
const main = 'Download a Full Backup'
const saveAs = 'Save Backup As…'
const question = () => screen.queryByRole('group', { name: 'Did the file arrive?' })

describe('A backup that is downloaded', () => {
  it('counts only after the person confirms it, as of when its content was collected', async () => {
    const { user, log } = open()
    await user.click(button(main))
    expect(downloads.map(({ name }) => name)).toEqual(['milspouse-backup-2026-11-21.json'])
    expect(question()).not.toBeNull()
    expect(log()).toEqual({ changes: 7 })

    vi.setSystemTime(new Date(later))
    await user.click(button('Yes'))
    await waitFor(() => expect(log()).toEqual({ changes: 0, backedUpAt: collected }))
    expect(question()).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button(main)))
  })

  it('is named after the local day', async () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    vi.setSystemTime(new Date('2026-11-21T05:00:00.000Z'))
    const { user } = open()
    await user.click(button(main))
    expect(downloads.map(({ name }) => name)).toEqual(['milspouse-backup-2026-11-20.json'])
  })

  it('is downloaded again with current data if it did not arrive, and counts once confirmed', async () => {
    const { user, log } = open()
    await user.click(button(main))
    vi.setSystemTime(new Date(later))
    await user.click(button('No, Try Again'))
    expect(downloads.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { exportedAt: collected },
      { exportedAt: later },
    ])
    expect(log()).toEqual({ changes: 7 })
    screen.getByText(/check that your browser lets this site download files/)
    expect(document.activeElement).toBe(button('No, Try Again'))
    await user.click(button('Yes'))
    await waitFor(() => expect(log()).toEqual({ changes: 0, backedUpAt: later }))
  })

  it('keeps counting changes made before the person confirms it', async () => {
    const { user, log, repository } = open()
    await user.click(button(main))
    await repository.update(backupLog, (current) => ({ ...current, changes: 9 }))
    await user.click(button('Yes'))
    await waitFor(() =>
      expect(log()).toEqual({ changes: 2, changedSince: collected, backedUpAt: collected }),
    )
  })

  it('changes nothing if a later backup was made in the meantime', async () => {
    const { user, log, repository } = open()
    await user.click(button(main))
    await repository.update(backupLog, () => ({ changes: 8, backedUpAt: later }))
    await user.click(button('Yes'))
    await waitFor(() => expect(question()).toBeNull())
    expect(log()).toEqual({ changes: 8, backedUpAt: later })
  })

  it('subtracts no changes if the backup of an earlier file was confirmed in the meantime', async () => {
    const { user, log, repository } = open()
    await user.click(button(main))
    const earlier = '2026-11-01T12:00:00.000Z'
    await repository.update(backupLog, () => ({ changes: 8, backedUpAt: earlier }))
    await user.click(button('Yes'))
    await waitFor(() => expect(log()).toMatchObject({ changes: 8, backedUpAt: collected }))
  })

  it('writes nothing in a browser that was reset in the meantime', async () => {
    const { user, repository } = open()
    await user.click(button(main))
    await repository.reset()
    await user.click(button('Yes'))
    await repository.update(backupLog, (log) => log)
    expect(localStorage.length).toBe(0)
  })

  it.each([
    {
      reason: 'a newer version has opened the data',
      hinder: () => localStorage.setItem('schemaVersion', '99'),
    },
    { reason: 'the storage is full', hinder: () => refuseWrites(full()) },
  ])('is not called noted if it could not be recorded, because $reason', async ({ hinder }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const announced: string[] = []
    onTestFinished(onAnnouncement((text) => announced.push(text)))
    const { user, log } = open()
    await user.click(button(main))
    hinder()
    await user.click(button('Yes'))
    await screen.findByText(
      'Your file is fine. This browser could not record it, so it may remind you again.',
    )
    expect(announced).toEqual([])
    expect(log()).toEqual({ changes: 7 })
  })

  it('is the only option if the browser has no save dialog', () => {
    open()
    expect(screen.queryByRole('button', { name: saveAs })).toBeNull()
  })
})

/** What was written to the file that the user chose in the save dialog. */
interface Written {
  texts: string[]
  isClosed: boolean
}

/** Stubs a save dialog in which the user chooses a file. */
function stubSaveDialog({
  choose = () => Promise.resolve(),
  close = () => Promise.resolve(),
}: {
  choose?: () => Promise<void>
  close?: () => Promise<void>
}): Written {
  const written: Written = { texts: [], isClosed: false }
  const file = {
    name: 'mine.json',
    createWritable: () =>
      Promise.resolve({
        write: (text: string) => Promise.resolve(void written.texts.push(text)),
        close: async () => {
          await close()
          written.isClosed = true
        },
      }),
  }
  window.showSaveFilePicker = async () => {
    await choose()
    return file
  }
  return written
}

const abort = () => Promise.reject(new DOMException('Aborted.', 'AbortError'))

describe('A backup that is saved with the browser’s save dialog', () => {
  it('counts once the file is written and closed, without a question', async () => {
    let finish = () => {}
    const closing = new Promise<void>((resolve) => (finish = resolve))
    const written = stubSaveDialog({ close: () => closing })
    const { user, log } = open()
    await user.click(button(saveAs))
    await waitFor(() => expect(written.texts).toHaveLength(1))
    expect(log()).toEqual({ changes: 7 })
    vi.setSystemTime(new Date(later))
    finish()
    await waitFor(() => expect(log()).toEqual({ changes: 0, backedUpAt: collected }))
    expect(written).toEqual({
      isClosed: true,
      texts: [expect.stringContaining('"milspouse-backup"')],
    })
    expect(question()).toBeNull()
    expect(downloads).toEqual([])
  })

  it('does not count if the person cancels, and nothing is announced', async () => {
    const warned = vi.spyOn(console, 'warn')
    stubSaveDialog({ choose: abort })
    const { user, log } = open()
    await user.click(button(saveAs))
    expect(log()).toEqual({ changes: 7 })
    expect(downloads).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('')
    expect(warned).not.toHaveBeenCalled()
  })

  it.each([
    {
      reason: 'the dialog is not allowed to open',
      dialog: { choose: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
    },
    {
      reason: 'the disk is full',
      dialog: { close: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) },
    },
    { reason: 'the browser blocks the finished file', dialog: { close: abort } },
  ])('is downloaded instead, and the person is asked about it, if $reason', async ({ dialog }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stubSaveDialog(dialog)
    const { user, log } = open()
    await user.click(button(saveAs))
    await screen.findByText('The file could not be saved there, so it was downloaded instead.')
    expect(question()).not.toBeNull()
    expect(downloads).toHaveLength(1)
    expect(log()).toEqual({ changes: 7 })
  })
})

describe('A backup that a passphrase protects', () => {
  const passphrase = 'four calm words here'

  /** Opens the dialog, types the passphrase twice and presses the button, so that the encryption starts. */
  async function protect() {
    const opened = open({ canProtect: true })
    await openDialog(opened.user)
    await opened.user.type(screen.getByLabelText('Passphrase'), passphrase)
    await opened.user.type(screen.getByLabelText('Repeat Passphrase'), passphrase)
    await opened.user.click(button('Download Protected Backup'))
    await waitFor(() => expect(finishes).toHaveLength(1))
    return opened
  }
  async function openDialog(user: UserEvent) {
    await user.click(button('Protect with a Passphrase'))
    await screen.findByLabelText('Repeat Passphrase')
  }
  /** Finishes the encryption and waits for its effects. */
  const finish = () =>
    act(async () => {
      finishes[0]?.()
      await new Promise((resolve) => setTimeout(resolve))
    })

  it('is downloaded once it is encrypted, and then the dialog closes', async () => {
    await protect()
    expect(downloads).toEqual([])
    await finish()
    expect(downloads).toEqual([
      { name: 'milspouse-protected-backup-2026-11-21.json', text: 'sealed' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(question()).not.toBeNull()
  })

  it('is not downloaded if the person cancels while it is encrypted', async () => {
    const { user } = await protect()
    await user.click(button('Cancel'))
    await finish()
    expect(downloads).toEqual([])
    expect(question()).toBeNull()
  })

  it('does not change a dialog that was opened after “Cancel”', async () => {
    const { user } = await protect()
    await user.click(button('Cancel'))
    await openDialog(user)
    await user.type(screen.getByLabelText('Passphrase'), 'another')
    await finish()
    expect(screen.getByLabelText<HTMLInputElement>('Passphrase').value).toBe('another')
    expect(downloads).toEqual([])
  })
})
