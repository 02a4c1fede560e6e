import type { Trade } from './trades-hands.ts'

/** Offices, schools, studios, courts and clinics. */
export const officeTrades: Trade[] = [
  [
    '11',
    "meetings, budgets, staffing gaps, other people's deadlines, phone calls, decisions nobody else wants, spreadsheets, schedules",
    "a meeting that could have been a note, who in a room really decides, a plan with nobody's name on it, a budget that will not last",
  ],
  [
    '11-9013 45',
    'weather, machinery, mud, daylight, seasons, repairs, boots, loads to shift',
    'a change in the wind, a badly hung gate, a machine that is about to fail, a field left too long',
  ],
  [
    '13-1',
    'forms, phone calls, deadlines, approvals, spreadsheets, reports, meetings, exceptions to the rule',
    'a form that asks the same thing twice, the line in a contract that matters, a deadline that will slip, a number that looks too round',
  ],
  [
    '13-2',
    'columns of figures, statements, month ends, rules, signatures, reports, deadlines, small discrepancies',
    'a column that does not add up, a number that looks too round, the fee in the small print, a date that is a day off',
  ],
  [
    '15',
    'screens, error messages, updates, data, bugs, meetings about deadlines, systems that should talk to each other, half-written documentation',
    'a form that loses what was typed, a page that loads too slowly, a badly named file, the step in a process that will break',
  ],
  [
    '17',
    'drawings, calculations, tolerances, specifications, revisions, safety margins, measurements, test results',
    'a bridge that hums, a hinge that will wear out, a drawing without a scale, a joint that carries too much',
  ],
  [
    '19',
    'data, careful notes, methods, results that refuse to behave, reports, deadlines, long checks, comments from reviewers',
    'a graph with a cut-off axis, a claim without a source, a sample that is too small, an average that hides the story',
  ],
  [
    '21',
    "case notes, phone calls, forms, other people's hard days, appointments, referrals, long conversations, waiting rooms",
    'who in a room has stopped talking, a form nobody could fill in, the question behind a question, who is about to give up',
  ],
  [
    '21-2',
    "visits, talks to prepare, listening, phone calls, other people's hard days, small gatherings, weekend duties, letters",
    'who is standing at the edge of a room, a speech that runs too long, who came late and why, the question behind a question',
  ],
  [
    '23',
    'files, deadlines, careful wording, phone calls, clauses, drafts, precedents, long afternoons of reading',
    'a loose word in a letter, the clause nobody reads, an answer to a different question, a date that is a day off',
  ],
  [
    '25-1',
    'lectures, papers to grade, seminars, office hours, reading lists, committee minutes, drafts, deadlines',
    'a question that is really a speech, a footnote that leads nowhere, a student about to speak, a borrowed idea',
  ],
  [
    '25 25-9',
    "lesson plans, corridor noise, parents' questions, worksheets, small quarrels, papers to grade, lost pencils, raised hands",
    'who in a room has stopped listening, a child about to laugh, a rule that will not hold, handwriting that hides a guess',
  ],
  [
    '25-2011 25-2012 39-9011',
    'small coats, paint, songs, story time, tidying up, parents at the door, lost hats, picture books',
    'a child about to cry, a corner that has gone too quiet, an untied shoe, a shelf that is too low to be safe',
  ],
  [
    '25-3011 25-3021 25-3041',
    'lessons, exercises, schedules, explanations, canceled lessons, practice, small victories, worn textbooks',
    'a guess that sounds like an answer, a step that was skipped, who has not practiced, a question someone is afraid to ask',
  ],
  [
    '25-4',
    'catalogs, shelves, returns, questions at the desk, labels, quiet rooms, boxes to sort, old paper',
    'a book in the wrong place, a label that has come loose, who is only pretending to read, a badly kept archive',
  ],
  [
    '27 27-1',
    'drafts, sketches, revisions, samples, deadlines, clients who change their minds, colors, mock-ups',
    'a badly spaced sign, a color that is slightly off, a poster hung too high, a font used twice too often',
  ],
  [
    '27-2',
    'practice, warm-ups, travel, timing, nerves, waiting, early calls, repetition',
    'a missed beat, a tired pair of shoulders, an audience that has drifted, a warm-up cut short',
  ],
  [
    '27-3',
    'drafts, deadlines, edits, interviews, phone calls, rewrites, quotes to check, last-minute changes',
    'a sentence with two meanings, a buried lead, a quote that sounds too neat, a missing comma on a menu',
  ],
  [
    '27-4',
    'cables, batteries, lenses, light, set-ups, files to back up, waiting, last checks',
    'a bulb that flickers, a microphone left on, good light on an ordinary wall, a cable that will trip somebody',
  ],
  [
    '29 29-1',
    'appointments, charts, results, second opinions, referrals, waiting rooms, careful questions, late paperwork',
    'a label in the wrong type size, who in a waiting room has been there longest, handwriting nobody should have to read, a question someone is afraid to ask',
  ],
  [
    '29-1141 29-2061 29-1171 29-1151',
    'handovers, charts, alarms, questions from relatives, shift changes, gloves, careful notes, long corridors',
    'who in a waiting room has been there longest, a drip that has stopped, a chair nobody should have to sit in, the relative who has not asked yet',
  ],
  [
    '29-1051 29-2052',
    'labels, counts, questions at the counter, phone calls, refills, small print, refused claims, shelves',
    'a label that could be misread, two boxes that look alike, handwriting nobody should have to read, the question someone is shy about',
  ],
  [
    '29-1131 29-2056 31-9096',
    'nervous animals, worried owners, charts, scales, late calls, careful hands, cages to clean, follow-ups',
    'a limp across the street, an animal that is about to bolt, an owner who is more afraid than the animal, a collar that is too tight',
  ],
  [
    '29-2042 29-2043',
    'radios, sirens, traffic, stretchers, handovers, forms, waiting, night calls',
    'a staircase that is too narrow, who in a crowd keeps calm, a car that will not pull over, a house without a number',
  ],
  [
    '29-2',
    'samples, scans, labels, calibration, equipment, forms, careful handling, repeat tests',
    'a label on crooked, a reading that cannot be right, a machine that sounds different today, a step somebody skipped',
  ],
  [
    '31 31-1',
    'visits, small routines, clean linen, trays, chat, lists, early visits, shift changes',
    'a chair that is too low to get out of, who has not been visited, a tray left untouched, a blanket about to slip',
  ],
  [
    '31-2 31-9',
    'appointments, forms, trays, gloves, phone calls, calendars, wiped-down counters, waiting rooms',
    'a calendar with two names in one slot, who in a waiting room is nervous, a form without a date, an instrument out of place',
  ],
]
