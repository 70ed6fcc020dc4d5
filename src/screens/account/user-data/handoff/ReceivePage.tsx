import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { captureFragment, consumeFragment } from '@/engine/handoff/arrived-fragment'
import { isSame } from '@/engine/model/is-same'
import type { RestorePlan } from '@/engine/store/backup/plan'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { moves } from '@/schemas/my-move/move'
import { linkTitle } from '../restore/plan-summary'
import { RestorePreview } from '../restore/RestorePreview'
import { UndoRestore } from '../restore/UndoRestore'
import { UnchangedLine } from '../restore/UnchangedLine'
import { useRestore } from '../restore/use-restore'
import { hasUnrestoredLink } from './has-unrestored-link'
import { readLink } from './link'

/** The page that a link from another device opens. It shows the content of the link before anything is written. */
export default function ReceivePage() {
  const heading = useRef<HTMLHeadingElement>(null)
  /** Whether the restored link has a move. The page then leads on to My Move. */
  const [hasMove, setHasMove] = useState(false)
  const restore = useRestore(() => heading.current?.focus())
  const applyAndNoteMove = (chosen: RestorePlan) => {
    // The plan lists every key of a group, even those that the link does not have, so look for a move that is not
    // empty.
    setHasMove(
      chosen.keys.some(
        ({ stored, file }) => stored.key === moves.key && !isSame(file, stored.empty),
      ),
    )
    return restore.applyPlan(chosen)
  }

  const openLink = useEffectEvent(() => {
    captureFragment()
    const fragment = consumeFragment()
    if (fragment === '') return
    void restore.open(fragment, () => readLink(fragment), WAS_READ)
  })
  useEffect(() => {
    const onHashChange = () => openLink()
    openLink()
    // The user may open another link in a tab that already shows this page.
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])

  const { plan, outcome } = restore
  const isOpen = plan !== undefined
  // Only if this link changed something. Otherwise Undo would revert an earlier restore.
  const isUndoOffered = outcome === 'done' && restore.last !== undefined
  // A layout effect, so that the update notice warns about the link from its first frame.
  useLayoutEffect(() => {
    hasUnrestoredLink.set(isOpen)
    return () => hasUnrestoredLink.set(false)
  }, [isOpen])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-2xl font-extrabold sm:text-3xl">
        Receive from Another Device
      </h1>
      <Failure message={restore.problem} />
      <Card>
        {plan ? (
          <>
            <h2 className="text-xl font-bold">Look Before You Restore</h2>
            <RestorePreview
              restore={{ ...restore, applyPlan: applyAndNoteMove }}
              plan={plan}
              title={linkTitle(plan)}
              source="link"
            />
          </>
        ) : (
          <>
            {isUndoOffered && <UndoRestore restore={restore} />}
            <UnchangedLine outcome={outcome} />
            {outcome === 'undone' && (
              <p className="mb-4 font-semibold">
                The restore was undone. What was here before is back.
              </p>
            )}
            {outcome === 'canceled' && (
              <p role="status" className="mb-4 font-semibold">
                The link was not used. Nothing was changed.
              </p>
            )}
            {outcome === 'done' || outcome === 'unchanged' ? (
              <>
                {hasMove && (
                  <p className="mt-4">
                    Check off in My Move what is done. To send that back, open Settings here and
                    press Send by Link or QR.
                  </p>
                )}
                {(hasMove || !isUndoOffered) && (
                  <p className="mt-4 flex flex-wrap gap-3">
                    {hasMove && (
                      <Link href="/app/move" className={buttonClass('primary')}>
                        Open My Move
                      </Link>
                    )}
                    {/* The notice with Undo has this link. */}
                    {!isUndoOffered && (
                      <Link href="/app" className={buttonClass(hasMove ? 'secondary' : 'primary')}>
                        Go to the Command Center
                      </Link>
                    )}
                  </p>
                )}
              </>
            ) : (
              <HowTo />
            )}
          </>
        )}
      </Card>
    </>
  )
}

/** What the page is for. */
function HowTo() {
  return (
    <>
      <h2 className="text-xl font-bold">Open a Link or QR Code</h2>
      <p className="mt-1">
        This page opens what your other device sent. You see what it holds before anything changes.
      </p>
      <ol className="mt-3 grid list-decimal gap-1 pl-6">
        <li>On the other device, open Settings and press Send by Link or QR.</li>
        <li>Choose what to send.</li>
        <li>Scan the code with the camera of this device, or open the link here.</li>
      </ol>
      <p className="mt-4">
        <Link href="/app/settings#restore" className={buttonClass('secondary')}>
          Restore a File Instead
        </Link>
      </p>
    </>
  )
}

const WAS_READ = 'The link was read. Nothing has been changed yet.'
