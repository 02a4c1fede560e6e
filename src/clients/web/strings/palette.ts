import { inLanguage } from './language.ts'

export const palette = inLanguage({
  en: {
    title: 'Search and commands',
    placeholder: 'Where to, or what to do?',
    results: 'Results',
    nothing: 'Nothing has that name.',
    study: 'Study',
    group: 'Group',
    page: 'Page',
    action: 'Action',
    shortcuts: 'Keyboard shortcuts',
    askQuestion: 'Ask the panel a question',
    newStudy: 'New study',
    keysHint: 'Press the keys one after another, outside of a field.',
    openPalette: 'Search and commands',
    plainKeys: 'Use single keys',
    plainKeysHint: 'Without them there is still the search, which has every command.',
  },
})
