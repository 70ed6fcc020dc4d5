import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { backupLog } from '@/schemas/account/backup-log'
import { joinDate } from '@/schemas/account/flags'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { applications } from '@/schemas/job-search/job-application'
import { countChanges } from '@/screens/account/user-data/backup/count-changes'
import { buildApplication } from '../support/applications'
import { asksBeforeLeaving } from '../support/asks-before-leaving'

function startCounting() {
  const repository = createRepository()
  countChanges(repository)
  return {
    repository,
    untilCounted: (changes: number) =>
      waitFor(() => expect(repository.load(backupLog).changes).toBe(changes)),
    hasRecord: () => repository.load(backupLog).recordAt !== undefined,
  }
}

it('A checked task counts as a change but not as a record; a saved application counts as both', async () => {
  const { repository, untilCounted, hasRecord } = startCounting()
  await repository.update(checklistProgress, () => ({ arrival: { one: true } }))
  await untilCounted(1)
  expect(hasRecord()).toBe(false)
  await repository.update(applications, () => [buildApplication()])
  await untilCounted(2)
  expect(hasRecord()).toBe(true)
})

it('Where the browser denies storage, leaving asks as soon as there is something that the user would miss', async () => {
  const repository = createRepository({ storage: memoryStorage(), isDurable: false })
  countChanges(repository)
  await repository.update(joinDate, () => '2026-11-30')
  expect(asksBeforeLeaving()).toBe(false)
  await repository.update(applications, () => [buildApplication()])
  expect(asksBeforeLeaving()).toBe(true)
})

it('A key that is replaced by the same text does not count', async () => {
  localStorage.setItem('jobApplications', '[]')
  const { repository, untilCounted } = startCounting()
  const texts = new Map([
    ['jobApplications', '[]'],
    ['checklistProgress', '{"arrival":{"one":true}}'],
  ])
  repository.load(applications)
  repository.load(checklistProgress)
  await repository.replace(() => texts, 'restore')
  await repository.update(checklistProgress, () => ({}))
  await untilCounted(2)
})

it('Deleting the last record counts as a change, but not as a first record', async () => {
  localStorage.setItem('jobApplications', JSON.stringify([buildApplication()]))
  const { repository, untilCounted, hasRecord } = startCounting()
  await repository.update(applications, () => [])
  await untilCounted(1)
  expect(hasRecord()).toBe(false)
})
