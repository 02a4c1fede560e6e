import type { Point } from '../../src/modules/knowledge/knowledge.ts'

/** Names for categories that people use and the authors left out, found where two wordings of a question went apart. */
export const furtherAliases: Readonly<Record<string, readonly string[]>> = {
  walking_exercise: ['exercise', 'work out', 'working out'],
  gyms: ['member of a gym'],
  tax_preparation: ['taxes', 'tax return', 'do my taxes'],
  coffee_home: ['coffee'],
  tea: ['tea'],
  smartphones: ['phone'],
}

/** What broke a rule of docs/knowledge.md, with what it became: questions in the words of a survey, sentences said twice. */
const rewordings: Readonly<Record<string, string>> = {
  'How important is religion in your life?':
    'Thinking of how you live from day to day, how important is religion to you?',
  'How interested are you in news about new scientific discoveries?':
    'How interested are you in hearing what scientists have newly found out?',
  'How interested are you in news about new medical discoveries?':
    'How interested are you in stories about advances in medicine?',
  'I print my own return labels and skip the line at the shipping store, so the printer earns its spot':
    'Return labels come off my own printer, so it earns its spot every time I skip the line at the shipping store',
  'I say turn off the lamp and it plays me a song called Lamp':
    'Told it to turn off the lamp and it played me a song called Lamp',
  'I say add eggs to the list with my hands in the sink, and the eggs are on the list':
    'With my hands in the sink I say add eggs to the list, and the eggs are on the list',
  'How much of the past week were you happy?':
    'Thinking back over the past seven days, how much of that time did you feel happy?',
  'Differences in income in this country are too large.':
    'The gap between what the best and the worst paid earn here has become too wide.',
  'How often do you spend a social evening with relatives?':
    'How often do you get together with family outside your household, just to be sociable?',
  'How interested are you in news about the economy and business conditions?':
    'When the news turns to the economy and how businesses are doing, how interested are you?',
  'Where do you get most of your information about science and technology?':
    'If you learned something about science lately, where did it most likely come from?',
  'Women are good at jobs and men can run a vacuum': 'Either one can hold a job and either one can run a vacuum',
  'Waiting is ideal and teenagers are not, cover both': 'Waiting is the ideal, life is what happens, so cover both',
  'It teaches young men that women are props': 'It turns whoever is on the screen into a prop, and that sticks',
  'Women get asked about babies in interviews and men never do':
    'In interviews she gets asked about babies, and he gets asked about goals',
}

export const reworded = (text: string): string => rewordings[text] ?? text

interface MorePoints {
  drivers?: readonly Point[]
  barriers?: readonly Point[]
}

/** Reasons for categories that had fewer than six on a side. */
export const furtherPoints: Readonly<Record<string, MorePoints>> = {
  bread_bakery: { barriers: [{ point: 'half a loaf thrown out', who: {} }] },
  frozen_pizza: { barriers: [{ point: 'box takes half the freezer', who: {} }] },
  gluten_free: { drivers: [{ point: 'doctor said to try without wheat', who: {} }] },
}

/** Points in the very words of another category, with what they became in this one. */
export const otherPoints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  health_wearables: { 'calls and texts on the wrist': 'messages without digging for the phone' },
  ai_tools_on_the_job: { 'do not know how to start': 'nobody showed me where to begin' },
}
