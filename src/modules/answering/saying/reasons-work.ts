import type { Category } from '../../knowledge/index.ts'
import type { Person } from '../../population/index.ts'
import { tagHolds } from './circumstances-facts.ts'
import { type Matter, matterSlots } from './reasons-matter.ts'
import { pickFrom } from './reasons-patterns.ts'
import { workBanks } from './reasons-work-bank.ts'
import type { Remark, Speaking } from './speaking.ts'

/** Groups of occupations and industries in which a category of trade tools comes up. Owners know all of them. */
const fields: Readonly<Record<string, readonly string[]>> = {
  it_security_software: ['computer_and_mathematical', 'information'],
  developer_tools: ['computer_and_mathematical'],
  clinical_software_ehr: ['healthcare_practitioners_and_technical', 'healthcare_support'],
  classroom_supplies_edtech: ['educational_instruction_and_library', 'education'],
  construction_tools_equipment: ['construction_and_extraction', 'installation_maintenance_and_repair', 'construction'],
  restaurant_supply_pos: ['food_preparation_and_serving', 'accommodation_and_food_services'],
  retail_pos_inventory: ['sales_and_related', 'retail_trade'],
  farm_inputs_equipment: ['farming_fishing_and_forestry', 'agriculture_forestry_fishing'],
  legal_software_services: ['legal'],
  real_estate_agent_tools: ['real_estate'],
  fleet_logistics_services: ['transportation_and_material_moving', 'transportation_and_warehousing'],
  crm_sales_tools: ['sales_and_related'],
  business_travel: ['management', 'sales_and_related', 'business_financial', 'computer_and_mathematical'],
  nonprofit_fundraising_tools: ['community_and_social_service'],
  generative_ai_business: [
    'management',
    'business_financial',
    'computer_and_mathematical',
    'office_and_administrative_support',
    'arts_design_entertainment_sports_and_media',
    'sales_and_related',
    'legal',
  ],
}
/** Trades of their own, which owners of another business know no better than anybody else. */
const particular = new Set([
  'clinical_software_ehr',
  'classroom_supplies_edtech',
  'legal_software_services',
  'real_estate_agent_tools',
  'farm_inputs_equipment',
  'restaurant_supply_pos',
  'developer_tools',
])
const general = ['management', 'business_financial', 'office_and_administrative_support']

/** Whether the agent's job has to do with a category that is bought for work; true where it is no such category. */
export function knowsTrade(person: Person, category: Category | null, user: boolean | null): boolean {
  if (category === null || category.parent !== 'b2b_purchasing' || user === true) return true
  const owner = person.labour_status === 'self_employed'
  if (owner && !particular.has(category.slug)) return true
  if ((!owner && person.labour_status !== 'employed') || person.job === null) return false
  const { major_group, industry } = person.job
  const known = fields[category.slug]
  if (known !== undefined) return known.includes(major_group) || known.includes(industry)
  return general.includes(major_group)
}

/** What outsiders and insiders say about a thing of trade. */
export function workRemarks(speaking: Speaking, matter: Matter, insider: boolean, count: number): Remark[] {
  const bank = insider ? workBanks.insider : workBanks.stranger
  const { chance, manner } = speaking
  const slots = matterSlots(matter)
  // A stranger to the trade names it: a pronoun would leave nothing that belongs to the question.
  const named: typeof slots = (name) => (name === 'they' ? null : slots(name))
  const filled = insider ? slots : named
  return pickFrom(bank, count, chance, filled, manner.register, tagHolds(speaking)).map((picked) => ({
    text: picked.text,
    part: 'self',
    stance: 0,
    register: picked.register,
    weight: (insider ? 0.8 : 1.4) + 0.3 * chance(`weight/${picked.key}`),
    key: `self:${picked.key}`,
  }))
}
