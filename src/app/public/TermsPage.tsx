import { Link } from 'wouter'
import { terms } from '@/data/public/terms'
import { buttonClass } from '@/engine/ui/button-class'
import { guideView, sectionsOf } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { PublicLayout } from './PublicLayout'

/** The terms of use. */
export default function TermsPage() {
  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="mb-8 text-4xl font-extrabold">
        Terms of Use
      </h1>
      <OnThisPage sections={sectionsOf(terms)}>
        <GuideView view={guideView(terms)} />
        <p className="mt-10">
          <Link href="/" className={buttonClass('secondary')}>
            Back to the Home Page
          </Link>
        </p>
      </OnThisPage>
    </PublicLayout>
  )
}
