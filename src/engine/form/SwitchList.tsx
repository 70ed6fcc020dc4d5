import { Description, Field, Label, Switch } from '@headlessui/react'
import { fieldLabel, isVisible, type AnyField, type AnyFields, type Values } from '../model/field'

interface Props {
  fields: AnyFields
  values: Values
  onChange: (field: string, value: boolean) => void
}

/** Settings that are on or off. A disabled one is dimmed and keeps its value. */
export default function SwitchList({ fields, values, onChange }: Props) {
  return (
    <ul className="grid list-none p-0">
      {Object.entries(fields)
        .filter(([, spec]) => isVisible(spec, values))
        .map(([field, spec]) => (
          <SwitchRow
            key={field}
            spec={spec}
            values={values}
            isOn={values[field] === true}
            onChange={(value) => onChange(field, value)}
          />
        ))}
    </ul>
  )
}

interface RowProps {
  spec: AnyField
  values: Values
  isOn: boolean
  onChange: (value: boolean) => void
}

function SwitchRow({ spec, values, isOn, onChange }: RowProps) {
  const isEnabled = spec.input !== 'switch' || (spec.isEnabled?.(values) ?? true)
  return (
    <li className="border-t border-solid border-line first:border-t-0">
      <Field
        disabled={!isEnabled}
        className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 data-[disabled]:opacity-60"
      >
        {/* With large text, the switch moves under the text. */}
        <span className="min-w-0 grow basis-36">
          <Label className="block font-semibold">{fieldLabel(spec, values)}</Label>
          {spec.hint && <Description className="block text-sm text-muted">{spec.hint}</Description>}
        </span>
        <Switch
          checked={isOn}
          onChange={onChange}
          className="ring-on-focus group ml-auto inline-flex h-11 w-16 shrink-0 items-center border-0 bg-transparent p-0"
        >
          <span className="relative block h-8 w-14 rounded-full border border-solid border-edge bg-sunken group-aria-checked:bg-accent">
            <span className="ground-edge absolute left-1 top-1 size-5.5 rounded-full bg-edge group-aria-checked:left-auto group-aria-checked:right-1 group-aria-checked:bg-raised" />
          </span>
        </Switch>
      </Field>
    </li>
  )
}
