/** Scripts and small words by which a tongue is told, its English name, and a word of it that is safe to say. */
export const greetings: readonly (readonly [RegExp, string, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese', 'Sumimasen'],
  [/\p{Script=Hangul}/u, 'Korean', 'Mianhamnida'],
  [/\p{Script=Han}/u, 'Chinese', 'Duibuqi'],
  [/\p{Script=Cyrillic}/u, 'Russian', 'Izvinite'],
  [/\p{Script=Arabic}/u, 'Arabic', 'Afwan'],
  [/\p{Script=Devanagari}/u, 'Hindi', 'Namaste'],
  [/\p{Script=Greek}/u, 'Greek', 'Signomi'],
  [/\p{Script=Hebrew}/u, 'Hebrew', 'Slicha'],
  [/\p{Script=Thai}/u, 'Thai', 'Sawasdee'],
  [/[¿¡ñ]|(?<!\p{L})(?:qué|cómo|los|las|usted|cuánto|gusta|hola|piensas|opinas)(?!\p{L})/u, 'Spanish', 'Lo siento'],
  [/(?<!\p{L})(?:você|não|são|uma|obrigad[oa]|acha)(?!\p{L})/u, 'Portuguese', 'Desculpe'],
  [/(?<!\p{L})(?:vous|est|pour|quel|quelle|avez|bonjour|êtes|les|combien)(?!\p{L})/u, 'French', 'Désolé'],
  [/(?<!\p{L})(?:wie|sie|ist|nicht|und|halten|würde[nst]*|kaufen|oft)(?!\p{L})/u, 'German', 'Entschuldigung'],
  [/(?<!\p{L})(?:che|cosa|sono|delle|degli|quanto|perché|ciao|pensi)(?!\p{L})/u, 'Italian', 'Scusi'],
  [/(?<!\p{L})(?:wat|hoe|vaak|vind|niet|een|het)(?!\p{L})/u, 'Dutch', 'Sorry'],
]
