import { useEffect, useRef } from 'react'
import type { FormNoticeProps, ListExtension } from '@/engine/views/list/extension'
import type { certifications } from '@/schemas/professional-dev/certification'

/** Keeps the target date of a certification from becoming the day on which it was earned. */
export const targetDateNotice: ListExtension<typeof certifications> = {
  form: { after: 'isTarget', Notice: TargetDate },
}

/** Empties the date when the status becomes Earned. Fills it in again if the status goes back before a new one. */
function TargetDate({ entered: { isTarget, dateEarned }, fill }: FormNoticeProps) {
  const previous = useRef({ isTarget, dateEarned })
  useEffect(() => {
    if (isTarget === previous.current.isTarget) {
      if (isTarget) previous.current.dateEarned = dateEarned
      return
    }
    previous.current.isTarget = isTarget
    if (!isTarget) fill('dateEarned', '')
    else if (dateEarned === '') fill('dateEarned', String(previous.current.dateEarned))
  }, [isTarget, dateEarned, fill])
  return null
}
