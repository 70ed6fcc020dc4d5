import { formatDay } from '@/engine/calendar-day'
import { shortened } from '@/engine/shortened'
import { useToday } from '@/engine/use-today'
import type { MoveRecord } from '@/schemas/my-move/move'
import { useCredentials } from '../use-credentials'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'
import { credentialsOnPaper, expiryNote } from './credentials-on-paper'

/** The user's certificates and licenses, with the days on which they expire. */
export function BinderCredentials({ move }: { move: MoveRecord | undefined }) {
  const today = useToday()
  const { shown, left } = credentialsOnPaper(useCredentials())
  return (
    <BinderPart title="Certificates and Licenses">
      <BinderTable
        columns={[
          { title: 'Certificate or license', width: 'w-1/3' },
          { title: 'Last day', width: 'w-1/6' },
          { title: 'To renew', width: 'w-1/4' },
          { title: 'Number' },
        ]}
        rows={shown.map((record) => [
          <div key="name">
            <b>{shortened(record.name, MAX_NAME)}</b>
            <p className="text-xs">{shortened(record.issuer, MAX_NAME)}</p>
          </div>,
          <div key="day">
            <span>
              {record.expirationDate === '' ? 'None entered' : formatDay(record.expirationDate)}
            </span>
            <p className="text-xs font-bold">{expiryNote(record, move, today)}</p>
          </div>,
          <p key="renew" className="text-xs">
            {shortened(record.renewal, MAX_NOTE)}
          </p>,
          record.number,
        ])}
        blankRows={2}
      />
      {left > 0 && (
        <p className="text-xs">{`And ${left} more under Professional Dev and Licensing.`}</p>
      )}
    </BinderPart>
  )
}

const MAX_NAME = 60
const MAX_NOTE = 100
