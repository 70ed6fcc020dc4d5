import { landingServiceMembers } from '@/data/public/landing'
import { guideView } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { Hero } from './landing/Hero'
import { Modules } from './landing/Modules'
import { Pictures } from './landing/Pictures'
import { PrivacyBand } from './landing/PrivacyBand'
import { Start } from './landing/Start'
import { Steps } from './landing/Steps'
import { WhyChoose } from './landing/WhyChoose'
import { PublicLayout } from './PublicLayout'

/** The landing page: what the product is, who it is for, and how to start. */
export default function LandingPage() {
  return (
    <PublicLayout isWide>
      <Hero />
      <div className="page-width grid gap-14 py-12 sm:gap-20 sm:py-16">
        <Pictures />
        <Steps />
        <Modules />
      </div>
      <PrivacyBand />
      <div className="page-width grid gap-14 py-12 sm:gap-20 sm:py-16">
        <WhyChoose />
        <GuideView view={guideView(landingServiceMembers)} />
      </div>
      <Start />
    </PublicLayout>
  )
}
