import { Plus } from 'lucide-react'
import type { PlannedQuestion } from '../../../../sdk/index.ts'
import { composing } from '../../../strings/asking.ts'
import { type Draft, draftOf } from './draft.ts'

/** What was planned for the study and not asked yet: one click puts it into the composer. */
export const Planned = ({
  questions,
  onChoose,
}: {
  questions: readonly PlannedQuestion[]
  onChoose: (draft: Draft) => void
}) => (
  <div>
    <h3 className="text-[13px] font-medium text-soft">{composing.planned}</h3>
    <ul className="mt-1 -mx-2 grid max-h-64 overflow-y-auto">
      {questions.map((planned) => (
        <li key={planned.position}>
          <button
            type="button"
            onClick={() => onChoose(draftOf(planned))}
            className="flex w-full items-start gap-2 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover"
          >
            <Plus size={14} aria-hidden className="mt-1 shrink-0 text-soft" />
            <span>{planned.question}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
)
