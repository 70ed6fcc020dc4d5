import { useId } from 'react'
import type { KeyPlan, RestoreMode, RestorePlan } from '@/engine/store/backup/plan'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { RadioChoice } from '../RadioChoice'
import { Waiting } from '@/engine/ui/Waiting'
import { BackupOffer } from '../backup/BackupOffer'
import {
  affectedKeys,
  contentSummary,
  isDifferent,
  isIncidental,
  keyCounts,
  lossLine,
  lossWarning,
  NEWER_VERSION_WARNING,
  planRemark,
  refusalLines,
} from './plan-summary'
import { SideChoice } from './SideChoice'
import { RENEWED } from './use-preview'
import type { useRestore } from './use-restore'

interface Props {
  restore: ReturnType<typeof useRestore>
  plan: RestorePlan
  title: string
  /** What is restored, as a noun. */
  source: 'file' | 'version' | 'link' | 'folder'
}

const modes: Record<RestoreMode, { label: string; hint: (source: Props['source']) => string }> = {
  merge: {
    label: 'Merge (recommended)',
    // See docs/decisions/0049.
    hint: (source) =>
      `Adds what you do not have here. Where an entry differs, the newer one stays. Deleting and unchecking do not carry over: what you deleted here comes back if the ${source} still has it.`,
  },
  replace: {
    label: 'Replace',
    hint: (source) =>
      `Replaces everything listed above with what the ${source} has. Entries found only here are deleted.`,
  },
}

/** What a file or an earlier version holds, key by key, and the choices before it is restored. */
export function RestorePreview({ restore, plan, title, source }: Props) {
  const { mode } = restore
  // A link has only part of the data, and a folder has files of several devices. What one lacks must stay.
  const isMergeOnly = source === 'link' || source === 'folder'
  const modeName = useId()
  const remark = planRemark(plan, mode)
  const warning = mode === 'replace' && lossWarning(plan)
  const keys = affectedKeys(plan, mode)
  // A version is nearly the same as the current data, so only what differs is listed.
  const shown = source === 'version' ? keys.filter((key) => isDifferent(key, mode)) : keys
  const incidental = shown.filter((key) => isIncidental(key, mode))
  const content = contentSummary(plan)
  return (
    <div className="mt-4">
      <h3 className="text-lg font-bold">{title}</h3>
      {plan.isNewer && (
        <div className="mt-3">
          <Notice tone="warning">{NEWER_VERSION_WARNING}</Notice>
        </div>
      )}
      {content && <p className="mt-1">{`It has ${content}.`}</p>}
      <ul className="mt-2 list-none p-0">
        {shown
          .filter((key) => !incidental.includes(key))
          .map((key) => (
            <KeySummary key={key.stored.key} plan={key} restore={restore} source={source} />
          ))}
        {incidental.length > 0 && (
          <li className="border-t border-solid border-line py-3">
            <span className="font-semibold">Setup and app settings</span>
            <span>{`: ${keyCounts(incidental, mode)}`}</span>
          </li>
        )}
      </ul>
      {remark && <p className="mt-1">{remark}</p>}
      {!isMergeOnly && (
        <fieldset className="m-0 mt-4 border-0 p-0">
          <legend className="font-semibold">How to restore</legend>
          {(['merge', 'replace'] as const).map((choice) => (
            <RadioChoice
              key={choice}
              label={modes[choice].label}
              hint={modes[choice].hint(source)}
              name={modeName}
              isChosen={mode === choice}
              onChoose={() => restore.setMode(choice)}
            />
          ))}
        </fieldset>
      )}
      {isMergeOnly && <p className="mt-4 text-muted">{modes.merge.hint(source)}</p>}
      {mode === 'replace' && (
        <div className="mt-3">
          <p className="mb-2">Back up what is here first:</p>
          <BackupOffer />
        </div>
      )}
      <div data-foot="form" className="save-bar">
        {restore.isRenewed && <Notice>{RENEWED}</Notice>}
        {restore.isWaiting && <Waiting whileLocked="Nothing has been changed yet." />}
        {warning && (
          // The list that shows the losses may be scrolled out of view.
          <p className="text-sm text-danger">{warning}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={({ detail }) => {
              // A double click must not confirm a preview that its first click has refreshed.
              if (detail < 2) void restore.applyPlan(plan)
            }}
          >
            Restore
          </Button>
          <Button variant="secondary" onClick={restore.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  )
}

function KeySummary(props: { plan: KeyPlan } & Pick<Props, 'restore' | 'source'>) {
  const { plan, restore, source } = props
  const { stored } = plan
  const counts = keyCounts([plan], restore.mode)
  const loss = restore.mode === 'replace' && lossLine(plan)
  return (
    <li className="border-t border-solid border-line py-3">
      <p>
        <span className="inline-block font-semibold first-letter:uppercase">{stored.contents}</span>
        {counts && <span>{`: ${counts}`}</span>}
      </p>
      {loss && <p className="text-sm text-danger">{loss}</p>}
      {restore.mode === 'replace' && plan.isAlwaysMerged && !plan.isUnusable && (
        <p className="text-sm text-muted">Merged, not replaced: nothing here is deleted.</p>
      )}
      {refusalLines(plan).map((line) => (
        <p key={line} className="text-sm text-danger">
          {line}
        </p>
      ))}
      {restore.mode === 'merge' && (
        <SideChoice
          plan={plan}
          source={source}
          preferred={restore.prefer.get(stored.key)}
          onPrefer={(side) => restore.setPreference(stored.key, side)}
        />
      )}
    </li>
  )
}
