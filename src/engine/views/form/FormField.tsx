import { useId } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { AnyEntity } from '../../schema/entity'
import { definedOnly, fieldLabel, isVisible, type Entered, type Values } from '../../schema/field'
import { isRequired } from '../../schema/field-defaults'
import { inputs, type InputProps } from './inputs'

interface Props extends Pick<InputProps, 'field' | 'register' | 'setValue'> {
  entity: AnyEntity
  control: Control<Entered, unknown, Values>
  /** The sentence that says what is wrong. */
  error: string | undefined
}

/** One field of a form: its label, hint, input and error. Nothing while its spec hides it. */
export function FormField(props: Props) {
  const spec = props.entity.fields[props.field]
  // Only a field that follows other fields is drawn again at each of their keystrokes.
  const follows = spec?.visible !== undefined || typeof spec?.label === 'object'
  return follows ? <FollowingField {...props} /> : <FieldRow {...props} values={{}} />
}

function FollowingField(props: Props) {
  const values = definedOnly(useWatch({ control: props.control }))
  return <FieldRow {...props} values={values} />
}

function FieldRow({
  entity,
  field,
  register,
  setValue,
  error,
  values,
}: Props & { values: Values }) {
  const id = useId()
  const spec = entity.fields[field]
  if (!spec) throw new Error(`${entity.key} has no field "${field}".`)
  if (!isVisible(spec, values)) return null

  const required = isRequired(entity, field)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [spec.hint && hintId, error && errorId].filter(Boolean).join(' ')
  const Input = inputs[spec.input]

  return (
    <div className={spec.input === 'textarea' ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {fieldLabel(spec, values)}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <Input
        spec={spec}
        field={field}
        register={register}
        setValue={setValue}
        control={{
          id,
          required,
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
    </div>
  )
}
