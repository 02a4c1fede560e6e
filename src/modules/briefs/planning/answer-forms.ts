/** The form in which a planned question is answered. */
export interface PlannedFormat {
  type: 'open' | 'single_choice' | 'multiple_choice' | 'scale' | 'numeric'
  options?: string[]
  scale?: { min: number; max: number; labels?: string[] }
}

export const open = (): PlannedFormat => ({ type: 'open' })
export const numeric = (): PlannedFormat => ({ type: 'numeric' })
export const oneOf = (...options: string[]): PlannedFormat => ({ type: 'single_choice', options })
export const fivePoints = (...labels: string[]): PlannedFormat => ({ type: 'scale', scale: { min: 1, max: 5, labels } })

/** Five points from one word to its opposite, with a middle that is neither. */
export const between = (worse: string, better: string): PlannedFormat =>
  fivePoints(
    `very ${worse}`,
    `somewhat ${worse}`,
    `neither ${better} nor ${worse}`,
    `somewhat ${better}`,
    `very ${better}`,
  )

/** From nothing to everything. */
export const howMuch = (): PlannedFormat =>
  fivePoints('not at all', 'a little', 'somewhat', 'a lot', 'more than anything else')

/** Better or worse than something, on either side alike. */
export const betterOrWorse = (): PlannedFormat =>
  oneOf('Much better', 'Somewhat better', 'About the same', 'Somewhat worse', 'Much worse', 'Not sure')

export const trusted = (): PlannedFormat => fivePoints('not at all', 'a little', 'somewhat', 'mostly', 'completely')

/** For what some people have nothing to do with. */
export const changed = (): PlannedFormat =>
  oneOf(
    'Nothing has changed',
    'A little has changed',
    'Something has changed',
    'A lot has changed',
    'This does not apply to me',
  )
