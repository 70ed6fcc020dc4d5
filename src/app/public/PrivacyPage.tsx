import { Link } from 'wouter'
import { privacy } from '@/data/public/privacy'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'
import { guideView, sectionsOf } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { storageTable } from '@/screens/storage-table'
import { PublicLayout } from './PublicLayout'

const stored = { id: 'stored', title: 'Everything That Is Stored' }

/** The privacy policy, with a table of all stored items. */
export default function PrivacyPage() {
  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="text-4xl font-extrabold">
        Privacy Policy
      </h1>
      <p className="mt-2 mb-8 text-muted">
        Last updated: {site.privacyUpdated}. Changed {site.privacyChanged}: reworded. This page now
        says what a web host may see of an address, and describes the second copy and the earlier
        versions that this browser keeps.
      </p>
      <OnThisPage sections={[...sectionsOf(privacy), stored]}>
        <GuideView view={guideView(privacy)} />
        <section aria-labelledby={stored.id} className="mt-10">
          <h2 id={stored.id} tabIndex={-1} className="section-title">
            {stored.title}
          </h2>
          <p className="mt-1">
            These are all the items that this site can save in your browser’s local storage. Each
            one appears only after you use the feature it belongs to. Text that could not be read is
            set aside beside its entry, under the same name with “.unreadable” and a number.
          </p>
          <Disclosure className="mt-2">
            <Summary>{`See all ${storageTable.length} items`}</Summary>
            <dl className="mt-2">
              {storageTable.map(({ key, holds }) => (
                <div key={key} className="border-t border-solid border-line py-3">
                  <dt className="font-mono font-semibold">{key}</dt>
                  <dd className="m-0">{holds}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </section>
        <p className="mt-10">
          <Link href="/" className={buttonClass('secondary')}>
            Back to the Home Page
          </Link>
        </p>
      </OnThisPage>
    </PublicLayout>
  )
}
