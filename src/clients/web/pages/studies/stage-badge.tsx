import type { StudyStage } from '../../../sdk/index.ts'
import { studies } from '../../strings/studies.ts'
import { Badge, type Tone } from '../../ui/page.tsx'

const tones: Record<StudyStage, Tone> = {
  draft: 'plain',
  recruiting: 'accent',
  fielding: 'accent',
  analysis: 'warn',
  complete: 'good',
  archived: 'plain',
}

/** How far a study has come, in a word. */
export const StageBadge = ({ stage }: { stage: StudyStage }) => (
  <Badge tone={tones[stage]}>{studies.stages[stage]}</Badge>
)
