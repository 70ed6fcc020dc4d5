import { capitalized } from '../src/engine/capitalized.ts'
import { planRestore, type RestorePlan } from '../src/engine/store/backup/plan.ts'
import { createRepository } from '../src/engine/store/repository.ts'
import { memoryStorage } from '../src/engine/store/storage.ts'
import {
  affectedKeys,
  keyCounts,
  NEWER_VERSION_WARNING,
  planRemark,
  planTitle,
  refusalLines,
} from '../src/screens/account/user-data/restore/plan-summary.ts'
import { readUserFile } from '../src/screens/account/user-data/read-user-file.ts'
import { restorable } from '../src/schemas/account/stored.ts'

export interface FileReport {
  isRestorable: boolean
  lines: readonly string[]
}

/** Reports what Restore would show for a file in a browser with empty storage. */
export async function fileReport(file: Blob): Promise<FileReport> {
  const content = await readUserFile(file)
  if ('problem' in content) return { isRestorable: false, lines: [content.problem] }
  if ('ciphertext' in content) return { isRestorable: false, lines: [PROTECTED] }
  const repository = createRepository({ storage: memoryStorage(), isDurable: false })
  return {
    isRestorable: true,
    lines: planLines(planRestore(repository, restorable, content)),
  }
}

function planLines(plan: RestorePlan): readonly string[] {
  const keys = affectedKeys(plan, 'merge').flatMap((key) => [
    `${capitalized(key.stored.contents)}: ${keyCounts([key], 'merge')}`,
    ...refusalLines(key).map((line) => `  ${line}`),
  ])
  const remark = planRemark(plan, 'merge')
  return [
    planTitle(plan),
    ...(plan.isNewer ? [NEWER_VERSION_WARNING] : []),
    ...keys,
    ...(remark ? [remark] : []),
  ]
}

const PROTECTED = 'This backup is protected by a passphrase. Restore opens it in Settings.'
