import {
  bahIncrease,
  bahOfFamily,
  mycaaCap,
  mycaaPromotion,
  mycaaRanks,
  mycaaWidened,
} from '@/data/facts/benefits'
import {
  childAbuseHotline,
  coastGuardLine,
  crisisLine,
  domesticViolenceHotline,
  militaryOneSourcePhone,
  safeHelpline,
} from '@/data/facts/help-lines'
import { coastGuardHelp, coastGuardWorkLife } from '@/data/facts/offices'
import { stateLicenseLaws } from '@/data/facts/license-laws'
import { postNames } from '@/data/housing/post-names'
import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import {
  abuseSafetyAlert,
  childAbuseReports,
  childhelpNumber,
  coastGuardFamilyAdvocacy,
  coastGuardRestrictedReports,
  europeanEmergencyNumber,
  hotlineChat,
  militaryChildCare,
  militaryOneSourceEligibility,
  safeHelplineUsers,
} from '@/data/sources/help'
import { licensePortability, stateLawsReport } from '@/data/sources/license-law'
import { braggAndBenning, namesOf2023, sevenPosts, sevenPostsNews } from '@/data/sources/post-names'
import { mycaaGrades2025, mycaaRelease, mycaaRules } from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import { formatDay } from '@/engine/calendar-day'
import type { FaqEntry } from '@/schemas/content/faq-entry'
import { callingFromOverseas, callLink, howToReach } from '@/data/how-to-reach'

