import type { ComponentType } from 'react'
import type { AnyField } from '../model/field'
import type { InputProps } from './input-props'
import { MonthInput } from './MonthInput'
import { TimeZoneInput } from './TimeZoneInput'

/** The inputs in the form of a record. Child records have separate forms. */
type Entry = Exclude<AnyField['input'], 'children'>

/** The control for each kind of input. A kind without one does not compile. */
export const inputs: Readonly<Record<Entry, ComponentType<InputProps>>> = {
  text: LineInput,
  url: LineInput,
  date: LineInput,
  month: MonthInput,
  time: LineInput,
  timeZone: TimeZoneInput,
  textarea: TextareaInput,
  select: SelectInput,
  number: NumberInput,
  checkbox: CheckboxInput,
  either: EitherInput,
  switch: CheckboxInput,
}

function LineInput({ spec, field, register, control }: InputProps) {
  return (
    <input
      {...control}
      {...register(field)}
      type={spec.input}
      autoComplete={'autoComplete' in spec ? spec.autoComplete : undefined}
      className="field-box"
    />
  )
}

function TextareaInput({ field, register, control }: InputProps) {
  return <textarea {...control} {...register(field)} rows={4} className="field-box" />
}

function SelectInput({ spec, field, register, control }: InputProps) {
  if (!('options' in spec)) return null
  return (
    <select {...control} {...register(field)} className="field-box">
      {spec.blank !== undefined && <option value="">{spec.blank}</option>}
      {spec.options.values.map((value) => (
        <option key={value} value={value}>
          {spec.options.labels[value]}
        </option>
      ))}
    </select>
  )
}

/** The value is always a number: on blur, text that is not a number becomes a visible 0. */
function NumberInput({ spec, field, register, setValue, control }: InputProps) {
  if (spec.input !== 'number') return null
  const toNumber = (text: string) => (Number.isNaN(Number(text)) ? 0 : Number(text))
  const registered = register(field, { setValueAs: toNumber })
  return (
    <input
      {...control}
      {...registered}
      type="number"
      inputMode="numeric"
      min={spec.min}
      max={spec.max}
      step={1}
      className="field-box"
      // The wheel would change a number that has the focus.
      onWheel={(event) => event.currentTarget.blur()}
      onBlur={(event) => {
        setValue(field, toNumber(event.target.value))
        return registered.onBlur(event)
      }}
    />
  )
}

function CheckboxInput({ field, register, control }: InputProps) {
  return (
    <input
      {...control}
      {...register(field)}
      required={undefined}
      aria-required={undefined}
      type="checkbox"
      className="size-6 accent-accent"
    />
  )
}

/** A choice of two options. The form's value is a boolean. */
function EitherInput({ spec, field, register, control }: InputProps) {
  if (spec.input !== 'either') return null
  const toBoolean = (chosen: unknown) => chosen === true || chosen === 'true'
  return (
    <select {...control} {...register(field, { setValueAs: toBoolean })} className="field-box">
      <option value="false">{spec.choices.no}</option>
      <option value="true">{spec.choices.yes}</option>
    </select>
  )
}
