import { Link } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'

/** The link that starts the setup. */
export function StartLink() {
  return (
    <Link href="/welcome" className={buttonClass()}>
      Get Started Free
    </Link>
  )
}
