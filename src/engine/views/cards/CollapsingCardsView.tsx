import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import type { CardsView as View } from './cards-view'
import CardsView, { type FrameProps } from './CardsView'

/**
 * Points that collapse under their titles on a phone, all but the first, so that a thumb is soon past them.
 * It is a file of its own so that the welcome page, whose points are short, does not load it.
 */
export default function CollapsingCardsView({ view }: { view: View }) {
  return <CardsView view={view} Frame={useIsPhone() ? CollapsedCard : undefined} />
}

function CollapsedCard({ name, row, isOpen, children }: FrameProps) {
  return (
    <SectionDisclosure name={name} title={row.title} icon={row.icon} level={3} isOpen={isOpen}>
      {children}
    </SectionDisclosure>
  )
}
