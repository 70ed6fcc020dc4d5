import { binderContacts } from '@/data/my-move/binder-contacts'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'

/** Whom to call, with room for the numbers that only this family knows. */
export function BinderContacts() {
  return (
    <BinderPart title="Who to Call">
      <BinderTable
        columns={[{ title: 'Who', width: 'w-5/8' }, { title: 'Name and number' }]}
        rows={binderContacts.rows.map(({ id, who, ask, number }) => [
          <div key={id} className="leading-none">
            <b>{who}</b>
            <p className="mt-0.5 text-xs leading-tight">{ask}</p>
          </div>,
          number && <b className="inline-block first-letter:uppercase">{number}</b>,
        ])}
        blankRows={1}
      />
    </BinderPart>
  )
}
