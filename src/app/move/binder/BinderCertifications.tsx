import { formatDay } from '@/engine/calendar-day'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { certifications } from '@/schemas/certification'
import type { MoveRecord } from '@/schemas/move'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'
import { earnedCertifications, expiryNote } from './earned-certifications'
import { shortened } from './shortened'

/** What the person is certified or licensed for, and until when. */
export function BinderCertifications({ move }: { move: MoveRecord | undefined }) {
  const today = useToday()
  const { shown, left } = earnedCertifications(useStored(certifications))
  return (
    <BinderPart title="Certificates and Licenses">
      <BinderTable
        columns={[
          { title: 'Certificate or license', width: 'w-1/3' },
          { title: 'Last day', width: 'w-1/6' },
          { title: 'To renew', width: 'w-1/4' },
          { title: 'Its number' },
        ]}
        rows={shown.map((record) => [
          <div key="name">
            <b>{shortened(record.name, MAX_NAME)}</b>
            <p className="text-xs">{shortened(record.issuingOrg, MAX_NAME)}</p>
          </div>,
          <div key="day">
            {record.expirationDate === '' ? 'None entered' : formatDay(record.expirationDate)}
            <p className="text-xs font-bold">{expiryNote(record, move, today)}</p>
          </div>,
          <p key="renew" className="text-xs">
            {shortened(record.renewalRequirements, MAX_NOTE)}
          </p>,
        ])}
        lines={2}
      />
      {left > 0 && <p className="text-xs">And {left} more under Professional Dev.</p>}
    </BinderPart>
  )
}

const MAX_NAME = 60
const MAX_NOTE = 100
