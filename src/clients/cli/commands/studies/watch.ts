import { command } from '../../command.ts'
import { WorkFailed } from '../../errors.ts'
import { oneId } from '../../given.ts'
import { typed } from '../../program.ts'
import { showAsked } from './ask-planned.ts'
import { eventsOf } from './events.ts'

interface Progress {
  study_id: number
  stage: string
  questions: { question_id: number; done: number; total: number }[]
}

export const watch = command({
  name: 'watch',
  summary: 'follow a study until nothing is under way, and show what came in',
  usage: 'STUDY_ID [options]',
  options: {},
  examples: ['studies watch 4'],
  async run(call) {
    const { client, positionals, out, signal } = call
    const study_id = oneId(positionals, 'studies watch STUDY_ID')
    call.resumeWith(`studies show ${study_id}`)
    const watched = new Set<number>()
    const line = out.progress('answers')
    let last: Progress | undefined
    // A stream ends after a while, whatever goes on: then it is opened again.
    for (let idle = false; !idle; ) {
      for await (const { name, data } of eventsOf(await client.studies.events({ study_id }, { signal }))) {
        if (name === 'deleted') throw new WorkFailed('The study has been deleted.')
        last = data as Progress
        const open = last.questions.filter(({ done, total }) => done < total)
        for (const { question_id } of open) watched.add(question_id)
        idle = name === 'idle'
        if (idle) break
        if (open.length === 0) out.status('writing the report')
        else line.show(sum(open.map(({ done }) => done)), sum(open.map(({ total }) => total)))
      }
    }
    line.end()
    const questions = await Promise.all(
      [...watched].map((id) =>
        client.studies.getQuestion({ study_id, question_id: String(id) }).then(({ question }) => question),
      ),
    )
    if (out.wants_json) return out.json({ ...last!, watched: questions })
    for (const question of questions) showAsked(call, `${question.id}.`, question)
    const next = last!.stage === 'complete' ? `studies report ${study_id}` : `studies results ${study_id}`
    out.note(out.colours.dim(`Nothing is under way (${last!.stage}). ${typed(next)}`))
  },
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
