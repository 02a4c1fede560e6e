import { Link } from '@tanstack/react-router'
import type { Answer } from '../../../../sdk/index.ts'
import { asked } from '../../../strings/asking.ts'
import { Badge } from '../../../ui/page.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { useStudy } from '../study-context.ts'

/** One person's answer: who, what they chose, and their words. The name leads to everything they said. */
export function AnswerCard({ answer, ranked }: { answer: Answer; ranked: boolean }) {
  const study = useStudy()
  const { agent_uuid, agent_name, agent_age, agent_city, agent_state, agent_occupation } = answer
  return (
    <li className="flex animate-rise items-start gap-3 border-b border-line/70 py-3">
      <Portrait uuid={agent_uuid} size={36} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 text-sm">
          <Link
            to="/research-studies/$studyId/agents/$agentId"
            params={{ studyId: study.uuid, agentId: agent_uuid }}
            className="inline-flex min-h-6 items-center font-medium hover:underline"
          >
            {agent_name}
          </Link>
          <span className="min-w-0 text-[13px] text-soft">
            {asked.who(agent_age, [agent_city, agent_state].filter(Boolean).join(', '), agent_occupation)}
          </span>
        </div>
        <p className="text-sm [overflow-wrap:anywhere]">{answer.response_text}</p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <AnswerValue value={answer.value} ranked={ranked} />
          <span className="text-xs text-soft" title={asked.confidenceHint}>
            {asked.confidence[answer.confidence]}
          </span>
        </div>
      </div>
    </li>
  )
}

/** What was chosen; a ranking with its places. */
export function AnswerValue({ value, ranked }: { value: Answer['value']; ranked: boolean }) {
  if (value === null) return null
  const parts = Array.isArray(value) ? value : [String(value)]
  return parts.map((part, at) => (
    <Badge key={part} tone="accent">
      <span className="max-w-64 truncate">{ranked ? `${at + 1}. ${part}` : part}</span>
    </Badge>
  ))
}
