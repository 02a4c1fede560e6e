import { useQuery } from '@tanstack/react-query'
import type { Study } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { share } from '../../strings/report.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { ShareForm } from './report/share-form.tsx'

/** Makes the page that anybody with the link can read, changes it, and switches it off. */
export function ShareDialog({ study, open, onClose }: { study: Study; open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={share.title} description={share.description}>
      <PlanGate what={share.needsPlan}>{open && <State study={study} />}</PlanGate>
    </Dialog>
  )
}

function State({ study }: { study: Study }) {
  const state = useQuery({ ...read('studies.readShare', { study_id: study.uuid }), staleTime: 0 })
  return (
    <Loaded query={state} waiting={<Skeleton className="h-64" />}>
      {(record) => <ShareForm key={`${record.token} ${record.expires_at}`} study={study} record={record} />}
    </Loaded>
  )
}
