import SwitchList from '@/engine/form/SwitchList'
import type { AnyFields } from '@/engine/model/field'
import { usePageStore } from '@/engine/page-store'
import { paperChoices } from './choices'

/** Switches for what a paper may say. The choices hold for all papers. */
export function PaperSwitches({ fields }: { fields: AnyFields }) {
  const choices = usePageStore(paperChoices)
  return (
    <SwitchList
      fields={fields}
      values={choices}
      onChange={(field, isOn) => paperChoices.set({ ...choices, [field]: isOn })}
    />
  )
}
