import { useMemo } from 'react'
import type { Entity, Recorded } from '../model/entity'
import { addRecord, editRecord, putBackRecord, removeRecord } from './records'
import { useRepository } from './RepositoryProvider'

/** The changes a screen makes to a list. Each resolves once the change is on disk, or rejects with a SaveError. */
export function useRecordChanges<Draft>(entity: Entity<Draft, unknown>) {
  const repository = useRepository()
  return useMemo(
    () => ({
      add: (draft: Draft) => repository.update(entity, addRecord(entity, draft)),
      edit: (id: string, draft: Partial<Draft>) =>
        repository.update(entity, editRecord(entity, id, draft)),
      remove: (id: string) => repository.update(entity, removeRecord<Draft>(id)),
      putBack: (record: Recorded<Draft>, position: number) =>
        repository.update(entity, putBackRecord(record, position)),
    }),
    [repository, entity],
  )
}
