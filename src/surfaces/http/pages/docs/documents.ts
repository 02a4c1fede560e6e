/** A page of the documentation. */
export interface Document {
  /** The end of its address: "/docs/asking", and as Markdown "/docs/asking.md". */
  name: string
  /** Where its text lies in the repository. */
  file: string
  /** As the list of pages calls it; the page itself has its own headline. */
  title: string
  /** What a reader finds there, in one line. */
  summary: string
}

export interface Section {
  title: string
  documents: readonly Document[]
}

const document = (name: string, file: string, title: string, summary: string): Document => ({
  name,
  file,
  title,
  summary,
})
const guide = (name: string, title: string, summary: string): Document =>
  document(name, `docs/guides/${name}.md`, title, summary)
const page = (name: string, title: string, summary: string): Document =>
  document(name, `docs/${name}.md`, title, summary)

/**
 * Every page of the documentation, in the order in which it is read. Addresses, the list beside each page, the index and
 * llms.txt all come from here.
 */
export const sections: readonly Section[] = [
  {
    title: 'Start',
    documents: [
      page(
        'quickstart',
        'Quickstart',
        'Five minutes from nothing to an answer, and on to a first study with a report.',
      ),
      page('concepts', 'Concepts', 'Agent, panel, group, study, question, job, key: what each word means.'),
      guide('asking', 'Asking', 'Kinds of questions, what comes back, and how far to trust it.'),
      guide('free-tier-oauth', 'Getting a key', 'Free and live keys, every way to get one, and what each may do.'),
    ],
  },
  {
    title: 'Guides',
    documents: [
      guide('web-app', 'The web app', 'Asking, audiences, studies, results and reports in a browser.'),
      guide(
        'first-study',
        'A first study',
        'Recruit people, ask question after question, get a report: all of it by curl.',
      ),
      guide('requests', 'From a sentence to a study', 'Say in plain English whom to ask and what to learn.'),
      guide('recruiting', 'Recruiting', 'From an idea of an audience to a group, and what its size buys in precision.'),
      guide('filters', 'Finding people', 'The filter language by example, and what happens when a filter is wrong.'),
      guide('groups', 'Groups', 'How agents are chosen, weighted, screened and kept together.'),
      guide('pricing-question', 'A pricing question', 'Finding out what a price does, and how to read the answer.'),
      guide('concept-test', 'A concept test', 'Comparing two or three ideas with the same kind of people.'),
      guide('results', 'Results', 'What the numbers mean, and how each of them is computed.'),
      guide('mcp', 'MCP with assistants', 'The panel as a tool of Claude, ChatGPT, Cursor and other assistants.'),
      guide('webhooks', 'Webhooks', 'Having an address told when jobs end, and checking that it was us.'),
      guide('usage', 'What is counted', 'Quotas, operations, billable events, and what they add up to.'),
      guide('accounts', 'Your account', 'Signing in, keys, members, plans, what a question costs, cancelling.'),
      guide('population', 'The population', 'Who the agents are, what is known of each, and how to draw others.'),
    ],
  },
  {
    title: 'Running it',
    documents: [
      guide('operating', 'Operating', 'Processes, proxies, health, metrics and logs.'),
      guide(
        'language-models',
        'Your own models',
        'Answering with a language model: set-up, cost, budgets, calibration.',
      ),
      guide('sign-in-and-billing', 'Sign-in and billing', 'Identity provider, mail, payment by card, administrators.'),
      guide('several-machines', 'Several machines', 'A PostgreSQL of your own, and as many processes as you like.'),
      guide('backups', 'Backups', 'What to keep, how to keep it, and how to check that it can be restored.'),
      guide('upgrading', 'Upgrading', 'From one version to the next, and the way back.'),
      page('security', 'Threat model', 'What is protected, from whom, which test holds it, and what is not defended.'),
      page('scaling', 'Scaling', 'What to add first and when, and ten million questions a day on paper.'),
      page('performance', 'Performance', 'How fast it is and how much one machine carries, measured.'),
      page('reliability', 'Reliability', 'What is promised when something breaks, and how that is tested.'),
    ],
  },
  {
    title: 'Reference',
    documents: [
      document(
        'operations',
        'docs/reference/operations.md',
        'Operations',
        'Every operation, what it does, needs and answers.',
      ),
      document(
        'filter-fields',
        'docs/reference/filters.md',
        'Filters',
        'Every field that agents can be filtered by, with its values.',
      ),
      document('errors', 'docs/reference/errors.md', 'Errors', 'Every code, what it means and what to do.'),
      document('configuration', 'docs/reference/configuration.md', 'Configuration', 'Every setting with its default.'),
      guide('cli', 'Command line', 'Every command, its options and exit codes.'),
      guide('sdk', 'TypeScript SDK', 'The typed client for Node, Deno, Bun and browsers.'),
    ],
  },
  {
    title: 'Why believe it',
    documents: [
      page('methodology', 'Methodology and limits', 'How answers come about, what they are good for, and what not.'),
      page('fidelity', 'Fidelity', 'Forecasts against 627 questions of real surveys, in numbers.'),
      page('model-trust', 'Model trust', 'How far a language model is believed, and what that is worth.'),
      page('calibration', 'Calibration', 'How close the agents are to the people they stand for.'),
      page('knowledge', 'What the engine knows', 'The data behind embedded answers, and how to add to it.'),
      page('reader', 'The reader', 'The model inside the embedded engine: what it was trained on, and its scores.'),
      page('records-review', 'Records reviewed', 'What a second reader thought of a sample of the records.'),
      page('finding', 'Finding what is asked', 'How a question is matched with what is known, and how well.'),
      page('briefs', 'How sentences are read', 'What a description of people is understood to mean, and how often.'),
      page('people', 'People', 'Why an agent answers as it does: one of them, followed through twenty questions.'),
      page('mind', 'Mind', 'Whether answers to different questions go together as people’s do.'),
      page('sample-answers', 'Sample answers', 'Very different questions, and what six agents say.'),
      document('sources', 'data/SOURCES.md', 'Sources', 'Where the figures come from, with year and licence.'),
      page('faq', 'FAQ', 'Short answers to what people ask first.'),
    ],
  },
]

export const documents: readonly Document[] = sections.flatMap(({ documents }) => documents)
