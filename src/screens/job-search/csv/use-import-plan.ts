import { useEffect, useState } from 'react'
import { useStored } from '@/engine/store/use-stored'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { planImport, type ImportPlan } from './plan-import'
import type { OpenFile, Questions } from './use-reading'

/** The plan of an import. It is computed again when an answer or the stored data changes. */
export function useImportPlan(
  file: OpenFile | undefined,
  questions: Questions | undefined,
  onProgress: (share: number) => void,
) {
  const applied = useStored(applications)
  const saved = useStored(savedPostings)
  const [made, setMade] = useState<{ plan: ImportPlan; of: Questions }>()
  useEffect(() => {
    if (!file || !questions) return
    const stop = new AbortController()
    const options = { signal: stop.signal, onProgress }
    planImport(file.table, questions, { applications: applied, saved }, options).then(
      (plan) => stop.signal.aborted || setMade({ plan, of: questions }),
      (error: unknown) => {
        if (!stop.signal.aborted) throw error
      },
    )
    return () => stop.abort()
  }, [file, questions, applied, saved, onProgress])
  return {
    /** The previous plan while the next one is computed. */
    plan: questions && made?.plan,
    isUpToDate: made?.of === questions,
  }
}
