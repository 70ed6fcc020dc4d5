import { Link } from 'wouter'
import { about } from '@/data/public/about'
import { buttonClass } from '@/engine/ui/button-class'
import { guideView, sectionsOf } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { PublicLayout } from './PublicLayout'

/** Why the product exists and what it does. */
export default function AboutPage() {
  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="mb-8 text-4xl font-extrabold">
        About
      </h1>
      <OnThisPage sections={sectionsOf(about)}>
        <GuideView view={guideView(about)} />
        <p className="mt-10">
          <Link href="/welcome" className={buttonClass()}>
            Get Started
          </Link>
        </p>
      </OnThisPage>
    </PublicLayout>
  )
}
