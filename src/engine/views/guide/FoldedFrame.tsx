import { Fold } from '../../ui/Fold'
import { tones, type FrameProps } from './GuideFrame'

/** A section of a guide that folds under its title, as on a phone. */
export function FoldedFrame({ id, row, level, isOpen, children }: FrameProps) {
  const { ground, icon } = tones[row.tone ?? 'plain']
  return (
    <section
      aria-labelledby={id}
      className={ground ? `my-1 px-4 ${ground}` : '[&:first-child>details]:border-t-0'}
    >
      <Fold
        name={id}
        headingId={id}
        title={row.title}
        icon={icon}
        level={level}
        // What stands out says its main point while it is closed, too.
        about={row.tone === 'note' ? row.lead : undefined}
        isOpen={isOpen}
        hasLine={!ground}
      >
        {children}
      </Fold>
    </section>
  )
}
