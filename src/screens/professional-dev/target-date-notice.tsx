import { useEffect, useRef } from 'react'
import { calendarDay } from '@/engine/calendar-day'
import type { Scalar } from '@/engine/model/field'
import { useStored } from '@/engine/store/use-stored'
import type { FormNoticeProps, ListExtension } from '@/engine/views/list/extension'
import { certifications } from '@/schemas/professional-dev/certification'

/** Keeps the target date of a certification from becoming the day on which it was earned, and the other way round. */
export const targetDateNotice: ListExtension<typeof certifications> = {
  form: { after: 'isTarget', Notice: TargetDate },
}

/**
 * When the status changes, brings back the date last entered or stored under it. Without one, Earned
 * starts blank, and so does a target if the date earned is not ahead. Renders nothing.
 */
function TargetDate({ entered: { isTarget, dateEarned }, recordId, fill }: FormNoticeProps) {
  const stored = useStored(certifications).find(({ id }) => id === recordId)
  const status = useRef(isTarget)
  /** Status → the date that was entered while it was chosen. A draft may have another status than the record. */
  const dates = useRef(
    new Map<Scalar | undefined, Scalar>(stored && [[stored.isTarget, stored.dateEarned]]),
  )
  useEffect(() => {
    if (isTarget === status.current) {
      dates.current.set(isTarget, dateEarned ?? '')
      return
    }
    status.current = isTarget
    const isAhead = String(dateEarned ?? '') > calendarDay()
    const known = dates.current.get(isTarget) ?? (isTarget && isAhead ? undefined : '')
    if (known !== undefined) fill('dateEarned', String(known))
  }, [isTarget, dateEarned, fill])
  return null
}
