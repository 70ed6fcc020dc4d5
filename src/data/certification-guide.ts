import type { CertificationGuide } from '@/schemas/certification-guide'
import { defineDataset } from '@/engine/model/dataset'

/** Popular certifications in seven career fields. */
export const certificationGuide = defineDataset<CertificationGuide>('certification-guide', [
  {
    id: 'it',
    field: 'Technology & IT',
    certifications: [
      {
        name: 'CompTIA A+',
        body: 'CompTIA',
        note: 'For a first help-desk job: it shows you can set up and fix computers.',
        url: 'https://www.comptia.org/',
      },
      {
        name: 'CompTIA Network+',
        body: 'CompTIA',
        note: 'For the next step after the help desk: setting up and running networks.',
        url: 'https://www.comptia.org/',
      },
      {
        name: 'CompTIA Security+',
        body: 'CompTIA',
        note: 'For a first security job; many government and contractor postings ask for it.',
        url: 'https://www.comptia.org/',
      },
      {
        name: 'AWS Certified Cloud Practitioner',
        body: 'Amazon Web Services (AWS)',
        note: 'For beginners who want to show they understand cloud services, in technical or office roles.',
        url: 'https://aws.amazon.com/certification/',
      },
      {
        name: 'Google IT Support Certificate',
        body: 'Google, through Coursera',
        note: 'For complete beginners: an online course that ends with a certificate, at your own pace.',
        url: 'https://grow.google/certificates/',
      },
      {
        name: 'Google Data Analytics Certificate',
        body: 'Google, through Coursera',
        note: 'For beginners who like numbers and want to work with data.',
        url: 'https://grow.google/certificates/',
      },
      {
        name: 'Power BI Data Analyst Associate (exam PL-300)',
        body: 'Microsoft',
        note: 'For data work: it shows you can turn data into charts and reports with Power BI.',
        url: 'https://learn.microsoft.com/training/',
      },
      {
        name: 'Certified in Cybersecurity (CC)',
        body: 'ISC2',
        note: 'For people new to security, with no work experience in it yet.',
        url: 'https://www.isc2.org/',
      },
      {
        name: 'Certified Information Systems Security Professional (CISSP)',
        body: 'ISC2',
        note: 'For people with years of paid security work who want senior roles.',
        url: 'https://www.isc2.org/',
      },
    ],
  },
  {
    id: 'project-management',
    field: 'Project Management',
    certifications: [
      {
        name: 'Certified Associate in Project Management (CAPM)',
        body: 'Project Management Institute (PMI)',
        note: 'For people new to project work: it shows you know the terms and the methods.',
        url: 'https://www.pmi.org/certifications',
      },
      {
        name: 'Project Management Professional (PMP)',
        body: 'Project Management Institute (PMI)',
        note: 'For people with years of experience leading projects; check how your unpaid or volunteer work counts.',
        url: 'https://www.pmi.org/certifications',
      },
      {
        name: 'Certified ScrumMaster (CSM)',
        body: 'Scrum Alliance',
        note: 'For work in software teams that plan in short rounds, a method called Scrum.',
        url: 'https://www.scrumalliance.org/',
      },
      {
        name: 'Google Project Management Certificate',
        body: 'Google, through Coursera',
        note: 'For complete beginners: an online course to try the field before you pay for an exam.',
        url: 'https://grow.google/certificates/',
      },
    ],
  },
  {
    id: 'human-resources',
    field: 'Human Resources',
    certifications: [
      {
        name: 'Associate Professional in Human Resources (aPHR)',
        body: 'HR Certification Institute (HRCI)',
        note: 'For people who have not worked in human resources (HR) yet and want a first job there.',
        url: 'https://www.hrci.org/',
      },
      {
        name: 'Professional in Human Resources (PHR)',
        body: 'HR Certification Institute (HRCI)',
        note: 'For people with some HR experience who handle daily tasks and U.S. employment rules.',
        url: 'https://www.hrci.org/',
      },
      {
        name: 'Senior Professional in Human Resources (SPHR)',
        body: 'HR Certification Institute (HRCI)',
        note: 'For senior HR staff who plan and set policy.',
        url: 'https://www.hrci.org/',
      },
      {
        name: 'SHRM Certified Professional (SHRM-CP)',
        body: 'Society for Human Resource Management (SHRM)',
        note: 'For people who do HR work day to day, or who are getting ready for it.',
        url: 'https://www.shrm.org/',
      },
      {
        name: 'SHRM Senior Certified Professional (SHRM-SCP)',
        body: 'Society for Human Resource Management (SHRM)',
        note: 'For experienced HR staff who lead teams or set strategy.',
        url: 'https://www.shrm.org/',
      },
    ],
  },
  {
    id: 'healthcare',
    field: 'Healthcare',
    certifications: [
      {
        name: 'Certified Professional Coder (CPC)',
        body: 'AAPC',
        note: 'For medical coding in doctors’ offices, work that is often done from home once you have experience.',
        url: 'https://www.aapc.com/',
      },
      {
        name: 'Certified Professional Biller (CPB)',
        body: 'AAPC',
        note: 'For medical billing: sending claims and following up with insurance companies.',
        url: 'https://www.aapc.com/',
      },
      {
        name: 'Certified Coding Associate (CCA)',
        body: 'American Health Information Management Association (AHIMA)',
        note: 'For people who are new to medical coding.',
        url: 'https://www.ahima.org/',
      },
      {
        name: 'Certified Coding Specialist (CCS)',
        body: 'American Health Information Management Association (AHIMA)',
        note: 'For coders with experience, especially in hospital coding.',
        url: 'https://www.ahima.org/',
      },
      {
        name: 'Registered Health Information Technician (RHIT)',
        body: 'American Health Information Management Association (AHIMA)',
        note: 'For managing health records, after an approved college program in the field.',
        url: 'https://www.ahima.org/',
      },
      {
        name: 'Certified Clinical Medical Assistant (CCMA)',
        body: 'National Healthcareer Association (NHA)',
        note: 'For medical assistants who work with patients in clinics.',
        url: 'https://www.nhanow.com/',
      },
      {
        name: 'Certified Medical Administrative Assistant (CMAA)',
        body: 'National Healthcareer Association (NHA)',
        note: 'For the front desk of a clinic: scheduling, records and phone calls.',
        url: 'https://www.nhanow.com/',
      },
      {
        name: 'Certified Medical Assistant (CMA)',
        body: 'American Association of Medical Assistants (AAMA)',
        note: 'For medical assistants; check that your training program counts before you enroll.',
        url: 'https://www.aama-ntl.org/',
      },
      {
        name: 'Certified Pharmacy Technician (CPhT)',
        body: 'Pharmacy Technician Certification Board (PTCB)',
        note: 'For pharmacy work; many states also ask you to register, so check the state you move to.',
        url: 'https://www.ptcb.org/',
      },
      {
        name: 'Basic Life Support (BLS)',
        body: 'American Heart Association (AHA)',
        note: 'For almost any job with patients: a short course that you renew from time to time.',
        url: 'https://cpr.heart.org/',
      },
    ],
  },
  {
    id: 'finance',
    field: 'Finance & Accounting',
    certifications: [
      {
        name: 'Accredited Financial Counselor (AFC)',
        body: 'AFCPE (Association for Financial Counseling and Planning Education)',
        note: 'For helping families with budgets and debt; ask whether a fellowship for military spouses is open.',
        url: 'https://www.afcpe.org/',
      },
      {
        name: 'QuickBooks ProAdvisor',
        body: 'Intuit',
        note: 'For bookkeepers who keep small-business accounts in QuickBooks, often from home.',
        url: 'https://quickbooks.intuit.com/accountants/products-solutions/proadvisor-program/',
      },
      {
        name: 'Certified Bookkeeper (CB)',
        body: 'American Institute of Professional Bookkeepers (AIPB)',
        note: 'For bookkeepers with experience who want clients and employers to trust their work.',
        url: 'https://aipb.org/',
      },
      {
        name: 'Certified Financial Planner (CFP)',
        body: 'CFP Board',
        note: 'For people who plan savings, retirement and insurance with clients over many years.',
        url: 'https://www.cfp.net/',
      },
      {
        name: 'Certified Public Accountant (CPA)',
        body: 'State boards of accountancy; exam by AICPA & CIMA',
        note: 'For accountants; it is a state license, so read the transfer rules before each move.',
        url: 'https://www.aicpa-cima.com/',
      },
    ],
  },
  {
    id: 'education',
    field: 'Education & Training',
    certifications: [
      {
        name: 'Child Development Associate (CDA)',
        body: 'Council for Professional Recognition',
        note: 'For work with young children in child care centers, preschools and home care.',
        url: 'https://www.cdacouncil.org/',
      },
      {
        name: 'National Board Certification',
        body: 'National Board for Professional Teaching Standards (NBPTS)',
        note: 'For licensed teachers with experience; it adds to a state license and does not replace it.',
        url: 'https://www.nbpts.org/',
      },
      {
        name: 'Associate Professional in Talent Development (APTD)',
        body: 'Association for Talent Development (ATD)',
        note: 'For people in the early years of workplace training or course design.',
        url: 'https://www.td.org/',
      },
      {
        name: 'Certified Professional in Talent Development (CPTD)',
        body: 'Association for Talent Development (ATD)',
        note: 'For trainers and course designers with several years of experience.',
        url: 'https://www.td.org/',
      },
    ],
  },
  {
    id: 'real-estate',
    field: 'Real Estate & Property Management',
    certifications: [
      {
        name: 'Military Relocation Professional (MRP)',
        body: 'National Association of Realtors (NAR)',
        note: 'For agents who help military families move; you need a state real estate license first.',
        url: 'https://www.nar.realtor/',
      },
      {
        name: 'Accredited Residential Manager (ARM)',
        body: 'Institute of Real Estate Management (IREM)',
        note: 'For managers of apartments and rental homes.',
        url: 'https://www.irem.org/',
      },
      {
        name: 'Certified Property Manager (CPM)',
        body: 'Institute of Real Estate Management (IREM)',
        note: 'For property managers with experience who are in charge of larger buildings or several sites.',
        url: 'https://www.irem.org/',
      },
    ],
  },
])
