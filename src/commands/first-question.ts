/** The command of a first question; start-up prints the same one, with a real key in it. */
export const firstQuestion = (baseUrl: string, apiKey: string): string => `curl ${baseUrl}/v1/free/questions \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"question": "Would you pay $7 for an oat-milk latte at the airport?"}'`

/** The same question from the command line, which waits for the answers and prints them. */
export const askCommand = "npm run populace -- ask 'Would you pay $7 for an oat-milk latte at the airport?'"
