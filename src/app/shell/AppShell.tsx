import { Suspense, type ReactNode } from 'react'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { lazyPart } from '@/engine/ui/lazy-part'
import { UpdateOffer } from '../update/UpdateOffer'
import { ShellFrame } from './ShellFrame'
import { LateFailure } from '@/screens/account/user-data/health/LateFailure'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'

const WaitingLine = lazyPart(
  () => import('@/screens/account/user-data/health/WaitingLine'),
  () => null,
)

/** The shell of every /app route, with the notices and announcements of the moment. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <ShellFrame end={<Notices />}>
      <StorageNotice />
      <LateFailure />
      {children}
    </ShellFrame>
  )
}

function Notices() {
  return (
    <>
      <UpdateOffer />
      <Suspense>
        <WaitingLine />
      </Suspense>
      <LiveRegion />
    </>
  )
}
