import { openBank } from './open-banks.ts'

/** A word nobody knows: they ask, they guess, they shrug. */
export const unclearWord = openBank(
  'unclear-word',
  `
  b>What's {word}?
  b>{word}? No clue.
  b>Don't know what {word} means.
  b>Huh? {word}?
  b>Never heard of {word}.
  What do you mean by {word}?
  I don't know what {word} is[ supposed to be|], [can you say it another way|so I can't answer|could you put it differently]?
  I've never heard the word {word}, [is that a typo|is that a brand|did I miss something]?
  Not sure what you're asking, {word} [isn't a word I know|means nothing to me|lost me].
  Sorry, you lost me at {word}.
  Is {word} a [thing|real thing|product]? [I'd need to know before I answer|I have no idea|It's new to me].
  I'd answer if I knew what {word} was.
  Can't say, {word} doesn't [mean anything to me|ring any bell].
  Somebody will have to explain {word} to me [first|before I say anything].
  I read it three times and still don't know what {word} is.
  {?word2}Between {word} and {word2} I have no idea what this is about.
  {?word2}I don't know {word} and I don't know {word2}, so [I'm no help|your guess is as good as mine].
  {?word2}What's {word}, and what's {word2}?
  {?word2}You'd have to tell me what {word} and {word2} are.
  c>Okay, I give up, what on earth is {word}?
  c>I asked [the person next to me|around] and nobody knows what {word} is either.
  c>Is {word} one of those things the kids say now? Because I'm [lost|out of the loop].
  d>I've gotten this far in life without {word}, whatever it is.
  d>I'd say yes to {word} if it's a sandwich and no if it's a meeting.
  d>Strong feelings about {word} will have to wait till I know what it is.
  k>I don't want to guess, so could you tell me what {word} means?
  k>I can't give you a fair answer without knowing what {word} is.
  k>If {word} is a misprint, I'd be glad to answer once it's fixed.
  w>I'm sorry, I don't know {word}, [can you help me out|could you explain it to me]?
  w>I'd love to help but I don't know what {word} is.
  o>I'm worried I'm missing something, what is {word}?
  o>I don't want to answer wrong, I really don't know {word}.
  Did you mean something else by {word}?
  My best guess is {word} is a [brand of something|made-up word], and I've no opinion on it.
  No answer for that one, I'd have to look up {word} first.
  {word} is a new one on me.
  Whatever {word} is, I don't think I've ever [had one|done it|come across it].
  Try me again without {word} in it.
  `,
)

/** No word to hold on to: fragments, mash, symbols. */
export const unclear = openBank(
  'unclear',
  `
  b>What?
  b>Don't get it.
  b>No idea what that says.
  b>Is there a question [here|in there]?
  b>Can't read that.
  I don't understand the question, [can you put it differently|could you say it again]?
  Not sure what I'm being asked here.
  I think something got cut off, [what was the question|I can't tell what you want to know].
  That didn't come through [right|on my end], try typing it again?
  I can't make [heads or tails|sense] of that, sorry.
  Something's missing, I see [characters|letters] but no question.
  If that's a question I've missed it, [say more|give me a bit more to go on].
  What would you like to know? I can't tell from that.
  I'd answer if I knew what you were asking.
  Looks like somebody leaned on the keyboard.
  c>I turned my head sideways and I still can't read that one, what's the question?
  c>Did a cat walk over the keyboard? [No judgment|It happens], but what did you want to ask?
  c>Either I need new glasses or that's not a question.
  d>I'll say yes, in case that helps nobody.
  d>Deep. What does it mean?
  d>I've answered worse, but at least I understood those.
  k>I'm afraid I can't tell what this is asking, could you write it out as a full question?
  k>There isn't enough here for me to give you a proper answer.
  k>I'd rather not guess at what that means.
  w>Sorry, I didn't catch that, could you ask it again?
  w>I want to help, I just can't work out the question.
  o>Am I supposed to see something here? I can't make it out.
  o>I'm not sure if it's me or the question, but I don't follow.
  No answer, because there's no question I can find.
  Maybe write it in plain words and I'll have a go.
  Whatever that was meant to be, it reads like [static|alphabet soup|a password] to me.
  Lost me completely, try again?
  Half of that must have gone missing on the way.
  You'll have to ask me that in words.
  `,
)

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

/** English only. */
export const foreign = openBank(
  'foreign',
  `
  b>English only, sorry.
  b>Can't read that. [English|In English, please].
  b>{tongue}? Don't speak it.
  b>No {tongue} here.
  I only follow English, [sorry|could you ask it in English].
  {Hello}, that's about all my {tongue}, [can you ask in English|English works better for me].
  I think that's {tongue}, and I only [read|really follow] English.
  My {tongue} [ends at|stops after] hello, could I get that in English?
  I don't read {tongue}, [so I can't answer|you'd have to ask me in English].
  Sorry, I only do these in English.
  That looks like {tongue} to me, [which I never learned|and I can't read it], English please.
  You'd have to put that in English for me.
  Not a language I know, could you write it in English?
  I can guess it's a question, that's as far as I get without English.
  If you can say that in English I'll gladly answer.
  c>{Hello}! Okay, that's my whole vocabulary, [English from here|you'll have to switch to English].
  c>I took a little {tongue} in school and none of it stuck, so English, please?
  c>I'd have to get somebody to read that to me, I only manage English.
  d>I understood the punctuation, the rest would need to be English.
  d>It's probably a fine question in {tongue}, in English I'd even answer it.
  k>I don't want to guess at the meaning, so please ask me in English.
  k>I can only answer reliably in English.
  k>As far as I can tell this is {tongue}, which I don't speak, so I can't give you an answer.
  w>I'm so sorry, I only speak English, can you ask it that way?
  w>{Hello}, I wish I spoke {tongue}, I only have English.
  o>I'd hate to answer the wrong thing, I only understand English.
  o>I'm not sure what that says, I only read English.
  Anything in English I'll answer, that I can't read.
  English is all I've got, [I'm afraid|sorry to say].
  No luck, I can't follow {tongue}.
  Would you mind asking that in English?
  Lost on me, it isn't English.
  `,
)

/** For those who may well speak the tongue: they keep to English here, and claim nothing. */
export const foreignHere = openBank(
  'foreign-here',
  `
  b>English only on here.
  b>In English, please.
  I do these in English, [could you ask it that way|so please ask it in English].
  This panel's in English for me, can you put it that way?
  I answer these in English, it keeps things simple.
  c>Let's stick with English on here, I get mixed up if I switch back and forth.
  d>One language at a time, and here it's English.
  k>I'd rather keep to English in these surveys, so nothing gets lost.
  w>Could we do this one in English? I'd be happy to answer.
  o>I'd worry about getting the meaning wrong, English please.
  Ask me in English and I'm all yours.
  For surveys I keep to English, [sorry|if that's all right].
  Would you mind writing that in English?
  English works best for me here.
  Please put it in English, then I'll answer.
  Not in this survey, English please.
  I signed up for the English version, [so that's what I'll answer in|so English it is].
  Everything else on here was in English, can this be too?
  Same question in English, please.
  You'll get a better answer from me in English.
  `,
)
