import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** National networks with people on the ground, and messages to copy. */
export const networkingFirstContact = defineDataset<GuideSection>('networking-first-contact', [
  {
    id: 'networks-with-local-groups',
    title: 'National Networks With Local Groups',
    lead: 'Choose one, find its next date, and tell one person there what work you do.',
    items: [
      'Blue Star Families: chapters in several regions, events in person and online, and an online neighborhood.',
      'Hiring Our Heroes: hiring events for spouses on installations, often with a day of resume and interview practice. Ask which local spouse network is active near you.',
      'USO (United Service Organizations): ask your USO center about its Military Spouse Networking events. You practice a short introduction, then meet employers.',
      'Your own profession: many professional groups have a state chapter. Ask by email: “May I come to one meeting as a guest? I am new here.”',
      'None near you? Ask the employment office: “Which spouse group meets here, and who runs it?”',
    ],
    links: [
      { name: 'Blue Star Families', url: 'https://bluestarfam.org/' },
      { name: 'Hiring Our Heroes', url: 'https://www.hiringourheroes.org/' },
      {
        name: 'USO on its spouse networking events',
        url: 'https://www.uso.org/stories/2121-the-uso-s-military-spouse-networking-program-builds-community-and-fosters-connections',
      },
    ],
    source: {
      title: 'Blue Star Families: military-connected families',
      url: 'https://bluestarfam.org/welcome-week/military-connected-families/',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'MilitarySpot on a Hiring Our Heroes event, March 2025',
        url: 'https://militaryspot.com/news/hiring-our-heroes-connects-spouses-to-the-workforce',
        grade: 'secondary',
        seen: '2026-11-23',
      },
      {
        title: 'USO on its Military Spouse Networking Program',
        url: 'https://www.uso.org/stories/2121-the-uso-s-military-spouse-networking-program-builds-community-and-fosters-connections',
        grade: 'official',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'link',
  },
  {
    id: 'message-to-copy',
    title: 'A Message to Copy and Change',
    lead: 'Copy it and change the words in brackets. Leave out unit names, dates and where you are moving.',
    paragraphs: [
      'First message: “Hello [name]. I work in [field] and I hope to move into [kind of job]. I found you through [group], and I liked [one true detail]. May I ask you two questions, by message or in a short call? Thank you for reading. [Your name]”',
      'Two good questions: “What helped most when you were hired?” and “Who else should I talk to?”',
      'The next day: “Thank you for your time, [name]. Your point about [detail] helped. I will [next step], and I will tell you how it goes.”',
      'No answer after a week: “Hello [name], just one short note in case my message got lost. If now is a bad time, no reply needed.” Then let it go.',
    ],
  },
])
