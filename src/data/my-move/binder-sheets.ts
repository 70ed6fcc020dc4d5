import { defineDataset } from '@/engine/model/dataset'
import type { BinderSheet } from '@/schemas/my-move/binder-sheet'

/** Sheets that a family fills in by hand during a move, in the order of the move. */
export const binderSheets = defineDataset<BinderSheet>('binder-sheets', [
  {
    id: 'addresses',
    title: 'Our Addresses',
    lead: 'For forms, movers and anyone who needs to reach you.',
    columns: ['Where', 'Address', 'Dates'],
    rows: ['Old home', 'On the way', 'First weeks there', 'New home'],
    blankRows: 0,
  },
  {
    id: 'bookings',
    title: 'Bookings',
    lead: 'Flights, lodging, cars, pets: each has a number you’ll be asked for.',
    columns: ['What', 'Day', 'Confirmation number', 'Phone'],
    blankRows: 5,
  },
  {
    id: 'carry',
    title: 'What We Carry Ourselves',
    lead: 'Set it aside before the packers come, and write down which bag it’s in.',
    columns: ['What', 'Which bag'],
    rows: [
      'Orders, with copies',
      'ID cards, passports, birth and marriage certificates',
      'Licenses, diplomas, transcripts, references',
      'Health and shot records, medicine',
      'School records',
      'Pet papers and food',
      'Keys, chargers, computers, the backup of this app',
      'Cash, cards, checks',
      'Clothes and bedding for the first nights',
    ],
    blankRows: 1,
  },
  {
    id: 'moving-day',
    title: 'Moving Day',
    lead: 'Fill it in before the truck leaves, and keep your copy of the inventory.',
    columns: ['What', 'Pack-out', 'Delivery'],
    rows: [
      'Name of the person in charge',
      'Their phone number',
      'Arrived at',
      'Truck number',
      'Boxes and items on the inventory',
      'Promised delivery date',
    ],
    blankRows: 0,
  },
  {
    id: 'damage',
    title: 'Missing or Damaged',
    lead: 'Write it down and take a photo before you sign anything.',
    columns: ['Inventory number', 'What it is', 'What’s wrong', 'Photo'],
    blankRows: 6,
  },
  {
    id: 'expenses',
    title: 'What We Paid',
    lead: 'Keep every receipt in this binder. The finance office tells you which ones count.',
    columns: ['Day', 'What for', 'Amount', 'Receipt'],
    blankRows: 7,
  },
])
