import { memo, useId, useState, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { definedOnly, fieldLabel, isVisible, type Entered, type Scalars } from '../model/field'
import { isRequired, type FormModel } from '../model/field-defaults'
import { ConflictChoice } from './ConflictChoice'
import type { InputProps } from './input-props'
import { inputs } from './inputs'
import { requiredAttribute } from './required-attribute'
import type { Conflict, Side } from './use-conflicts'

interface Props extends Pick<InputProps, 'field' | 'register' | 'setValue'> {
  model: FormModel
  control: Control<Entered, unknown, Scalars>
  /** The error message. */
  error: string | undefined
  /** Set if another tab saved a different value, so that the user must choose one. */
  conflict: Conflict | undefined
  onChoose: (field: string, side: Side) => void
  /** Shown beside the label. */
  aside?: ReactNode
}

/**
 * One field of a form: its label, hint, input and error. Renders nothing while its spec hides it. Memoized, so that
 * a change of the whole form's state, such as a save, does not rerender its fields.
 */
export const FormField = memo(function FormField(props: Props) {
  const spec = props.model.fields[props.field]
  // Only these fields rerender at each keystroke in the form: one that depends on other fields, and a month, which
  // consists of two controls.
  const needsValues =
    spec?.visible !== undefined || typeof spec?.label === 'object' || spec?.input === 'month'
  return needsValues ? <WatchingField {...props} /> : <FieldRow {...props} values={noValues} />
})

const noValues: Scalars = {}

/**
 * A field that depends on the form's values, such as by its visibility or its label. A hidden field that prevents a
 * save is revealed and stays until the form closes, so that the user sees the reason. A field that is shown because it
 * has a value stays when it is emptied: the user may be about to type another one.
 */
function WatchingField(props: Props) {
  const values = definedOnly(useWatch({ control: props.control }))
  const spec = props.model.fields[props.field]
  const value = values[props.field]
  const [lastFilled, setLastFilled] = useState(value)
  if (value !== '' && value !== lastFilled) setLastFilled(value)
  const isHidden =
    spec !== undefined &&
    !isVisible(spec, definedOnly({ ...values, [props.field]: value === '' ? lastFilled : value }))
  const [isRevealed, setRevealed] = useState(false)
  if (isHidden && (props.error || props.conflict) && !isRevealed) setRevealed(true)
  if (isHidden && !isRevealed) return null
  return <FieldRow {...props} values={values} />
}

function FieldRow({
  model,
  field,
  register,
  setValue,
  error,
  conflict,
  onChoose,
  aside,
  values,
}: Props & { values: Scalars }) {
  const id = useId()
  const spec = model.fields[field]
  if (!spec || spec.input === 'children') throw new Error(`The form has no field "${field}".`)

  const required = isRequired(model, field)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [spec.hint && hintId, error && errorId].filter(Boolean).join(' ')
  const Input = inputs[spec.input]

  return (
    <div className={spec.input === 'textarea' ? '@[32rem]:col-span-2' : ''}>
      <div className="mb-1 flex items-center justify-between gap-2">
        <label id={`${id}-label`} htmlFor={id} className="block font-semibold">
          <span>{fieldLabel(spec, values)}</span>
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {aside}
      </div>
      <Input
        spec={spec}
        field={field}
        register={register}
        setValue={setValue}
        value={values[field]}
        control={{
          id,
          ...(required && requiredAttribute()),
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy || undefined,
        }}
      />
      {spec.hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {spec.hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 font-semibold text-danger">
          {error}
        </p>
      )}
      {conflict && (
        <ConflictChoice
          spec={spec}
          label={fieldLabel(spec, values)}
          conflict={conflict}
          onChoose={(side) => onChoose(field, side)}
        />
      )}
    </div>
  )
}
