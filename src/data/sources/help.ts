import type { Source } from '@/schemas/content/content'

/* Pages about help lines and offices that several records cite. docs/writing-data.md says how a source is written. */

export const militaryOneSourceEligibility: Source = {
  title: 'Military OneSource: who may use it, and when it answers',
  url: 'https://militaryonesource.mil/non-medical-counseling/military-onesource/military-onesource-confidential-help-eligibility',
  grade: 'official',
  seen: '2026-11-25',
}
export const domesticAbuseHelp: Source = {
  title: 'Military OneSource: how to find help for victims of domestic abuse',
  url: 'https://www.militaryonesource.mil/preventing-violence-abuse/how-to-find-help-for-victims-of-domestic-abuse/',
  grade: 'official',
  seen: '2026-11-25',
}
export const abuseSafetyAlert: Source = {
  title: 'Military OneSource: the Family Advocacy Program, with a safety alert',
  url: 'https://www.militaryonesource.mil/preventing-violence-abuse/unhealthy-relationships/the-family-advocacy-program/',
  grade: 'official',
  seen: '2026-11-25',
}
export const veteransCrisisLine: Source = {
  title: 'Veterans Crisis Line, also for service members and their families',
  url: 'https://veteranscrisisline.net/About/VeteranSuicide.aspx',
  grade: 'official',
  seen: '2026-11-25',
}
export const crisisLineReleases: Source = {
  title: 'Department of Veterans Affairs in Asheville on the Veterans Crisis Line, July 25, 2022',
  url: 'https://www.va.gov/asheville-health-care/news-releases/confidential-crises-help-for-veterans-and-their-families/',
  grade: 'official',
  seen: '2026-11-25',
}
export const crisisLineChat: Source = {
  title:
    'Defense Health Agency, September 3, 2025: 988 and the crisis lines, with chat from anywhere',
  url: 'https://www.pubt.io/view/3608F051984C50C975068B90A15FFF6DD51FD591',
  grade: 'secondary',
  seen: '2026-12-01',
}
export const coastGuardSupport: Source = {
  title: 'MyCG, the Coast Guard’s news, on 988 and CG SUPRT (2022)',
  url: 'https://mycg.uscg.mil/News/Article/3096120/new-suicide-and-crisis-line-for-anyone-in-the-us-to-access-crisis-care',
  grade: 'official',
  seen: '2026-11-25',
}
export const coastGuardFamilyAdvocacy: Source = {
  title: 'Coast Guard Office of Work-Life: Family Advocacy Program',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Health-Safety-and-Work-Life-CG-11/Office-of-Work-Life-CG-111/Family-Advocacy-Program/',
  grade: 'official',
  seen: '2026-11-30',
}
export const coastGuardRestrictedReports: Source = {
  title: 'Coast Guard Base New Orleans: Family Advocacy, with who takes a restricted report',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Operational-Logistics-Command-LOGCOM/Bases/Base-New-Orleans/Work-Life/Family-Advocacy/',
  grade: 'official',
  seen: '2026-11-30',
}
export const hotlineNews: Source = {
  title: 'U.S. Department of Justice, which helps to pay for the hotline, January 20, 2022',
  url: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const hotlineChat: Source = {
  title: 'Military OneSource for leaders: the hotline’s chat, at any time from anywhere',
  url: 'https://www.militaryonesource.mil/leaders-service-providers/child-abuse-and-domestic-abuse/military-leader-domestic-abuse-toolkit/',
  grade: 'official',
  seen: '2026-12-01',
}
export const europeanEmergencyNumber: Source = {
  title: 'European Commission: 112, the emergency number across the European Union (undated)',
  url: 'https://ec.europa.eu/information_society/activities/112/actions/index_en.htm',
  grade: 'official',
  seen: '2026-12-01',
}
export const safeHelplineUsers: Source = {
  title: 'Department of Defense sexual assault office: Safe Helpline',
  url: 'https://www.sapr.mil/dod-safe-helpline',
  grade: 'official',
  seen: '2026-11-25',
}
export const safeHelplineNumber: Source = {
  title: 'Coast Guard: how do I report a sexual assault',
  url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Health-Safety-and-Work-Life-CG-11/Sexual-Assault-Prevention-Response-and-Recovery-Program/How-Do-I-Report-a-Sexual-Assault/',
  grade: 'official',
  seen: '2026-11-25',
}
export const childhelp: Source = {
  title: 'Childhelp National Child Abuse Hotline: how it works',
  url: 'https://childhelphotline.org/how-it-works',
  grade: 'official',
  seen: '2026-11-25',
}
export const childhelpNumber: Source = {
  title: 'Defense public health center on violence against children, November 1, 2023',
  url: 'https://ph.health.mil/topics/healthyliving/chswb/Pages/Violence-and-Child-Maltreatment.aspx',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const childhelpTexts: Source = {
  title: 'Help Is a Click Away on the Childhelp hotline’s number for calls and texts',
  url: 'https://helpisaclickaway.org/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const childAbuseReports: Source = {
  title: 'Military OneSource: how to report child abuse or neglect in the military',
  url: 'https://www.militaryonesource.mil/preventing-violence-abuse/child-abuse/how-to-report-child-abuse-as-a-member-of-the-military/',
  grade: 'official',
  seen: '2026-11-25',
}
export const militaryChildCare: Source = {
  title: 'MilitaryChildCare.com',
  url: 'https://www.militarychildcare.com/',
  grade: 'official',
  searched: '2026-11-25',
}
