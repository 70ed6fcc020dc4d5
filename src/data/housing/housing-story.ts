import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

export const housingStory = defineDataset<GuideSection>('housing-story', [
  {
    id: 'success-story',
    title: 'Success Story',
    lead: 'Illustrative example: Dana is not a real person. The story shows how the steps can fit together.',
    paragraphs: [
      'Dana keeps books for small firms from home. When orders came, the family first liked a big house 40 minutes from base. A video tour showed weak internet and no quiet room. She also saw that the few local clients she could serve in person were on the other side of town.',
      'She looked up the housing allowance and set a ceiling that left her own income out. Then she scored four homes on drive, work space, internet, child care and cost. The winner was a smaller rental between the base and downtown, with a closet-size office and a door that shut.',
      'She booked the internet first and carried her computer in the car. She told clients her days off before the movers came, and most of them stayed with her. The house was not the prettiest of the four. It was the one where her work could go on.',
    ],
    tone: 'story',
  },
])
