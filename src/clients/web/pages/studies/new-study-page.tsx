import { Link, useSearch } from '@tanstack/react-router'
import { newStudy, studies } from '../../strings/studies.ts'
import { Page, TabLinks } from '../../ui/page.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { BriefForm } from './new/brief-form.tsx'
import { HandForm } from './new/hand-form.tsx'

/** Where a study begins: with a sentence, or with a group and questions of one's own. */
export default function NewStudyPage() {
  const {
    way,
    group,
    question,
    text = question && newStudy.askThis(question),
  } = useSearch({ strict: false }) as Record<string, string | undefined>
  const byHand = (way ?? (group === undefined ? 'brief' : 'hand')) === 'hand'
  const kept = {
    ...(group === undefined ? {} : { group }),
    ...(question === undefined ? (text === undefined ? {} : { text }) : { question }),
  }
  // With a group in the address one comes to choose who takes part; the way that is taken by itself is not written out.
  const standard = group === undefined ? 'brief' : 'hand'
  const tab = (label: string, to: string) => ({
    label,
    link: { to: '/research-studies/new', search: to === standard ? kept : { ...kept, way: to } } as const,
    withSearch: true,
  })
  return (
    <Page
      title={newStudy.title}
      lead={byHand ? newStudy.handLead : newStudy.lead}
      above={<Link to="/research-studies">{studies.title}</Link>}
    >
      <PlanGate what={newStudy.plan}>
        <TabLinks label={newStudy.ways} tabs={[tab(newStudy.byBrief, 'brief'), tab(newStudy.byHand, 'hand')]} />
        {byHand ? <HandForm group={group} title={question} /> : <BriefForm text={text} />}
      </PlanGate>
    </Page>
  )
}
