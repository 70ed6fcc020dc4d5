import { Link } from 'wouter'
import type { VersionTrouble } from '@/engine/store/version-guard'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'

interface Props {
  isDenied: boolean
  version: VersionTrouble | undefined
  hasUnreadable: boolean
}

/** Says what is wrong with what is stored, and what to do. */
export function StorageTroubles(props: Props) {
  return (
    <div className="grid gap-3 pb-6" data-no-print>
      {props.isDenied && (
        <Notice tone="warning" role="alert">
          This browser does not let the site store data. You can look around and try things, but
          nothing will be kept when you close this page.
        </Notice>
      )}
      {props.version && (
        <Notice tone="warning" role="alert">
          <p>{versionSentence[props.version]}</p>
          <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      )}
      {props.hasUnreadable && (
        <Notice tone="warning">
          Some of what is stored here cannot be read. It is kept as it is.{' '}
          <Link href="/app/settings#unreadable" className="text-link">
            See it in Settings
          </Link>
        </Notice>
      )}
    </div>
  )
}

const versionSentence: Record<VersionTrouble, string> = {
  newer: 'A newer version of this site is open in another tab. This one no longer saves.',
  older:
    'What is stored here comes from an older version and could not be brought up to date. It is kept as it is, and nothing more is saved. Download a full backup in Settings, then reload.',
}
