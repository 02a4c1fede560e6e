/**
 * `npm run data [-- name …]`: derives what lies below data/ from the figures, all of it or by name. Whoever has no
 * figures needs none of this: what it writes is part of the repository. FIGURES_DIR says where the figures are.
 */
const parts = [
  'us-people',
  'us-places',
  'us-names',
  'us-targets',
  'occupations',
  'occupation-words',
  'world',
  'health',
  'attitudes',
  'filter-words',
  'knowledge',
  'records',
  'measured',
  'measured-groups',
  'question-words',
  'vectors',
  'record-vectors',
  'forecast-known',
  'forecast',
  'forecast-reader',
  'lists',
  'meanings',
  'life',
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of wanted.length === 0 ? parts : wanted) {
    console.log(`== ${name}`)
    await import(`./${name}.ts`)
  }
}
