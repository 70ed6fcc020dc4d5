import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import type { CardsView as View } from './cards-view'
import CardsView, { type FrameProps } from './CardsView'

/**
 * Cards that collapse under their titles on a phone, so that there is less to scroll past. The first one is open at
 * first. In a separate file, so that the welcome page, whose cards are short, does not load it.
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
