import { render, screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Entered } from '@/engine/model/field'
import { TimeZoneInput } from '@/engine/form/TimeZoneInput'

beforeEach(() => void vi.stubEnv('TZ', 'America/Chicago'))

function Zone({ value }: { value: string }) {
  const { register, setValue } = useForm<Entered>({ defaultValues: { zone: value } })
  const control = { id: 'zone', 'aria-invalid': false, 'aria-describedby': undefined }
  const spec = { label: 'Zone', input: 'timeZone' } as const
  return <TimeZoneInput {...{ spec, register, setValue, value, control }} field="zone" />
}

function renderWith(value: string) {
  render(<Zone value={value} />)
  return screen.getByRole<HTMLSelectElement>('combobox')
}
const zonesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)

it.each([
  ['America/Chicago', 'This Device'],
  ['America/Denver', 'United States'],
  ['Europe/Berlin', 'All Others'],
])('%s is listed under “%s”', (value, group) => {
  renderWith(value)
  expect(zonesOf(group)).toContain(value)
})

it.each([
  ['nothing', ''],
  ['its own zone', 'America/Chicago'],
  ['another zone of the United States', 'America/Denver'],
  ['a zone elsewhere', 'Europe/Berlin'],
])('“This Device” has only the zone of the device when the form has %s', (_, value) => {
  expect(renderWith(value).value).toBe(value)
  expect(zonesOf('This Device')).toEqual(['America/Chicago'])
  expect(
    screen.getAllByRole<HTMLOptionElement>('option').filter((one) => one.value === value),
  ).toHaveLength(1)
})

it('A stored zone that this browser does not support stays selected, and is in no group', () => {
  expect(renderWith('Mars/Base').value).toBe('Mars/Base')
  for (const group of ['This Device', 'United States', 'All Others'])
    expect(zonesOf(group)).not.toContain('Mars/Base')
  screen.getByRole('option', { name: 'Base (Mars)', selected: true })
})
