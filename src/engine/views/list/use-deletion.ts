import { useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import { findRecord } from './find-record'
import type { useLeaving } from './use-leaving'

/** The question before a record is deleted, and the delete. */
export function useDeletion(
  records: readonly AnyRecord[],
  leave: ReturnType<typeof useLeaving>['leave'],
) {
  const [askedId, setAskedId] = useState<string>()
  return {
    /** The record that the question is about. By its id: a write of another tab makes new objects of all. */
    toDelete: findRecord(records, askedId),
    askToDelete: setAskedId,
    cancelDelete: () => setAskedId(undefined),
    remove: (record: AnyRecord) => {
      setAskedId(undefined)
      return leave(record)
    },
  }
}
