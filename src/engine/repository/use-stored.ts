import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Entity, Recorded } from '../schema/entity'
import type { Stored } from '../schema/stored'
import { addRecord, editRecord, putBackRecord, removeRecord } from './records'
import { useRepository } from './RepositoryProvider'

/** What a key holds, kept up to date. Read from storage when something first asks for it. */
export function useStored<Value>(stored: Stored<Value>): Value {
  const repository = useRepository()
  const read = () => repository.load(stored)
  const { data } = useQuery({ queryKey: [stored.key], queryFn: read, initialData: read })
  return data ?? stored.empty
}

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
