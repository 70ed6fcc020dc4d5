import { Link } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'

/** The main link of the landing page. It opens the welcome page, which leads to the setup. */
export function StartLink() {
  return (
    <Link href="/welcome" className={buttonClass()}>
      Get Started Free
    </Link>
  )
}
