import type { QuestionsOptimizeOutput } from '../../../../sdk/index.ts'
import { composing } from '../../../strings/asking.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/page.tsx'

/** Both wordings of a question beside each other, what was wrong with the first, and the choice between them. */
export function Optimiser({
  found,
  onTake,
  onKeep,
}: {
  found: QuestionsOptimizeOutput
  onTake: (question: string) => void
  onKeep: () => void
}) {
  const { question, optimized_question, changes, by } = found
  const isBetter = optimized_question !== question
  return (
    <div className="grid gap-3 rounded-card border border-line bg-tint p-4" role="status">
      {isBetter && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Wording title={composing.yours} text={question} />
          <Wording title={composing.neutral} text={optimized_question} />
        </div>
      )}
      {changes.length > 0 ? (
        <div>
          <h3 className="text-[13px] font-medium text-soft">{composing.found}</h3>
          <ul className="mt-1 grid gap-2 text-sm">
            {changes.map(({ kind, found: words, why }) => (
              <li key={`${kind} ${words}`}>
                <Badge tone="warn">{composing.kinds[kind] ?? kind}</Badge> <q>{words}</q>
                <p className="mt-0.5 text-[13px] text-soft">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-sm">{composing.nothingFound}</p>
      )}
      {!isBetter && changes.length > 0 && <p className="text-[13px] text-soft">{composing.toldOnly}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {isBetter && (
          <Button small kind="primary" onClick={() => onTake(optimized_question)}>
            {composing.take}
          </Button>
        )}
        <Button small onClick={onKeep}>
          {composing.keep}
        </Button>
        {isBetter && (
          <span className="text-[13px] text-soft">{by === 'model' ? composing.byModel : composing.byRules}</span>
        )}
      </div>
    </div>
  )
}

const Wording = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="text-[13px] font-medium text-soft">{title}</h3>
    <p className="mt-0.5 text-sm [overflow-wrap:anywhere]">{text}</p>
  </div>
)
