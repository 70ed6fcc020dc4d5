import { useId } from 'react'
import { monthNames } from '../calendar-day'
import { textOf } from '../model/field'
import type { InputProps } from './input-props'

/** More than four, so that the error message can show a mistyped year. */
const MAX_YEAR_DIGITS = 6

/**
 * A month and a year in two controls, because Firefox and Safari have no month picker. The form's value is one text,
 * `2026-06`. While a part is missing, as in `2026-`, the field's rule refuses it.
 */
export function MonthInput({ field, register, control, value }: InputProps) {
  const id = useId()
  const { onChange, onBlur, name } = register(field)
  const text = textOf(value)
  const hyphen = text.lastIndexOf('-')
  const [year, month] = hyphen < 0 ? [text, ''] : [text.slice(0, hyphen), text.slice(hyphen + 1)]
  const change = (year: string, month: string) => {
    const next = year || month ? `${year}-${month}` : ''
    void onChange({ type: 'change', target: { name, value: next } })
  }
  const blur = () => void onBlur({ type: 'blur', target: { name, value: text } })
  const labelledBy = (part: string) => `${control.id}-label ${id}-${part}`
  return (
    <div className="flex gap-2">
      <span id={`${id}-month`} hidden>
        month
      </span>
      <span id={`${id}-year`} hidden>
        year
      </span>
      <select
        {...control}
        aria-labelledby={labelledBy('month')}
        value={month}
        onChange={({ target }) => change(year, target.value)}
        onBlur={blur}
        className="field-box min-w-0 flex-[3]"
      >
        <option value="">Month</option>
        {monthNames.map((name, position) => (
          <option key={name} value={String(position + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <input
        {...control}
        id={undefined}
        aria-labelledby={labelledBy('year')}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="Year"
        maxLength={MAX_YEAR_DIGITS}
        value={year}
        onChange={({ target }) => change(target.value.trim(), month)}
        onBlur={blur}
        className="field-box min-w-20 flex-[2]"
      />
    </div>
  )
}
