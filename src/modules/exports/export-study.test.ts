import { randomBytes } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { askedStudy, FIRST_AGENT_ID, readable } from '../../../test/harness/asked-study.ts'
import { testPopulation } from '../../../test/harness/population.ts'
import { unzip } from '../../../test/harness/unzip.ts'
import type { StudyData } from '../results/index.ts'
import type { ExportFormat } from './contract.ts'
import { exportStudy } from './export-study.ts'
import { manifestOf } from './manifest.ts'
import { type Manifest, manifestSchema } from './manifest-schema.ts'

const OPEN = 'What do you\nlike about tea?'
const meta = { engine: 'embedded', method: 'embedded-1', knowledge_version: 'k1', population_version: 'p1' }

let data: StudyData
let manifest: Manifest
beforeAll(async () => {
  const population = await testPopulation()
  data = askedStudy(population, 6, [
    {
      question: 'Tea or coffee?',
      optimized_question: "Do you prefer 'tea' or coffee?",
      form: { type: 'single_choice', options: ['Tea', 'Coffee'] },
      meta,
      said: ['Coffee', 'Tea', { text: '=1+1, "really"\nyes', value: 'Tea' }, 'Coffee', 'Neither'],
    },
    {
      question: 'Which do you own?',
      form: { type: 'multiple_choice', options: ['Pot', 'Cup', 'Pot'] },
      said: [['Cup', 'Pot'], [], null, ['Cup']],
    },
    { question: 'Rank these.', form: { type: 'ranking', options: ['A', 'B', 'C'] }, said: [['C', 'A', 'B'], ['B']] },
    {
      question: 'How much do you like it?',
      form: { type: 'scale', scale: { min: 0, max: 2, labels: ['Not', 'Some', "Lots 'n lots"] } },
      said: [2, 0, 1, 2],
    },
    { question: 'What would you pay?', form: { type: 'numeric' }, said: [2.5, -3, null, 4] },
    {
      question: OPEN,
      form: { type: 'open' },
      said: [{ text: '@home it warms me.\nIt is "mine".' }, { text: 'The taste, mostly.' }],
    },
  ])
  const refer = { id: FIRST_AGENT_ID, uuid: population.uuidOf(0), index: 0, population }
  manifest = await manifestOf(readable(data), {
    service_version: '1.2.3',
    now: new Date('2026-02-03T04:05:06Z'),
    directory: { find: async () => refer },
  })
})

const parts = {
  base_url: 'http://populace.test',
  manifest: async () => manifest,
  notes: () => ({ take() {}, manifest: async () => manifest }),
}
const exported = (format: ExportFormat, study = data) => exportStudy(readable(study), format, parts)
const textOf = (format: ExportFormat, study = data) => text(exported(format, study).content)
/** Enough for what has neither commas nor quotes in it. */
const cellsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

describe('csv', () => {
  test('has a row for each answer, with who gave it, and says that it is synthetic', async () => {
    const csv = await textOf('csv')
    expect(csv.split('\r\n')[0]).toBe(
      'study_id,question_id,question,asked_question,format,answer_id,submitted_at,agent_id,agent_uuid,agent_name,age,sex,' +
        'city,state,country,occupation,education,annual_income_usd,marital_status,num_children,group,weight,value,' +
        'response_text,confidence,words,synthetic',
    )
    expect(csv.match(/,medium,\w*,true\r\n/g)).toHaveLength(21)
    const { person, agent_uuid } = data.participants[0]!
    expect(csv).toContain(
      `42,70,Tea or coffee?,Do you prefer 'tea' or coffee?,single_choice,1000,2026-01-02T12:00:00.000Z,${FIRST_AGENT_ID},${agent_uuid},`,
    )
    expect(csv).toContain(
      `,${person.annual_income_usd},${person.marital_status},${person.num_children},Early birds,1.25,Coffee,`,
    )
  })

  test('keeps several values in one cell and disarms formulas, also in the name of a group', async () => {
    const csv = await textOf('csv')
    expect(csv).toContain(',Cup; Pot,')
    expect(csv).toContain(`"'=1+1, ""really""\nyes"`)
    expect(csv).toContain(`"'=Owls, ""late"""`)
    expect(csv).toContain(',-3,I say -3.,')
  })

  test('a study without answers is a header alone', async () => {
    expect((await textOf('csv', { ...data, participants: [], questions: [] })).split('\r\n')).toHaveLength(2)
  })
})

