import { defineDataset } from '@/engine/model/dataset'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'

/** The days on which the lists of offices were compared. */
const firstComparison = '2026-11-25'
const secondComparison = '2026-11-27'

/** Numbers that the lists lack, from a page that was read on a day. */
const onStatePage = (phones: string[], seen: string) =>
  ({ phones, phonesFrom: { page: 'a page of the state', seen } }) as const
const onOtherPage = (phones: string[], seen: string) =>
  ({ phones, phonesFrom: { page: 'a page that is not the state’s', seen } }) as const

/** A site on which two lists agree, and which nobody has read yet. */
const listed = (site: string, comparedOn = firstComparison) =>
  ({
    site,
    comparedOn,
    source: { title: `The site at ${new URL(site).hostname}`, url: site, grade: 'official' },
    reviewInterval: 'contact',
  }) as const

/** The lists do not agree: people ask. */
const ask = { comparedOn: firstComparison } as const

/** The offices that pay unemployment benefits, by the code of their state. */
export const unemploymentOffices = defineDataset<UnemploymentOffice>('unemployment-offices', [
  {
    id: 'ak',
    state: 'AK',
    name: 'Alaska Department of Labor and Workforce Development',
    ...listed('https://labor.alaska.gov/unemployment/'),
    phones: ['907-269-4700'],
  },
  {
    // The Alabama Department of Labor until February 2025.
    id: 'al',
    state: 'AL',
    name: 'Alabama Department of Workforce',
    ...listed('https://labor.alabama.gov/unemployment/'),
    alsoFrom: [
      {
        title: 'Alabama Department of Workforce: unemployment services',
        url: 'https://workforce.alabama.gov/unemployment',
        grade: 'official',
        seen: '2026-11-29',
      },
      {
        title: 'BamaPolitics on Senate Bill 247 of 2024, which renames the department',
        url: 'https://www.bamapolitics.com/alabama/bills/2024-regular-session/2024-senate-bills/sb247-alabama-2024-session',
        grade: 'secondary',
        seen: '2026-11-29',
      },
    ],
    phones: ['866-234-5382'],
  },
  {
    id: 'ar',
    state: 'AR',
    name: 'Arkansas Division of Workforce Services',
    ...listed('https://dws.arkansas.gov/unemployment/'),
  },
  {
    id: 'az',
    state: 'AZ',
    name: 'Arizona Department of Economic Security',
    ...listed('https://des.az.gov/services/employment/unemployment-individual'),
    phones: ['877-600-2722'],
  },
  {
    id: 'ca',
    state: 'CA',
    name: 'California Employment Development Department',
    ...listed('https://edd.ca.gov/unemployment/'),
    phones: ['800-300-5616'],
  },
  {
    id: 'co',
    state: 'CO',
    name: 'Colorado Department of Labor and Employment',
    ...listed('https://cdle.colorado.gov/unemployment'),
    phones: ['303-318-9000'],
  },
  {
    id: 'ct',
    state: 'CT',
    name: 'Connecticut Department of Labor',
    ...listed('https://portal.ct.gov/dol/unemployment-benefits'),
    phones: ['860-263-6000'],
  },
  { id: 'dc', state: 'DC', name: 'District of Columbia Department of Employment Services', ...ask },
  {
    id: 'de',
    state: 'DE',
    name: 'Delaware Department of Labor, Division of Unemployment Insurance',
    ...listed('https://ui.delawareworks.com/'),
    phones: ['302-761-8446'],
  },
  {
    // 800-204-2418, which lists give, is on older pages.
    id: 'fl',
    state: 'FL',
    name: 'Florida Department of Commerce, Reemployment Assistance',
    ...listed('https://www.floridajobs.org/'),
    alsoFrom: [
      {
        title: 'CareerSource Citrus Levy Marion: reemployment assistance, with the number of 2023',
        url: 'https://careersourceclm.com/candidates/assistance/reemployment-assistance/',
        grade: 'secondary',
        seen: '2026-11-30',
      },
    ],
    ...onOtherPage(['833-352-7759'], '2026-11-30'),
  },
  {
    id: 'ga',
    state: 'GA',
    name: 'Georgia Department of Labor',
    ...listed('https://dol.georgia.gov/'),
    phones: ['877-709-8185'],
  },
  {
    id: 'hi',
    state: 'HI',
    name: 'Hawaii Department of Labor and Industrial Relations',
    ...listed('https://huiclaims.hawaii.gov/'),
    phones: ['808-586-8970'],
  },
  {
    id: 'ia',
    state: 'IA',
    name: 'Iowa Workforce Development',
    ...listed('https://workforce.iowa.gov/', secondComparison),
    phones: ['866-239-0843'],
  },
  {
    id: 'id',
    state: 'ID',
    name: 'Idaho Department of Labor',
    ...listed('https://www.labor.idaho.gov/'),
    phones: ['208-332-8942'],
  },
  {
    id: 'il',
    state: 'IL',
    name: 'Illinois Department of Employment Security',
    ...listed('https://ides.illinois.gov/'),
    phones: ['800-244-5631'],
  },
  {
    id: 'in',
    state: 'IN',
    name: 'Indiana Department of Workforce Development',
    ...listed('https://www.in.gov/dwd/'),
  },
  {
    id: 'ks',
    state: 'KS',
    name: 'Kansas Department of Labor',
    ...listed('https://www.getkansasbenefits.gov/'),
    phones: ['800-292-6333'],
  },
  {
    // Lists give 502-875-0442. The state's page says to apply by calling this one.
    id: 'ky',
    state: 'KY',
    name: 'Kentucky Office of Unemployment Insurance',
    ...listed('https://kewes.ky.gov/'),
    alsoFrom: [
      {
        title: 'Kentucky Career Center: if you are unemployed',
        url: 'https://kcc.ky.gov/career/If-you-are-Unemployed/Pages/default.aspx',
        grade: 'official',
        seen: '2026-11-29',
      },
      {
        title: 'Kentucky Career Center: messages of the Office of Unemployment Insurance (2023)',
        url: 'https://kcc.ky.gov/pages/index.aspx',
        grade: 'official',
        seen: '2026-11-29',
      },
    ],
    ...onStatePage(['502-564-2900'], '2026-11-29'),
  },
  {
    // The Louisiana Workforce Commission until 2025. Two other lists have laworks.net; claims are filed on this site.
    id: 'la',
    state: 'LA',
    name: 'Louisiana Works',
    ...listed('https://www.louisianaworks.net/'),
    alsoFrom: [
      {
        title: 'Lafayette TV news on new unemployment rules of Louisiana Works, December 4, 2025',
        url: 'https://www.katc.com/news/covering-louisiana/changes-coming-to-unemployment-benefits',
        grade: 'secondary',
        seen: '2026-11-29',
      },
      {
        title: 'Baton Rouge Business Report on a program of Louisiana Works, January 30, 2026',
        url: 'https://www.businessreport.com/article/regional-development-groups-take-lead-in-louisianas-new-workforce-strategy',
        grade: 'secondary',
        seen: '2026-11-29',
      },
    ],
    phones: ['866-783-5567'],
  },
  {
    id: 'ma',
    state: 'MA',
    name: 'Massachusetts Department of Unemployment Assistance',
    ...listed(
      'https://www.mass.gov/how-to/apply-for-unemployment-insurance-benefits',
      secondComparison,
    ),
    alsoFrom: [
      {
        title: 'Massachusetts: file for unemployment by phone (older page)',
        url: 'https://www.mass.gov/lwd/unemployment-insur/basic-ui-information/initial-claim/how-to-apply-for-ui-benefits/file-by-phone.html',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['877-626-6800', '617-626-6800'], '2026-11-30'),
    phoneNote:
      'Call 877-626-6800 from area codes 351, 413, 508, 774 and 978, and 617-626-6800 from all others.',
  },
  {
    // 410-949-0022, which lists give, is the automated line: it takes no new claims.
    id: 'md',
    state: 'MD',
    name: 'Maryland Department of Labor',
    ...listed('https://labor.maryland.gov/unemployment-insurance/', secondComparison),
    alsoFrom: [
      {
        title: 'Maryland Division of Unemployment Insurance: contact information',
        url: 'https://labor.maryland.gov/employment/officenum.shtml',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['667-207-6520'], '2026-11-30'),
  },
  {
    id: 'me',
    state: 'ME',
    name: 'Maine Department of Labor',
    ...listed('https://www.maine.gov/unemployment/'),
    phones: ['800-593-7660'],
  },
  {
    id: 'mi',
    state: 'MI',
    name: 'Michigan Unemployment Insurance Agency',
    ...listed('https://www.michigan.gov/leo/bureaus-agencies/uia'),
    phones: ['866-500-0017'],
  },
  {
    id: 'mn',
    state: 'MN',
    name: 'Minnesota Department of Employment and Economic Development',
    ...listed('https://uimn.org/'),
    alsoFrom: [
      {
        title: 'Minnesota Unemployment Insurance: handbook, how to apply',
        url: 'https://www.uimn.org/applicants/help-support/info-handbook/applying-benefits.jsp',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['651-296-3644', '877-898-9090'], '2026-11-30'),
    phoneNote:
      '651-296-3644 is for the Twin Cities area, and 877-898-9090 for the rest of Minnesota.',
  },
  {
    id: 'mo',
    state: 'MO',
    name: 'Missouri Division of Employment Security',
    ...listed('https://uinteract.labor.mo.gov/'),
    phones: ['800-320-2519'],
  },
  {
    id: 'ms',
    state: 'MS',
    name: 'Mississippi Department of Employment Security',
    ...listed('https://mdes.ms.gov/unemployment-claims/'),
    phones: ['888-844-3577'],
  },
  {
    id: 'mt',
    state: 'MT',
    name: 'Montana Unemployment Insurance Division',
    ...listed('https://uid.dli.mt.gov/'),
    phones: ['406-444-2545'],
  },
  {
    id: 'nc',
    state: 'NC',
    name: 'North Carolina Division of Employment Security',
    ...listed('https://des.nc.gov/'),
    phones: ['888-737-0259'],
  },
  {
    id: 'nd',
    state: 'ND',
    name: 'Job Service North Dakota',
    ...listed('https://www.jobsnd.com/'),
    phones: ['701-328-4995'],
  },
  {
    id: 'ne',
    state: 'NE',
    name: 'Nebraska Department of Labor',
    ...listed('https://dol.nebraska.gov/'),
    phones: ['402-458-2500'],
  },
  {
    id: 'nh',
    state: 'NH',
    name: 'New Hampshire Employment Security',
    ...listed('https://www.nhes.nh.gov/services/claimants/'),
    phones: ['603-271-7700'],
  },
  {
    id: 'nj',
    state: 'NJ',
    name: 'New Jersey Department of Labor and Workforce Development',
    ...listed('https://myunemployment.nj.gov/'),
    alsoFrom: [
      {
        title: 'New Jersey: call a reemployment call center',
        url: 'https://www.myunemployment.nj.gov/labor/myunemployment/before/about/howtoapply/callrcc.shtml',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['201-601-4100', '732-761-2020', '856-507-2340', '888-795-6672'], '2026-11-30'),
    phoneNote:
      'The first three are for northern, central and southern New Jersey. The last takes calls only from a phone with an area code of another state.',
  },
  {
    id: 'nm',
    state: 'NM',
    name: 'New Mexico Department of Workforce Solutions',
    ...listed('https://www.dws.nm.gov/', secondComparison),
    phones: ['877-664-6984'],
  },
  {
    id: 'nv',
    state: 'NV',
    name: 'Nevada Department of Employment, Training and Rehabilitation',
    ...listed('https://ui.nv.gov/'),
    alsoFrom: [
      {
        title: 'Teamsters Local 986: unemployment benefits in Nevada, with both numbers (2020)',
        url: 'https://www.local986.org/faq-covid19.php',
        grade: 'secondary',
        seen: '2026-11-30',
      },
    ],
    phones: ['702-486-0350', '775-684-0350'],
    phoneNote: '702-486-0350 is for southern Nevada, and 775-684-0350 for northern Nevada.',
  },
  {
    id: 'ny',
    state: 'NY',
    name: 'New York Department of Labor',
    ...listed('https://dol.ny.gov/'),
    phones: ['888-209-8124'],
  },
  {
    id: 'oh',
    state: 'OH',
    name: 'Ohio Department of Job and Family Services',
    ...listed('https://unemployment.ohio.gov/'),
    phones: ['877-644-6562'],
  },
  {
    id: 'ok',
    state: 'OK',
    name: 'Oklahoma Employment Security Commission',
    ...listed('https://oklahoma.gov/oesc.html', secondComparison),
    phones: ['405-525-1500'],
  },
  {
    id: 'or',
    state: 'OR',
    name: 'Oregon Employment Department',
    ...listed('https://unemployment.oregon.gov/'),
  },
  {
    id: 'pa',
    state: 'PA',
    name: 'Pennsylvania Department of Labor and Industry',
    ...listed('https://www.uc.pa.gov/'),
    phones: ['888-313-7284'],
  },
  {
    // 401-243-9100, which lists give, is on releases of the department from 2008 to 2011.
    id: 'ri',
    state: 'RI',
    name: 'Rhode Island Department of Labor and Training',
    ...listed('https://dlt.ri.gov/individuals/unemployment-insurance'),
    alsoFrom: [
      {
        title: 'Rhode Island Department of Labor and Training: request payments',
        url: 'https://dlt.ri.gov/individuals/unemployment-insurance/request-ui-payments',
        grade: 'official',
        seen: '2026-11-30',
      },
      {
        title: 'Rhode Island Department of Labor and Training: manage benefits (2020)',
        url: 'https://dlt.ri.gov/ui/managebenefits/',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['401-415-6772'], '2026-11-30'),
  },
  {
    id: 'sc',
    state: 'SC',
    name: 'South Carolina Department of Employment and Workforce',
    ...listed('https://dew.sc.gov/'),
    phones: ['866-831-1724'],
  },
  {
    id: 'sd',
    state: 'SD',
    name: 'South Dakota Department of Labor and Regulation',
    ...listed('https://dlr.sd.gov/'),
    alsoFrom: [
      {
        title: 'South Dakota: file a claim for reemployment assistance',
        url: 'https://dlr.sd.gov/ra/individuals/file_claim.aspx',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    ...onStatePage(['605-626-3179', '605-626-2452'], '2026-11-30'),
    phoneNote: 'To file, call 605-626-3179. For questions, call 605-626-2452.',
  },
  {
    id: 'tn',
    state: 'TN',
    name: 'Tennessee Department of Labor and Workforce Development',
    ...listed('https://www.tn.gov/workforce/unemployment.html', secondComparison),
    phones: ['844-224-5818'],
  },
  {
    id: 'tx',
    state: 'TX',
    name: 'Texas Workforce Commission',
    ...listed('https://www.twc.texas.gov/'),
    phones: ['800-939-6631'],
  },
  {
    // 801-526-9235, which lists give, is for employers.
    id: 'ut',
    state: 'UT',
    name: 'Utah Department of Workforce Services',
    ...listed('https://jobs.utah.gov/ui/home/'),
    alsoFrom: [
      {
        title:
          'Utah Department of Workforce Services: employer handbook, with the number for employers',
        url: 'https://jobs.utah.gov/ui/employer/(X(1)S(pinnzwnwnayvxq45tmfn3yfz))/Public/Handbook/EmployerHandbookFAQs.aspx',
        grade: 'official',
        seen: '2026-11-30',
      },
      {
        title: 'Utah Department of Workforce Services: claimant guide, with claims online only',
        url: 'https://jobs.utah.gov/ui/jobseeker/claimguide.html',
        grade: 'official',
        seen: '2026-11-30',
      },
      {
        title: 'Unemployment Stimulus: how to apply in Utah, with both numbers (undated)',
        url: 'https://www.unemploymentstimulus.com/utah',
        grade: 'secondary',
        seen: '2026-11-30',
      },
      {
        title: 'Unemployment Office Locations: filing in Utah, with both numbers (undated)',
        url: 'https://www.unemploymentofficelocations.net/file-for-utah-unemployment-uf45',
        grade: 'secondary',
        seen: '2026-11-30',
      },
    ],
    ...onOtherPage(['801-526-4400', '888-848-0688'], '2026-11-30'),
    phoneNote:
      'New claims are filed online only. For help, call 801-526-4400 in Salt Lake and South Davis counties, and 888-848-0688 from most other places, also from other states.',
  },
  {
    id: 'va',
    state: 'VA',
    name: 'Virginia Employment Commission',
    ...listed('https://www.vec.virginia.gov/'),
    phones: ['866-832-2363'],
  },
  {
    id: 'vt',
    state: 'VT',
    name: 'Vermont Department of Labor',
    ...listed('https://labor.vermont.gov/'),
    phones: ['877-214-3330'],
  },
  {
    id: 'wa',
    state: 'WA',
    name: 'Washington Employment Security Department',
    ...listed('https://esd.wa.gov/'),
    phones: ['800-318-6022'],
  },
  {
    id: 'wi',
    state: 'WI',
    name: 'Wisconsin Department of Workforce Development',
    ...listed('https://dwd.wisconsin.gov/'),
    phones: ['414-435-7069'],
  },
  {
    id: 'wv',
    state: 'WV',
    name: 'WorkForce West Virginia',
    ...listed('https://workforcewv.org/'),
    phones: ['800-252-5627'],
  },
  {
    id: 'wy',
    state: 'WY',
    name: 'Wyoming Department of Workforce Services',
    ...listed('https://wyui.wyo.gov/'),
    phones: ['307-473-3789'],
  },
])
