import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import { tones, type FrameProps } from './GuideFrame'

/** A section of a guide that collapses under its title, and on a wide screen under its lead, too. */
export function CollapsedFrame({ id, row, level, isOpen, children }: FrameProps) {
  const isPhone = useIsPhone()
  const { ground, icon } = tones[row.tone ?? 'plain']
  return (
    <section
      aria-labelledby={id}
      className={
        ground
          ? `my-2 px-4 [&+section>details]:border-t-0 ${ground}`
          : '[&:first-child>details]:border-t-0'
      }
    >
      <SectionDisclosure
        name={id}
        headingId={id}
        title={row.title}
        icon={icon}
        level={level}
        // What stands out says its main point while it is closed, too, and all do where there is room.
        about={row.tone === 'note' || !isPhone ? row.lead : undefined}
        isOpen={isOpen}
        hasLine={!ground}
      >
        {children}
      </SectionDisclosure>
    </section>
  )
}
