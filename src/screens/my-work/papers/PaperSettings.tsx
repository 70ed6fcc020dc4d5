import type { ReactNode } from 'react'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { Contact } from './Contact'

interface Props {
  /** Whether the profile has the name that papers begin with. */
  hasName: boolean
  /** What is still missing. Shown only if the profile has a name. */
  note?: string | undefined
  /** The settings other than phone and email. */
  children?: ReactNode
}

/** The settings of a paper. They collapse on a phone, so that the paper is visible. */
export function PaperSettings({ hasName, note, children }: Props) {
  return (
    <PhoneDisclosure
      name="paper-settings"
      title="What Your Papers Say"
      level={3}
      note={hasName ? note : 'No name yet'}
    >
      <div className="mt-2 grid gap-4">
        {children}
        <Contact hasName={hasName} />
      </div>
    </PhoneDisclosure>
  )
}
