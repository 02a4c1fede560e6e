/** Starts of occupation codes; what fills the days (plural or uncountable); what a practised eye notices. */
export type Trade = [codes: string, days: string, eye: string]

/** Kitchens, shops, counters, workshops, sites, plants and roads. */
export const handTrades: Trade[] = [
  [
    '33',
    'reports, radios, patrols, long quiet stretches, shift changes, keys, sudden calls, checklists',
    'which door people will leave by, a car parked too long, who is pretending not to be nervous, a lock that was not turned',
  ],
  [
    '35 35-1 35-2',
    'prep, heat, orders, knives, deliveries, the dinner rush, clean-down, full stoves',
    'a dull knife, a kitchen that is running behind, a badly stacked fridge, an order that will come back',
  ],
  [
    '35-3 35-9',
    'orders, regulars, small talk, the lunch rush, full trays, wiping down, closing time, extra napkins',
    'which table is about to ask for something, a wobbly chair, who will not order dessert, a glass left too near an edge',
  ],
  [
    '37',
    'floors, keys, empty rooms, supplies, bins, long corridors, ladders, fresh paper towels',
    'a missed corner, a light left on, a mat that will trip somebody, fingerprints on a glass door',
  ],
  [
    '37-3',
    'hedges, mowers, leaves, weather, loads of soil, edges, pruning, blades to sharpen',
    'a hedge cut in a hurry, a tree that leans, a lawn mown too short, a blocked drain',
  ],
  [
    '39',
    'bookings, regulars, schedules, small talk, tidying up, special requests, sign-up sheets, early openings',
    'who would rather not chat, a booking that will be canceled, a room that is too warm, a regular having an off day',
  ],
  [
    '39-4',
    'arrangements, phone calls, quiet rooms, flowers, forms, early calls, dark suits, soft voices',
    'who in a room needs a chair, a wreath that is a day old, a name spelled wrong, a speech that runs too long',
  ],
  [
    '39-5',
    'appointments, mirrors, towels, regulars, small talk, bookings, supplies, swept floors',
    'a haircut done at home, who would rather not chat, a parting on the wrong side, a regular having an off day',
  ],
  [
    '41-1',
    'schedules, stock, targets, keys, staff questions, returns, window displays, counts at closing',
    'a shelf that faces the wrong way, a clerk about to quit, a display nobody stops at, a line that needs a second register',
  ],
  [
    '41 41-2',
    'lines, returns, stock, price tags, closing time, small talk, lost receipts, full shelves',
    'a wrong price tag, who is counting coins in a line, a shopper who only wants to look, the slow register',
  ],
  [
    '41-3 41-4 41-9',
    'calls, targets, follow-ups, quotes, contracts, small talk, handshakes, maybes',
    'who in a room has the last word, a maybe that means no, a price with air in it, a pitch that goes on too long',
  ],
  [
    '43',
    "phones, forms, calendars, files, incoming mail, copies, other people's appointments, small corrections",
    'a form without a date, a name spelled two ways, a double booking, an envelope without a stamp',
  ],
  [
    '43-3',
    'invoices, receipts, balances, forms, phone calls, month ends, deposits, small discrepancies',
    'a receipt with no date, a total that is off by ten, an invoice sent twice, a name spelled two ways',
  ],
  [
    '43-5',
    'shipments, labels, schedules, counts, scanners, phones, deliveries, late trucks',
    'a box with the wrong label, a route that doubles back, a shelf that is about to run out, a parcel left in the rain',
  ],
  [
    '47',
    'ladders, measurements, weather, deliveries, noise, dust, drawings, sore thumbs',
    'a crooked door frame, a wall that is not quite straight, a shortcut behind the paint, a step that is too high',
  ],
  [
    '47-5',
    'shifts, noise, gear, dust, safety checks, weather, heavy machinery, long drives to the site',
    'a bolt that has worked loose, ground that will not hold, a gauge nobody reads, a helmet left behind',
  ],
  [
    '49',
    'tools, spare parts, ladders, wiring, manuals, noises nobody can describe, call-outs, labels worn off',
    'a fan that is about to fail, a wire that was patched in a hurry, a motor that runs rough, a screw of the wrong size',
  ],
  [
    '49-3',
    'worn parts, test drives, grease, estimates, noises nobody can describe, waiting owners, invoices, tight bolts',
    'a belt that squeals two streets away, uneven tires, an engine that idles too high, a repair done twice',
  ],
  [
    '51',
    'machines, shifts, counts, settings, safety checks, noise, quotas, spare blades',
    'a machine that sounds different today, a seam that will not hold, a part that is a hair too wide, a guard left open',
  ],
  [
    '51-3',
    'trays, scales, orders, clean-down, early batches, flour, counters, sharp blades',
    'a loaf left in too long, a dull blade, a scale that is a little off, a counter that was not wiped',
  ],
  [
    '51-6',
    'fabric, steam, orders, hangers, loads, stains, pins, tight deadlines',
    'a hem that will not last, a missing button, a stripe that does not meet, a stain that was rubbed too soon',
  ],
  [
    '51-8',
    'gauges, valves, logbooks, alarms, rounds, shift changes, pressure readings, quiet hours',
    'a needle just past where it should be, a pump that sounds different today, a valve left half open, an entry missing from a log',
  ],
  [
    '53 53-1',
    'schedules, signals, radios, rounds, weather, safety checks, waiting, delays',
    'a delay before it is announced, a timetable that cannot work, a load that will shift, a gate left open',
  ],
  [
    '53-2',
    'checklists, delays, weather, radios, announcements, tight turnarounds, waiting, early reports',
    'a cloud that means a delay, a bag that will not fit, a passenger who needs a word, a checklist read too fast',
  ],
  [
    '53-3',
    'traffic, routes, weather, waiting, detours, parking, mirrors, road works',
    'who is about to change lanes, a light that is badly timed, a shortcut that is not one, a load that will shift',
  ],
  [
    '53-7',
    'loads, boxes, shifts, scanners, pallets, lifting, deadlines, loading docks',
    'a stack that will lean, a box with the wrong label, a pallet wrapped in a hurry, an aisle that is about to jam',
  ],
]
