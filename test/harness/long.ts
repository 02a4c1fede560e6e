/** Whether tests that have a short form and a whole one take the whole one: `TEST_LONG=1`. */
export const LONG = process.env.TEST_LONG === '1'
