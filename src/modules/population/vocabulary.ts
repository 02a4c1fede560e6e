/** What the codes in the columns mean. A code is a position in one of these lists; new values go to the end. */

export const sexes = ['male', 'female'] as const
export const ethnicities = ['white', 'black', 'hispanic', 'asian', 'other'] as const
export const educations = [
  'less_than_high_school',
  'high_school',
  'some_college',
  'associates',
  'bachelors',
  'masters',
  'professional',
  'phd',
] as const
export const maritalStatuses = ['married', 'divorced', 'separated', 'widowed', 'never_married'] as const
export const partners = ['none', 'spouse', 'unmarried_partner'] as const
export const labourDetails = [
  'full_time',
  'part_time',
  'unemployed',
  'retired',
  'student',
  'homemaker',
  'unable_to_work',
  'other',
] as const
export const workerClasses = ['private', 'government', 'self_employed'] as const
export const homes = ['rents', 'owns'] as const
export const nativities = ['native_born', 'foreign_born'] as const
/** The six classes of the National Center for Health Statistics; elsewhere by the size of the place. */
export const urbanicities = [
  'large_central_metro',
  'large_fringe_metro',
  'medium_metro',
  'small_metro',
  'micropolitan',
  'rural',
] as const
/** As the surveys ask for them, in seven steps. */
export const parties = [
  'strong_democrat',
  'democrat',
  'leans_democrat',
  'independent',
  'leans_republican',
  'republican',
  'strong_republican',
] as const
export const politicalViews = [
  'very_liberal',
  'liberal',
  'slightly_liberal',
  'moderate',
  'slightly_conservative',
  'conservative',
  'very_conservative',
] as const
export const religions = [
  'none',
  'protestant',
  'catholic',
  'orthodox',
  'other_christian',
  'jewish',
  'muslim',
  'hindu',
  'buddhist',
  'other',
] as const

/** The labour status that callers filter by. */
export const labourStatuses = ['employed', 'self_employed', 'unemployed', 'retired', 'not_in_labour_force'] as const

/** Five traits, each 0 to 100 with 50 the national average. */
export const traits = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'emotional_stability'] as const

export const smokingStatuses = ['never', 'former', 'current'] as const
export const alcoholUses = ['none', 'light', 'moderate', 'heavy'] as const
export const activityLevels = ['low', 'moderate', 'high'] as const
export const sleepQualities = ['poor', 'fair', 'good'] as const
export const dietQualities = ['poor', 'mixed', 'healthy'] as const
export const bmiClasses = ['underweight', 'normal', 'overweight', 'obese_1', 'obese_2', 'obese_3'] as const
export const phq9Severities = ['minimal', 'mild', 'moderate', 'moderately_severe', 'severe'] as const

/** In a column of codes: no value, because none applies or no figure exists. */
export const NONE_8 = 255
export const NONE_16 = 65535
