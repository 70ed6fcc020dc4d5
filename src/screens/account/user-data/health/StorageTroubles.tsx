import { Link } from 'wouter'
import type { VersionTrouble } from '@/engine/store/version-guard'
import { Notice } from '@/engine/ui/Notice'
import { VersionNotice } from './VersionNotice'

interface Props {
  isDenied: boolean
  version: VersionTrouble | undefined
  hasUnreadable: boolean
}

/** Says what is wrong with what is stored, and what to do. */
export default function StorageTroubles(props: Props) {
  return (
    <div className="grid gap-3 pb-6" data-no-print>
      {props.isDenied && (
        <Notice tone="warning" role="alert">
          This browser does not let the site store data. You can look around and try things, but
          nothing will be kept when you close or reload this page.
        </Notice>
      )}
      {props.version && <VersionNotice trouble={props.version} />}
      {props.hasUnreadable && (
        <Notice tone="warning">
          Some of your saved data cannot be read. It has not been changed.{' '}
          <Link href="/app/settings#unreadable" className="text-link">
            See it in Settings
          </Link>
        </Notice>
      )}
    </div>
  )
}
