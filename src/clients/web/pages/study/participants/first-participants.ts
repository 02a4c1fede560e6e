import type { Study } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'

/** One response has so many. Few studies have more: what they show of all says that it is of the first. */
export const MOST = 1000

export const firstParticipants = ({ uuid }: Study) => read('studies.listAgents', { study_id: uuid, limit: MOST })
