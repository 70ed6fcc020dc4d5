import { moveFrequency } from '@/data/facts/families'
import type { BuyRentFactor } from '@/schemas/content/buy-rent-factor'
import { leaseGuide } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'

export const buyRentFactors = defineDataset<BuyRentFactor>('buy-rent-factors', [
  {
    id: 'length-of-stay',
    factor: 'Length of stay',
    buyingBetter: 'You expect to stay for several years, or plan to come back here to live.',
    rentingBetter: `You may leave soon. Military families move ${moveFrequency.text} on average.`,
    spouseCareerImpact:
      'A longer stay gives you time to build local clients, seniority or a state license. A short one favors work that can move with you.',
    source: moveFrequency.source,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'local-job-market',
    factor: 'Local job market',
    buyingBetter: 'Several employers in your field are here, or your job is remote and secure.',
    rentingBetter: 'You do not yet know where you will work, or the area has one main employer.',
    spouseCareerImpact:
      'Renting first lets you find the job, then the home. Buying far from employers can narrow your choices for years.',
  },
  {
    id: 'savings-and-up-front-costs',
    factor: 'Savings and up-front costs',
    buyingBetter: 'You have savings left after closing costs, repairs and a few months of bills.',
    rentingBetter: 'Most of your savings would go into the purchase, or you are paying off debt.',
    spouseCareerImpact:
      'Cash on hand can pay for a license, a course or a gap between jobs. Avoid a payment that only works if you are hired by a certain date.',
  },
  {
    id: 'flexibility',
    factor: 'Flexibility',
    buyingBetter: 'Your plans are firm, and you could carry the home if orders come early.',
    rentingBetter:
      'Orders may change. Federal law lets the member end a lease for PCS (permanent change of station) orders.',
    spouseCareerImpact:
      'A lease can make it easier to say yes to a job offer in another town. Selling or renting out a home takes time you may need for a job search.',
    source: leaseGuide,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'rental-demand-after-the-move',
    factor: 'Rental demand and your plan after the next move',
    buyingBetter:
      'The rent you could get would cover the payment, upkeep and a manager after you leave.',
    rentingBetter: 'Many homes here are empty, or you do not want to be a landlord from far away.',
    spouseCareerImpact:
      'Managing a rental is unpaid work that often falls to the spouse. Count those hours, or the cost of a manager, before you buy.',
  },
])
