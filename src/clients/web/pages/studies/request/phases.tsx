import { Check, Circle, LoaderCircle, Minus } from 'lucide-react'
import { request as strings } from '../../../strings/studies.ts'
import { classes } from '../../../ui/classes.ts'
import { type AnyRequest, isForGroup } from './use-request.ts'

const steps = ['parse', 'recruit', 'screen', 'fit_check', 'create_study'] as const
type Step = (typeof steps)[number]

/** Which of the shown steps a phase of the service belongs to. */
const stepOf: Record<AnyRequest['phase'], Step | 'completed'> = {
  parse: 'parse',
  recruit: 'recruit',
  screen: 'screen',
  prune: 'fit_check',
  fit_check: 'fit_check',
  refine: 'recruit',
  create_study: 'create_study',
  completed: 'completed',
}

type State = 'done' | 'now' | 'later' | 'skipped'

function stateOf(step: Step, request: AnyRequest): State {
  const now = stepOf[request.phase]
  const asksNobody = request.parse !== null && request.parse.screening.length === 0
  if ((step === 'screen' || step === 'fit_check') && asksNobody) return 'skipped'
  if (now === 'completed' || steps.indexOf(step) < steps.indexOf(now)) return 'done'
  return step === now ? 'now' : 'later'
}

const marks: Record<State, React.ReactNode> = {
  done: <Check size={16} className="text-good" aria-hidden />,
  now: <LoaderCircle size={16} className="animate-spin text-accent" aria-hidden />,
  later: <Circle size={16} className="text-soft opacity-50" aria-hidden />,
  skipped: <Minus size={16} className="text-soft opacity-50" aria-hidden />,
}

/** How far a request is: what is done, what goes on, what comes. */
export function Phases({ request }: { request: AnyRequest }) {
  return (
    <section aria-label={strings.progress} className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <ol className="grid gap-2 text-sm">
        {steps.map((step) => {
          const state = stateOf(step, request)
          return (
            <li
              key={step}
              aria-current={state === 'now' ? 'step' : undefined}
              className={classes('flex items-center gap-2.5', state === 'now' ? 'font-medium' : 'text-soft')}
            >
              {marks[state]}
              {step === 'create_study' && isForGroup(request.request_id) ? strings.groupLast : strings.phases[step]}
              <span className={state === 'skipped' ? 'text-[13px]' : 'sr-only'}>{strings[state]}</span>
            </li>
          )
        })}
      </ol>
      <p role="status" className="text-[13px] text-pretty text-soft">
        {request.progress_message}
      </p>
    </section>
  )
}
