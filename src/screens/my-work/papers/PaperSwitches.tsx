import SwitchList from '@/engine/form/SwitchList'
import type { SettingFields } from '@/engine/model/field'
import { usePageStore } from '@/engine/page-store'
import { paperChoices, type PaperChoices } from './choices'

interface Props {
  /** Whether the paper has supervisors and pay. */
  isFederal: boolean
}

/** Switches for what resumes may say. */
export function PaperSwitches({ isFederal }: Props) {
  const choices = usePageStore(paperChoices)
  return (
    <SwitchList
      fields={
        isFederal ? fields : { saysWhy: fields.saysWhy, withFamilyCare: fields.withFamilyCare }
      }
      values={{ ...choices }}
      onChange={(field, isOn) => paperChoices.set({ ...choices, [field]: isOn })}
    />
  )
}

const fields: SettingFields<PaperChoices> = {
  saysWhy: {
    label: 'Say Why I Moved',
    input: 'switch',
    hint: 'Adds “Moved on military orders” to jobs you left for that reason. With such a job, or with “Years as a Military Spouse” in your profile, it also adds “Military spouse” at the top. Off, no resume adds a military word. What you typed, such as the name of a base, stays as you typed it.',
  },
  withFamilyCare: {
    label: 'Show Family Care',
    input: 'switch',
    hint: 'Adds your years of family care, with their months.',
  },
  withPhone: {
    label: 'Show Supervisors’ Phones',
    input: 'switch',
    hint: 'Ask them first. A notice says whether it wants the number.',
  },
  withSalary: {
    label: 'Show Salaries',
    input: 'switch',
    hint: 'You need not say what you earned unless the notice asks.',
  },
}
