import { describe, expect, it } from 'vitest'
import { planRestore } from '@/engine/store/backup/plan'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'
import { restorable } from '@/schemas/account/stored'
import { buildApplication } from '../support/applications'

const posting: SavedPostingRecord = {
  ...savedPostings.schema.parse({ company: 'Harbor Bakery', position: 'Shift Lead' }),
  id: '1795100000000',
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-21T18:00:00.000Z',
}
const application = buildApplication({
  company: posting.company,
  position: posting.position,
  id: posting.id,
  createdAt: '2026-11-22T18:00:00.000Z',
  updatedAt: '2026-11-22T18:00:00.000Z',
})

/** The saved postings after merging a file into a browser that has these applications and postings. */
function savedAfter(mine: readonly object[], file: object, own: readonly object[] = []) {
  const storage = memoryStorage()
  storage.setItem(savedPostings.key, JSON.stringify(own))
  storage.setItem(applications.key, JSON.stringify(mine))
  const { keys } = planRestore(createRepository({ storage, isDurable: true }), restorable, {
    kind: 'a full backup',
    madeAt: '2026-11-21T00:00:00.000Z',
    entries: new Map(Object.entries(file)),
    unreadable: new Map(),
    isComplete: true,
  })
  return keys.find(({ stored }) => stored.key === savedPostings.key)?.merge.value
}

describe('Merging an older backup', () => {
  it('does not restore a posting that was applied to since', () => {
    expect(savedAfter([application], { savedPostings: [posting] })).toEqual([])
  })

  it.each([
    ['that has no application', []],
    ['that was changed after the application', [{ ...application, createdAt: posting.createdAt }]],
    ['whose id belongs to another job', [{ ...application, position: 'Baker' }]],
  ])('restores a posting %s', (_, mine) => {
    expect(savedAfter(mine, { savedPostings: [posting] })).toEqual([posting])
  })

  it('restores a posting of a job that the file has in both lists', () => {
    const file = { savedPostings: [posting], jobApplications: [application] }
    expect(savedAfter([], file)).toEqual([posting])
  })

  it('keeps a posting of this browser that was applied to elsewhere, because of what was added to it', () => {
    const edited = { ...posting, notes: 'Ask for Dana.' }
    expect(savedAfter([], { jobApplications: [application] }, [edited])).toEqual([edited])
  })
})