/** Questions and answers, in the order of the categories. */
export const faq = defineDataset<FaqEntry>('faq', [
  // Getting Started
  {
    id: 'what-is-it',
    category: 'Getting Started',
    question: `What is ${site.name}?`,
    answer: [
      'It is a free set of career and family tools for military spouses. It runs in your browser and needs no account.',
      `Seven modules work now. ${withExpiryNote(`Two more, Duty Station Intel and Military Kids Hub, are announced for ${site.comingSoon}.`, 'comingSoon')} That is what “9 tools in one place” means.`,
    ],
  },
  {
    id: 'how-to-start',
    category: 'Getting Started',
    question: 'How do I get started, and how long does it take?',
    answer: [
      `Choose “Get Started.” Setup has three steps and takes ${site.setupTime}. You can leave fields blank and change your answers later.`,
    ],
    items: [
      'Step 1: your profile, as much or as little as you like.',
      'Step 2: what you may want to share one day. All of it starts off.',
      'Step 3: the modules you want on your dashboard.',
    ],
  },
  {
    id: 'who-is-it-for',
    category: 'Getting Started',
    question: 'Who is it for?',
    answer: [
      `It is for military spouses, ${site.adultAge}, of any branch. You can be working, looking, studying, moving or resting between jobs.`,
      'Service members can use it too, for example for the moving checklist and the housing steps.',
    ],
  },
  {
    id: 'just-got-orders',
    category: 'Getting Started',
    question: 'We just got orders. Where should I begin?',
    answer: ['Begin with what takes longest. The rest can wait a day.'],
    items: [
      'Child care: ask on MilitaryChildCare.com the same day. Waits are common.',
      'Dates: enter your report date in My Move. It plans your tasks by date.',
      'License: if your job needs one, read your profession in Licensing Navigator and write to the new state’s board.',
      'Job: ask your employer in writing whether you can keep the job from the new place.',
      'Home: look up BAH (basic allowance for housing) for the new duty station before you set a rent budget.',
      'Then open PCS Prep, the checklist for a PCS (permanent change of station), and check off one task a day.',
    ],
    source: militaryChildCare,
    reviewInterval: 'link',
  },
  {
    id: 'renamed-posts',
    category: 'Getting Started',
    question: 'Our orders name an Army post by another name. Which one is it?',
    answer: [
      'Nine Army posts got new names in 2023 and their older names back in 2025. Papers and maps from those years may still have the other one. It is the same post.',
    ],
    items: postNames.rows.map(
      ({ name, state, nameOf2023, from, announcedBack }) =>
        `${name}, ${state}: called ${nameOf2023} from ${formatDay(from)}. The return was announced on ${formatDay(announcedBack)}.`,
    ),
    source: namesOf2023,
    alsoFrom: [braggAndBenning, sevenPosts, sevenPostsNews],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'is-it-official',
    category: 'Getting Started',
    question: 'Is this an official military site?',
    answer: [
      `No. ${site.name} is not affiliated with the Department of Defense or any U.S. government body. It points you to official pages, and those have the last word.`,
    ],
  },

  // Privacy & Security
  {
    id: 'where-is-my-data',
    category: 'Privacy & Security',
    question: 'Where is my information kept?',
    answer: [
      'In this browser, on this device. It is in a space called local storage, and once more in a database beside it, which also keeps earlier versions. There are no servers, no analytics, no cookies and no account.',
      'What you enter is not sent to us. That also means we cannot bring it back if it is lost, so make a backup now and then.',
    ],
  },
  {
    id: 'who-can-see-it',
    category: 'Privacy & Security',
    question: 'Who can see what I enter?',
    answer: [
      'We cannot. But anyone who can open this browser can, because the app has no password and does not encrypt your entries.',
      'Lock your phone or computer. Keep export and backup files in a safe place, because they are plain text. In Settings you can protect a backup with a passphrase.',
    ],
  },
  {
    id: 'shared-computer',
    category: 'Privacy & Security',
    question: 'Can I use it on a shared or work computer?',
    answer: [
      'You can, but the next person could read your entries. On a work device, the owner may be able to look. Your own phone is the better place.',
      'If you did use a shared computer, save a full backup to a drive of your own, then use Reset there. Look in the computer’s downloads too, and delete any backup or export file you left.',
    ],
  },
  {
    id: 'what-do-sharing-switches-do',
    category: 'Privacy & Security',
    question: 'What do the sharing switches do?',
    answer: [
      'Today they save your choice and show a Shared or Private badge beside each field. The directory is a demo, so nothing leaves this browser.',
      'When profiles open, sharing will make the fields you chose visible and searchable in Networking. Turning it off will remove them. Everything is private until you turn sharing on.',
    ],
  },
  {
    id: 'does-the-host-log',
    category: 'Privacy & Security',
    question: 'Does anyone log that I visited?',
    answer: [
      'We do not. The company that hosts the app’s files may log internet (IP) addresses, as hosts do for any site.',
      'The app sends nothing that you save. But a page’s address can hold choices, such as a state or the words of a search. The host sees it only on a first visit, on a forced reload, or if your browser has no copy of the app.',
      'Outside links open in a new tab. Those sites may use cookies and count your visit.',
    ],
  },
  {
    id: 'what-not-to-enter',
    category: 'Privacy & Security',
    question: 'Is there anything I should not enter?',
    answer: ['Yes. No tool here needs these, so leave them out, even in notes.'],
    items: [
      'Social Security and military ID numbers.',
      'Bank details and passwords.',
      'Unit names, deployment dates and the text of orders.',
    ],
  },
  {
    id: 'delete-everything',
    category: 'Privacy & Security',
    question: 'How do I delete everything?',
    answer: [
      'Open Settings and choose Reset. It asks if you are sure and offers a backup first. Then it erases everything you entered in this browser, with the copy in its database and the earlier versions. You cannot undo it.',
      'There is nothing to delete on our side. Backup and export files stay where you saved them, and so do those in a backup folder, so delete those yourself. The offline copy of the app’s own files stays until you clear this site’s data in your browser.',
    ],
  },

  // Features
  {
    id: 'what-is-included',
    category: 'Features',
    question: 'What can I do with it today?',
    answer: ['Seven modules are open, and each one is in the menu.'],
    items: [
      'Job Search Hub: an application tracker, job boards and interview prep.',
      'Career Planner: a skills assessment with 4 questions, and 22 portable careers.',
      'PCS Career Prep: a checklist for a PCS (permanent change of station), with your progress.',
      'Professional Development: your skills, certifications and goals, with 40+ learning resources.',
      'Networking: a demo directory of 10 example profiles, organizations and tips.',
      'Licensing Navigator: how to transfer a license, for 8+ professions.',
      'Housing Hub: housing links, the official allowance calculator and a moving timeline.',
    ],
  },
  {
    id: 'how-does-the-tracker-work',
    category: 'Features',
    question: 'How does the job application tracker work?',
    answer: [
      'Add each job you apply for. You note the company, the position, the date, its status (applied, interview, offer, rejected) and its remote status. There is room for the salary range, the location, a link to the posting and your notes.',
      'You can search the list, show one status only, and change or delete an entry at any time.',
    ],
  },
  {
    id: 'what-does-pcs-prep-cover',
    category: 'Features',
    question: 'What does PCS Career Prep cover?',
    answer: [
      'Think of a PCS (permanent change of station) in phases: 6 months, 3 months, 1 month, moving week and the first month. You check off tasks, and the page shows how far along you are.',
      'The lists with boxes to check start three months before the move and end after you arrive. With six months to go, begin with the first of them. Five more lists are for licensed, remote, federal and self-employed work, and for students.',
    ],
  },
  {
    id: 'how-are-careers-recommended',
    category: 'Features',
    question: 'How does Career Planner choose careers for me?',
    answer: [
      'Each answer to the 4 questions points to one or more career fields. The app counts them and shows every career in your top three fields. It is a starting point, not a test you can fail.',
      'Bookmarks and answers last only until you reload the page. Write down the careers you want to keep.',
    ],
  },
  {
    id: 'are-the-profiles-real',
    category: 'Features',
    question: 'Are the people in Networking real?',
    answer: [
      'No. The 10 profiles are made-up examples that show how a directory could look. You cannot contact them.',
      'A full version would let you create a profile, and profiles would be opt-in only. The organizations listed there are real.',
    ],
  },
  {
    id: 'will-my-license-transfer',
    category: 'Features',
    question: 'Will my professional license transfer to the new state?',
    answer: [
      `It depends on the license and the state. ${stateLicenseLaws.text} states have laws that help spouses, some stronger than others. A federal law helps in every state, but you must apply to the new state’s board.`,
      'Licensing Navigator covers 8+ professions and a 12-step plan. It is general information, not legal advice. Get the board’s answer in writing before you start work.',
    ],
    source: stateLawsReport,
    alsoFrom: [licensePortability],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'can-i-use-mycaa',
    category: 'Features',
    question: 'Can the app tell me if I can get MyCAA money?',
    answer: [
      `No, only the MyCAA portal can. MyCAA (My Career Advancement Account) can pay ${mycaaCap.text} for training. It is for spouses of active-duty members in ranks ${mycaaRanks.text} (E is enlisted, W warrant officer, O officer); ${mycaaWidened.text}.`,
      `MyCAA pays the school directly and does not pay you back, so ask before you pay. Is a promotion close? Begin before it: by law, ${mycaaPromotion.text}.`,
    ],
    source: mycaaRelease,
    alsoFrom: [mycaaWidened.source, mycaaGrades2025, mycaaRules, mycaaPromotion.source],
    lastReviewed: '2026-11-26',
    reviewInterval: 'eligibility',
  },
  {
    id: 'does-it-calculate-bah',
    category: 'Features',
    question: 'Does Housing Hub calculate my BAH?',
    answer: [
      'Yes. Open “BAH at Your Stations” in Housing Hub. Choose the pay grade and whether there are dependents. Then enter the ZIP code or name of each duty station. You see both monthly rates, and the difference. What you enter stays in this browser.',
      `BAH (basic allowance for housing) depends on pay grade, dependents and the ZIP code of the duty station. But ${bahOfFamily.text}.`,
      'New rates start each January, and a rate can change at another time of the year. So Housing Hub also links to the official calculator: check there before you sign a lease.',
    ],
    source: bahIncrease.source,
    alsoFrom: [bahOfFamily.source],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },

  // Technical
  {
    id: 'what-if-i-clear-my-browser',
    category: 'Technical',
    question: 'What happens if I clear my browser?',
    answer: [
      'Clearing your browser’s data removes everything you entered here, and we have no copy. Make a full backup first.',
      'A browser can also remove a site’s data by itself, when space runs low or after a long time away. In a private window, entries go away when you close it.',
    ],
  },
  {
    id: 'does-it-sync',
    category: 'Technical',
    question: 'Can I use it on my phone and my computer?',
    answer: [
      'Yes, but two devices do not sync. Each browser keeps its own entries.',
      'To copy your entries, press Send to My Other Device in Settings on the first one. On the second, open the file with Restore in Settings. The file is not locked, so delete the message afterward, or make a backup that a passphrase protects.',
      'To copy one part, such as the tasks of your move, press Send by Link or QR. The other device opens the link or scans the code, and shows what it holds before it adds anything. What is checked off there comes back the same way.',
      'If both devices are computers with Chrome or Edge and share a folder, such as one in a cloud drive, press Back Up to a Folder in Settings on both. When the other one has written something newer, press Merge.',
    ],
  },
  {
    id: 'how-do-i-back-up',
    category: 'Technical',
    question: 'How do I back up what I entered?',
    answer: [
      'Open Settings and choose one of these. To read any of the files back in, on this device or another, use Restore there.',
    ],
    items: [
      'Export: a file with your profile, privacy settings, module choices and setup progress.',
      'Full backup: a file with everything you entered, job applications and checklists too.',
      'Save Backup As…, in Chrome and Edge on a computer: the same file as a full backup, and you choose where it goes.',
      'Protect with a Passphrase: the same file as a full backup, but it opens only with your passphrase.',
      'Back Up to a Folder, in Chrome and Edge: while the app is open, it writes a full backup to a folder you choose after each change. It keeps the newest file of each device, and a few from days before.',
    ],
  },
  {
    id: 'does-it-work-offline',
    category: 'Technical',
    question: 'Does it work without the internet?',
    answer: [
      'After your first visit, yes. Your browser keeps a copy of the app’s files. Links to other sites still need a connection.',
    ],
  },
  {
    id: 'which-browsers',
    category: 'Technical',
    question: 'Which browsers and devices can I use?',
    answer: [
      'Any current version of Chrome, Edge, Firefox or Safari, on a phone, a tablet or a computer. There is nothing to install.',
      'If your browser blocks site storage, the app still opens. It tells you that nothing will be kept.',
    ],
  },
  {
    id: 'storage-limit',
    category: 'Technical',
    question: 'Can I run out of space?',
    answer: [
      'It is not likely. Browsers usually give a site about 5 MB, enough for thousands of job applications. If it ever fills up, the app tells you that it could not save, and the form keeps your text.',
    ],
  },

  // Pricing
  {
    id: 'is-it-free',
    category: 'Pricing',
    question: 'Is it really free?',
    answer: [
      `Yes. ${withExpiryNote(`Everything is free during the beta, our test period, which is expected to last through ${site.betaUntil}.`, 'beta')} You do not need a credit card.`,
      'Some outside sites we link to charge for their services. Their price or a “Paid” label is beside the link where we know it.',
    ],
  },
  {
    id: 'after-the-beta',
    category: 'Pricing',
    question: 'What happens when the beta ends?',
    answer: [
      'Paid tiers are planned. We have not announced what they will cost or include.',
      'What you entered stays in your browser. Even so, make a full backup from time to time.',
    ],
  },
  {
    id: 'early-users',
    category: 'Pricing',
    question: 'What do early users get?',
    answer: [
      'Early users get lifetime premium access when paid tiers launch.',
      'There is no account, so how we will recognize you is not decided yet. The app keeps the date of your first dashboard visit, in this browser only. Reset or clearing your browser erases it, and a full backup holds it.',
    ],
  },
  {
    id: 'sister-product-prices',
    category: 'Pricing',
    question: `What does the ${site.transitionToolkit.name} cost?`,
    answer: [
      `${site.transitionToolkit.priceOnce} one-time or ${site.transitionToolkit.priceMonthly}. It is a separate product for service members who are retiring or separating, and it is available now.`,
    ],
  },
  {
    id: 'is-money-coach-free',
    category: 'Pricing',
    question: `Is ${site.moneyCoach.name} free?`,
    answer: [
      `Yes. ${site.moneyCoach.name} is always free for ${site.moneyCoach.grades}, the junior enlisted pay grades. It is a separate product and marked coming soon, so you cannot use it yet.`,
    ],
  },

  // Support
  {
    id: 'how-to-reach-you',
    category: 'Support',
    question: 'How do I reach you, and how fast do you reply?',
    answer: [`Write to ${site.contactEmail}. We reply within ${site.supportReply}.`],
  },
  {
    id: 'something-is-broken',
    category: 'Support',
    question: 'Something does not work. What should I tell you?',
    answer: [
      'Three things help most. Do not send your backup file, because it holds your personal entries.',
    ],
    items: [
      'Which page you were on, and what you did just before.',
      'What you saw, word for word or in a screenshot without private details.',
      'Your device and browser, such as “iPhone, Safari.”',
    ],
  },
  {
    id: 'a-link-or-fact-is-wrong',
    category: 'Support',
    question: 'A link is dead or a fact is out of date. Can I report it?',
    answer: [
      `Please do. Send the page and the line to ${site.contactEmail}. If you know the right source, add it.`,
      'Until it is fixed, trust the official page over ours.',
    ],
  },
  {
    id: 'can-you-recover-my-data',
    category: 'Support',
    question: 'I lost my entries. Can you get them back?',
    answer: [
      'No, we never had them. But look under Earlier Versions in Settings: this browser keeps copies from days before. Then try the browser and the device you used before, and look for a backup file in your downloads.',
      `The file’s name starts with “${site.shortName}” and has a date in it. To load it, use Restore in Settings.`,
    ],
  },
  {
    id: 'i-need-to-talk',
    category: 'Support',
    question: 'I am worn out. Who can I talk to?',
    answer: [
      `Military OneSource has counselors: call ${howToReach(militaryOneSourcePhone)}. In a crisis, ${howToReach(crisisLine)}.`,
      `${coastGuardHelp.text}.`,
      'If a life is in danger, call 911; abroad, the local emergency number. We cannot give counseling ourselves.',
    ],
    links: [
      callLink(militaryOneSourcePhone),
      callLink(crisisLine),
      callLink(coastGuardLine),
      {
        name: 'Chat with the crisis line',
        url: 'https://www.veteranscrisisline.net/get-help-now/chat/',
      },
    ],
    source: militaryOneSourcePhone.source,
    alsoFrom: [crisisLine.source, ...(crisisLine.alsoFrom ?? []), coastGuardLine.source],
    lastReviewed: '2026-12-01',
    reviewInterval: 'contact',
  },
  {
    id: 'not-safe-at-home',
    category: 'Support',
    question: 'Someone hurt me, or I am not safe at home. Who can help?',
    answer: [
      'In danger right now, call 911 (abroad, the local emergency number; in the European Union, 112), or the military police on base. What happened is not your fault, and you can call without deciding anything.',
    ],
    items: [
      `Hurt or threatened by a spouse or partner: the National Domestic Violence Hotline, ${howToReach(domesticViolenceHotline)}.`,
      'Overseas, U.S. toll-free numbers may not connect. Go to Family Advocacy on base, and ask first for a “restricted report.” The hotline chats at TheHotline.org. For Military OneSource, use the link for calls from other countries.',
      `A victim advocate near you: call Military OneSource, ${howToReach(militaryOneSourcePhone)}. Before you tell details, ask for a “restricted report”: in most cases police and command are not told.`,
      `Coast Guard family? In place of Military OneSource, call CG SUPRT, ${howToReach(coastGuardLine)}, or the Work-Life office, ${coastGuardWorkLife.text}. Nobody answers? Ask Military OneSource for Family Advocacy.`,
      'In the Coast Guard, ask for a Family Advocacy Specialist and for a restricted report. Within the service, tell details only to the specialist, a stand-in, or a Coast Guard doctor or nurse.',
      'Without a restricted report, command and investigators are told. Harm to a child is always reported.',
      `Sexual assault: the military’s Safe Helpline, ${howToReach(safeHelpline)}. You stay anonymous. It is for adult family members and the Coast Guard, too. By a spouse or partner? Ask Military OneSource for the Family Advocacy Program.`,
      `A child is hurt or neglected: the Childhelp hotline, ${howToReach(childAbuseHotline)}. It only advises. To report, call Military OneSource for Family Advocacy. In danger: 911; abroad, the local emergency number.`,
      `Thoughts of suicide: ${howToReach(crisisLine)}.`,
      'If someone checks your phone or computer, call from another phone. What you look up stays in the history of the browser.',
    ],
    links: [
      callLink(domesticViolenceHotline),
      callLink(militaryOneSourcePhone),
      callLink(coastGuardLine),
      callLink(safeHelpline),
      callLink(childAbuseHotline),
      callLink(crisisLine),
      {
        name: 'Chat with the National Domestic Violence Hotline',
        url: 'https://www.thehotline.org/',
      },
      callingFromOverseas,
    ],
    source: militaryOneSourcePhone.source,
    alsoFrom: [
      militaryOneSourceEligibility,
      hotlineChat,
      europeanEmergencyNumber,
      coastGuardFamilyAdvocacy,
      coastGuardRestrictedReports,
      coastGuardLine.source,
      coastGuardWorkLife.source,
      domesticViolenceHotline.source,
      safeHelpline.source,
      safeHelplineUsers,
      childAbuseHotline.source,
      childhelpNumber,
      childAbuseReports,
      crisisLine.source,
      ...(crisisLine.alsoFrom ?? []),
      abuseSafetyAlert,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'contact',
  },
])
