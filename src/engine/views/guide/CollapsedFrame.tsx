import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import { tones, type FrameProps } from './GuideFrame'

/** A collapsible section of a guide. Collapsed, it shows its title and, on a wide screen, its lead. */
export function CollapsedFrame({ id, row, level, isOpen, children }: FrameProps) {
  const isPhone = useIsPhone()
  const { background, icon } = tones[row.tone ?? 'plain']
  return (
    <section
      aria-labelledby={id}
      className={
        background
          ? `my-2 px-4 [&+section>details]:border-t-0 ${background}`
          : '[&:first-child>details]:border-t-0'
      }
    >
      <SectionDisclosure
        name={id}
        headingId={id}
        title={row.title}
        icon={icon}
        level={level}
        // A note shows its lead even on a phone, where the others have no room for it.
        about={row.tone === 'note' || !isPhone ? row.lead : undefined}
        isOpen={isOpen}
        hasLine={!background}
      >
        {children}
      </SectionDisclosure>
    </section>
  )
}
