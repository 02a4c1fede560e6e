import { plural } from '../format.ts'
import { inLanguage } from './language.ts'

export const report = inLanguage({
  en: {
    print: 'Print or save as PDF',
    contents: 'In this report',
    synthetic: 'Synthetic research: AI personas answered, no people were surveyed.',
    forecast: 'What follows is a forecast of what people would say.',
    firstRead: 'A first read',
    firstReadWords: 'So few took part that this points in a direction and measures nothing.',
    line: 'The line to pass on',
    copyLine: 'Copy the line',
    summary: 'Summary',
    completed: (day: string) => `Completed ${day}`,
    figures: {
      personas: 'AI personas',
      questions: 'Questions',
      answers: 'Answers',
      error: 'Stated error',
      points: (points: string) => `± ${points} points`,
      errorNote: 'median over the questions',
    },
    agree: 'What people agree on',
    noAgreement:
      'Nothing is said by nearly all: no answer has three in five behind it at the lower end of its interval.',
    agreeing: 'Give this answer',
    differ: 'Where they differ',
    segments: 'Groups that answer otherwise',
    noSegments: (comparisons: string) =>
      `No group answers clearly otherwise than all others, out of ${comparisons} comparisons made.`,
    noComparisons: 'There are too few respondents to compare groups.',
    splits: 'Where the panel is split',
    noSplits: 'On no question is the panel as a whole split.',
    inSegment: 'This group',
    inOthers: 'All others',
    difference: 'Difference',
    pointsApart: (points: string) => `${points} points`,
    together: 'What goes together',
    measure: { spearman: 'Spearman’s correlation', cramers_v: 'Cramér’s V' },
    advice: 'Recommendations',
    confidence: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
    restsOn: 'Rests on',
    allQuestions: 'all questions',
    question: (place: number) => `question ${place}`,
    questions: 'Question by question',
    questionPlace: (place: number, kind: string) => `Question ${place} · ${kind}`,
    asked: 'As it was written:',
    nobody: 'Nobody has answered it.',
    kinds: {
      open: 'open question',
      single_choice: 'one answer',
      multiple_choice: 'several answers',
      scale: 'scale',
      numeric: 'a number',
      ranking: 'ranking',
    } as Record<string, string>,
    bars: {
      open: 'Share of respondents who mention it, with 95 % intervals',
      single_choice: 'Share of respondents, with 95 % intervals',
      multiple_choice: 'Share of respondents who chose it, several being allowed, with 95 % intervals',
      scale: 'Share of respondents for each point, with 95 % intervals',
      ranking: 'Share of respondents who put it first, with 95 % intervals',
    } as Record<string, string>,
    noThemes: 'The answers have no theme that several share; read them under Results.',
    n: (n: string) => `n = ${n}`,
    notApplicable: (count: string) => `does not apply to ${count}`,
    nothingToSay: (count: string) => `${count} had nothing to say`,
    statedError: (points: string) => `stated error ± ${points} points`,
    median: (value: string) => `median ${value}`,
    topTwo: (share: string, low: string, high: string) => `two highest points ${share} (${low} to ${high})`,
    meanRank: (option: string, rank: string) => `${option} ${rank}`,
    meanRanks: (list: string) => `mean ranks: ${list}`,
    npsShares: (promoters: string, passives: string, detractors: string) =>
      `promoters ${promoters}, passives ${passives}, detractors ${detractors}`,
    mean: 'Mean',
    nps: 'Net promoter score',
    interval95: (low: string, high: string) => `95 % interval ${low} to ${high}`,
    aParticipant: 'A participant',
    about: (age: number, occupation: string, place: string) => `, ${age}, ${occupation}, ${place}`,
    people: {
      title: 'Who was asked',
      lead: (personas: string, groups: string) => `${personas} AI personas of ${groups}.`,
      leadAlone: (personas: string) => `${personas} AI personas.`,
      sex: 'Sex',
      age: 'Age',
      country: 'Country',
      state: 'State or province',
      ages: (from: number, to: number | null) => (to === null ? `${from} and older` : `${from} to ${to}`),
      others: (places: number) => `${places} ${plural(places, { one: 'other', other: 'others' })}`,
      heads: ['', 'Participants', 'Share'],
      unweighted: 'Counted, not weighted.',
    },
    next: 'What to ask next',
    method: {
      title: 'Method and limits',
      synthetic: 'What “synthetic” means',
      syntheticWords:
        'The respondents are AI personas, drawn so that together they resemble the adult population of public statistics. None of them is a person, and nobody was asked. Their answers forecast what people would say; they do not measure it.',
      error: 'How close it is expected to be',
      errorWords: (points: string) =>
        `For half of the questions the stated error is ${points} percentage points or less: in four of five cases, and apart from the chance of who takes part, a share should lie that close to the one among people.`,
      noError: 'No error is stated for these questions.',
      fidelity: 'How forecasts compare with real surveys',
      calibration: 'How close the personas are to the population',
      intervals: 'How intervals are made',
      intervalsWords:
        'Shares are weighted. The 95 % intervals hold two kinds of doubt: that few were asked, and that the engine may be wrong. The second does not shrink when more personas are asked.',
      differences: 'How differences are found',
      differencesWords: (comparisons: string) =>
        `${comparisons} comparisons between groups were made. What is told as a difference is clear after control for all of them.`,
      writer: 'Who wrote the text',
      byRules: 'Rules, from tables of the results. Quotes are verbatim.',
      byModel:
        'A language model, from tables of the results; sentences that say something else than the tables were replaced. Quotes are verbatim.',
      replaced: (count: number) =>
        `${count} ${plural(count, { one: 'sentence was', other: 'sentences were' })} replaced by what rules write.`,
      versions: 'Versions',
      engine: 'Engine',
      models: 'Language models',
      knowledge: 'Knowledge',
      population: 'Population',
      populationOf: (version: string, size: string) => `${version} (${size} personas)`,
      fallbacks: 'Answered by another engine, because',
      service: 'Populace',
      digest: 'Digest of the answers',
    },
    notYet: {
      title: 'There is no report yet.',
      words:
        'Completing the study writes one from its results: the line to pass on, a summary, what people agree on and where they differ, what goes together, and recommendations, each with the figures behind it. Nothing is asked again, and questions can be added afterwards.',
      noQuestions: 'It needs at least one question with answers.',
      toQuestions: 'To the questions',
      toResults: 'See the results so far',
      how: 'When all questions have been answered, “Complete” at the top of this page does it.',
    },
    partly: 'Some parts of this report have not been written yet. They appear here when they are.',
    newer: (day: string) =>
      `Questions were asked or answered after this report was written (${day}). Complete the study again to bring it up to date.`,
  },
})

