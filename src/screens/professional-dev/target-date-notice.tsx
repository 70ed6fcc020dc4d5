import { useEffect, useRef } from 'react'
import type { Scalar } from '@/engine/model/field'
import type { FormNoticeProps, ListExtension } from '@/engine/views/list/extension'
import type { certifications } from '@/schemas/professional-dev/certification'

/** Keeps the target date of a certification from becoming the day on which it was earned. */
export const targetDateNotice: ListExtension<typeof certifications> = {
  form: { after: 'isTarget', Notice: TargetDate },
}

/** When the status changes, brings back the date last entered under it. Earned starts without one. Renders nothing. */
function TargetDate({ entered: { isTarget, dateEarned }, fill }: FormNoticeProps) {
  const status = useRef(isTarget)
  /** Status → the date that was entered while it was chosen. */
  const dates = useRef(new Map<Scalar | undefined, Scalar>())
  useEffect(() => {
    if (isTarget === status.current) {
      dates.current.set(isTarget, dateEarned ?? '')
      return
    }
    status.current = isTarget
    const known = dates.current.get(isTarget) ?? (isTarget ? undefined : '')
    if (known !== undefined) fill('dateEarned', String(known))
  }, [isTarget, dateEarned, fill])
  return null
}
