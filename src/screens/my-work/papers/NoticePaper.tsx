import type { SettingFields } from '@/engine/model/field'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/account/user-profile'
import { paperChoices, paperContact, type PaperChoices } from './choices'
import { LeavingFields } from './LeavingFields'
import { noticeLetter } from './notice'
import { PaperPreview } from './PaperPreview'
import { PaperSettings } from './PaperSettings'
import { PaperSwitches } from './PaperSwitches'
import { useJobToLeave } from './use-job-to-leave'

interface Props {
  onCheckLastDay: () => void
}

/** A letter to the current employer that names the last day. */
export function NoticePaper({ onCheckLastDay }: Props) {
  const { name } = useStored(userProfile)
  const choices = usePageStore(paperChoices)
  const contact = usePageStore(paperContact)
  const { job, lastDay } = useJobToLeave()
  return (
    <>
      <div data-no-print className="grid gap-4">
        <LeavingFields />
        <button
          type="button"
          className="text-link -mt-4 min-h-11 w-fit text-start"
          onClick={onCheckLastDay}
        >
          Check Your Last Day First
        </button>
        <PaperSettings>
          <PaperSwitches fields={noticeFields} />
        </PaperSettings>
      </div>
      <PaperPreview paper={noticeLetter({ name, contact, job, lastDay }, choices)} />
    </>
  )
}

const noticeFields: SettingFields<Pick<PaperChoices, 'saysWhy'>> = {
  saysWhy: {
    label: 'Say Why I Moved',
    input: 'switch',
    hint: 'Adds “because of my spouse’s military orders.” If you may ask for unemployment pay, give this reason in writing before you quit. When this is off, the letter adds nothing about the military.',
  },
}