export const share = inLanguage({
  en: {
    title: 'Share the report',
    description:
      'Anybody with the link can read the report, without an account. The link is hard to guess and search engines are told to leave it out.',
    needsPlan: 'Sharing a report comes with a plan.',
    notComplete: 'The study is not complete: the page shows its results so far, and the report once it is written.',
    make: 'Make a link',
    link: 'Link',
    copy: 'Copy the link',
    preview: 'Open the page',
    expiry: 'The link works',
    expiries: {
      never: 'until it is switched off',
      week: 'for 7 days',
      month: 'for 30 days',
      day: 'until a day',
    },
    until: 'Last day',
    untilProblem: 'Choose a day that is not over yet.',
    worksUntil: (moment: string) => `Works until ${moment}.`,
    worksAlways: 'Works until it is switched off.',
    expired: (moment: string) =>
      `The link expired on ${moment}. Choose a later time and save, and the same link works again.`,
    leaveOut: 'Leave out',
    names: 'Names',
    namesHint: 'Speakers become “A 41-year-old nurse”; portraits and links to them go.',
    locations: 'Places',
    locationsHint: 'Cities, states and countries go, also out of what people say.',
    speaker: 'Speakers are introduced like this',
    save: 'Save',
    saved: 'The link is changed.',
    off: 'Switch off',
    offTitle: 'Switch the link off?',
    offWords:
      'Whoever has the link finds nothing there any more. It is gone for good: sharing again makes another link.',
    offDone: 'The link is switched off.',
    withoutName: (age: number, occupation: string) => {
      const aged = `${/^(8|11$|18$)/.test(String(age)) ? 'An' : 'A'} ${age}-year-old`
      if (occupation === 'retired') return `A retired ${age}-year-old`
      if (occupation === 'unemployed') return `An unemployed ${age}-year-old`
      return occupation === 'unable to work' ? `${aged} who is unable to work` : `${aged} ${occupation}`
    },
  },
})

export const exporting = inLanguage({
  en: {
    button: 'Export',
    label: 'Export the answers',
    formats: {
      xlsx: ['Excel workbook', 'Answers, results, participants, codebook'],
      csv: ['CSV', 'One row per answer'],
      labelled_csv: ['CSV for statistics', 'One row per participant, answers as codes'],
      spss_syntax: ['SPSS syntax', 'Reads the CSV for statistics and names its codes'],
      json: ['JSON', 'Everything, for programs'],
    },
    manifest: ['Run manifest', 'What it was made with, to run it again'],
    busy: 'Exporting',
    done: (file: string) => `${file} is downloaded.`,
  },
})