describe('labelled csv and its syntax', () => {
  test('have one row for each agent, and codes in place of words', async () => {
    const [header, ...rows] = cellsOf((await textOf('labelled_csv')).replaceAll(/"[^"]*"/g, 'text'))
    const questions = header!.slice(header!.indexOf('q1'))
    expect(questions).toEqual(['q1', 'q2_1', 'q2_2', 'q3_rank1', 'q3_rank2', 'q3_rank3', 'q4', 'q5', 'q6_text'])
    expect(rows).toHaveLength(6)
    const answers = rows.map((row) => row.slice(header!.indexOf('q1')).join())
    expect(answers[0]).toMatch(/^2,1,1,3,1,2,2,2.5,/)
    expect(answers.slice(1)).toEqual(['1,0,0,2,,,0,-3,text', '1,,,,,,1,,', '2,0,1,,,,2,4,', '3,,,,,,,,', ',,,,,,,,'])
  })

  test('the syntax names every column in order, and labels every code that occurs', async () => {
    const syntax = await textOf('spss_syntax')
    const [header, ...rows] = cellsOf((await textOf('labelled_csv')).replaceAll(/"[^"]*"/g, 'text'))
    const declared = /\/VARIABLES=\n([^.]*?)\n\.\n/.exec(syntax.replaceAll('.0', ''))![1]!
    expect([...declared.matchAll(/^ {4}(\w+) [FA]\d+$/gm)].map((match) => match[1])).toEqual(header)
    const labels = /VALUE LABELS\n([\s\S]*?)\n\.\n/.exec(syntax)![1]!.split(/^ {2}\/?(?=\w)/m)
    for (const name of ['group', 'sex', 'country', 'education', 'marital_status', 'q1', 'q2_1', 'q3_rank1', 'q4']) {
      const known = labels.find((one) => one.startsWith(`${name}\n`))!
      const used = new Set(rows.map((row) => row[header!.indexOf(name)]!).filter((code) => code !== ''))
      for (const code of used) expect(known, `${name} ${code}`).toMatch(new RegExp(`^ {4}${code} '`, 'm'))
    }
    expect(labels.find((one) => one.startsWith('q1\n'))).toBe("q1\n    1 'Tea'\n    2 'Coffee'\n    3 'Neither'\n")
    expect(syntax).toContain("    2 'Lots ''n lots'\n")
    expect(syntax).toContain("/FILE='study-42-cafe-tea-or-coffee-labelled.csv'")
    expect(syntax).toContain('MDGROUP NAME=$q2 ')
    expect(syntax).toMatch(/WEIGHT BY weight\.\nEXECUTE\.\n$/)
  })

  test('no wording ends its string in the syntax and becomes a command', async () => {
    const wording = `Tea?'.\nHOST COMMAND=['rm'].\r\u2028' /* */ ${"'".repeat(150)}`
    const questions = [{ ...data.questions[5]!, question: wording }]
    const study = { ...data.study, title: wording }
    const syntax = await textOf('spss_syntax', { ...data, study, questions })
    // With all strings taken out, only our own words are left.
    const rest = syntax.replace(/'(?:[^'\n]|'')*'/g, '')
    expect(rest).not.toContain("'")
    expect(rest).not.toContain('HOST')
    for (const line of syntax.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(256)
  })

  test('texts are one line and fit the width that is declared for them', async () => {
    const csv = await textOf('labelled_csv')
    expect(csv).toContain(`"'@home it warms me. It is ""mine""."`)
    const longest = Buffer.byteLength(`'@home it warms me. It is "mine".`)
    expect(await textOf('spss_syntax')).toContain(`q6_text A${longest}\n`)
  })
})

describe('json', () => {
  test('is one document with its parts in order, and a manifest that can be read again', async () => {
    const document = JSON.parse(await textOf('json'))
    expect(Object.keys(document)).toEqual(['study', 'manifest', 'participants', 'questions', 'synthetic'])
    expect(document.synthetic).toBe(true)
    expect(manifestSchema.parse(document.manifest)).toEqual(manifest)
    expect(document.participants).toHaveLength(6)
    expect(document.participants[0]).toMatchObject({ agent_id: FIRST_AGENT_ID, group: 'Early birds', weight: 1.25 })
    expect(document.questions.map((question: { answers: unknown[] }) => question.answers.length)).toEqual([
      5, 4, 2, 4, 4, 2,
    ])
    expect(document.questions[0]).toMatchObject({
      asked_question: "Do you prefer 'tea' or coffee?",
      results: {
        n: 5,
        options: [
          { value: 'Tea', count: 2 },
          { value: 'Coffee', count: 2 },
          { value: 'Neither', count: 1 },
        ],
      },
    })
    expect(document.questions[0].answers[2]).toMatchObject({
      response_text: '=1+1, "really"\nyes',
      value: 'Tea',
      synthetic: true,
    })
  })
})

describe('xlsx', () => {
  test('has the five sheets, with numbers and dates as such, and no formula', async () => {
    const files = unzip(await buffer(exported('xlsx').content))
    expect([...files.get('xl/workbook.xml')!.matchAll(/sheet name="(\w+)"/g)].map((match) => match[1])).toEqual([
      'Answers',
      'Results',
      'Participants',
      'Codebook',
      'Method',
    ])
    const [answers, results, participants, codebook, method] = [1, 2, 3, 4, 5].map(
      (at) => files.get(`xl/worksheets/sheet${at}.xml`)!,
    )
    expect(answers!.match(/<row /g)).toHaveLength(22)
    expect(answers).toContain('<c r="G2" s="2"><v>46024.5</v></c>')
    expect(answers).toContain('<v>2.5</v>')
    expect(answers).toContain('>=1+1, &quot;really&quot;\nyes</t>')
    expect(results).toContain('>Coffee</t>')
    expect(participants!.match(/<row /g)).toHaveLength(7)
    expect(codebook).toContain('>q3_rank1</t>')
    expect(method).toContain('Synthetic: ')
    expect(method).toContain(manifest.answers_sha256)
    for (const xml of files.values()) expect(xml).not.toMatch(/<f[ >]/)
  })

  test('a study with more answers than a sheet has rows is refused before anything is sent', () => {
    const answers = new Array<StudyData['questions'][0]['answers'][0]>(1_048_576)
    expect(() => exported('xlsx', { ...data, questions: [{ ...data.questions[0]!, answers }] })).toThrow(/more answers/)
  })
})

test.each([
  ['Café: tea or "coffee"?', 'study-42-cafe-tea-or-coffee.csv'],
  ['Crème brûlée', 'study-42-creme-brulee.csv'],
  ['お茶', 'study-42.csv'],
  ['../../etc/passwd\r\nX: y', 'study-42-etc-passwd-x-y.csv'],
  ['ﬁne '.repeat(40), `study-42-${'fine-'.repeat(12).slice(0, -1)}.csv`],
])('a study named %j is the file %s', (title, filename) => {
  expect(exported('csv', { ...data, study: { ...data.study, title } }).filename).toBe(filename)
})

test.each(['csv', 'json', 'xlsx'] as const)('%s reads no further than whoever takes it', async (format) => {
  const long = { ...data.questions[5]!.answers[0]!, text: randomBytes(100_000).toString('base64') }
  const study = { ...data, questions: Array.from({ length: 30 }, () => ({ ...data.questions[5]!, answers: [long] })) }
  const read: number[] = []
  const source = readable(study, (at) => read.push(at))
  const { content } = exportStudy(source, format, parts)
  let taken = 0
  for await (const chunk of content) {
    taken += chunk.length
    if (taken > 10_000) break
  }
  expect(read.length).toBeGreaterThan(0)
  expect(Math.max(...read)).toBeLessThan(29)
})
