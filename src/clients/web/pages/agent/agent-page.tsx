import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { AgentsGetOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { boot } from '../../boot.ts'
import { money, words } from '../../format.ts'
import { agent as texts } from '../../strings/agent.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Badge, Page } from '../../ui/page.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { FactCard, Facts, Standings } from './facts.tsx'
import { Life } from './life.tsx'
import { PastAnswers } from './past-answers.tsx'

const inPage = (id: string): AgentsGetOutput | undefined =>
  boot.agent !== undefined && [boot.agent.uuid, String(boot.agent.id)].includes(id) ? boot.agent : undefined

/** Who an agent is. Whoever opens the address has it in the page; from elsewhere in the app it is asked for. */
export default function AgentPage() {
  const { agentId = '' } = useParams({ strict: false })
  const known = inPage(agentId)
  const asked = useQuery({
    ...read('agents.get', { agent_id: agentId }),
    enabled: known === undefined && boot.session !== null,
  })
  if (known !== undefined) return <Agent agent={known} />
  if (boot.session === null) {
    return (
      <Page title={texts.title} headline={texts.unknown}>
        <Empty title={texts.unknown}>{texts.unknownWords}</Empty>
      </Page>
    )
  }
  if (asked.data !== undefined) return <Agent agent={asked.data} />
  return (
    <Page title={texts.title}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  )
}

const yearly = (dollars: number): string => texts.aYear(money(Math.round(dollars * 100)).replace(/[.,]00$/, ''))

function Agent({ agent }: { agent: AgentsGetOutput }) {
  const { attributes, provenance } = agent
  const { sources } = provenance
  return (
    <Page
      title={agent.name}
      headline={
        <span className="flex items-center gap-4">
          <img
            src={`/agents/${agent.uuid}/portrait.svg`}
            alt={texts.portrait(agent.name)}
            width={96}
            height={96}
            className="size-20 rounded-full bg-hover sm:size-24"
          />
          <span>
            {agent.name}
            <span className="mt-1 block text-[15px]/6 font-normal tracking-normal text-soft">
              {agent.age}, {agent.title_variant ?? agent.occupation.toLowerCase()}, {agent.city}, {agent.state}
            </span>
          </span>
        </span>
      }
      actions={
        <>
          <Badge tone="accent">{texts.synthetic}</Badge>
          <Badge>{texts.basis[provenance.basis] ?? provenance.basis}</Badge>
        </>
      }
    >
      <p className="mb-6 max-w-prose text-pretty">{agent.summary}</p>
      <div className="gap-4 md:columns-2 [&>*]:mb-4">
        <FactCard
          title={texts.person}
          source={[
            sources.age_sex_state ?? sources.age_sex,
            sources.ethnicity_education ?? sources.education_work_income_family,
          ].join(' · ')}
        >
          <Facts
            facts={[
              ['age', agent.age],
              ['sex', agent.sex],
              ['country', agent.country],
              ['region', attributes.region],
              ['metro', attributes.metro],
              ['urbanicity', attributes.urbanicity],
              ['education', attributes.education],
              ['ethnicity', attributes.ethnicity],
              ['nativity', attributes.nativity],
              ['religion', attributes.religion],
            ]}
          />
        </FactCard>
        <FactCard title={texts.family} source={sources.family_and_household ?? sources.education_work_income_family}>
          <Facts
            facts={[
              ['marital_status', agent.marital_status],
              ['partner', attributes.partner],
              ['children', texts.children(agent.num_children, attributes.child_ages.join(', '))],
              ['household_size', attributes.household_size],
              ['home', attributes.home],
              ['household_income', yearly(attributes.household_income_usd)],
            ]}
          />
        </FactCard>
        <FactCard title={texts.work} source={sources.work_and_income ?? sources.education_work_income_family}>
          <Facts
            facts={[
              ['work', agent.labour_status],
              ['occupation', agent.occupation],
              ['own_title', agent.title_variant],
              ['last_job', attributes.last_job],
              ['industry', agent.industry],
              ['hours', words(attributes.labour_detail)],
              ['employer', attributes.worker_class],
              ['income', yearly(agent.annual_income_usd)],
            ]}
          />
        </FactCard>
        <HealthCard agent={agent} />
        <FactCard title={texts.traits} note={texts.traitsNote} source={sources.traits}>
          <Standings values={attributes.traits} />
        </FactCard>
        {attributes.attitudes !== null && (
          <FactCard title={texts.attitudes} note={texts.attitudesNote} source={sources.religion_attitudes_habits}>
            <Standings values={attributes.attitudes} />
          </FactCard>
        )}
        {attributes.habits !== null && (
          <FactCard title={texts.beliefs} source={sources.religion_attitudes_habits}>
            <Facts facts={Object.entries(attributes.habits)} />
          </FactCard>
        )}
      </div>
      <Life uuid={agent.uuid} />
      <PastAnswers agentId={agent.uuid} />
      <div className="mt-8">
        <FactCard title={texts.sources} note={provenance.note}>
          <Facts
            stacked
            facts={Object.entries(sources).map(([group, source]) => [texts.groups[group] ?? group, source])}
          />
        </FactCard>
      </div>
      <p className="mt-6 text-[13px] [overflow-wrap:anywhere] text-soft">
        {texts.number(agent.id, agent.uuid, provenance.population_version)}
      </p>
      {boot.session === null && (
        <p className="mt-4">
          <ButtonLink to="/">{texts.ask}</ButtonLink>
        </p>
      )}
    </Page>
  )
}

function HealthCard({ agent }: { agent: AgentsGetOutput }) {
  const { health_profile } = agent
  if (health_profile === undefined) return null
  const { source, method_version, calibration_version, reference_version, ...values } = health_profile
  return (
    <FactCard
      title={texts.health}
      note={texts.healthLabel}
      source={[source, method_version, calibration_version, reference_version].join(' · ')}
    >
      <Facts facts={Object.entries(values)} />
    </FactCard>
  )
}
