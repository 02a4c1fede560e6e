import { openBank } from './open-banks.ts'

/** Refusals, curt to kind. None of them says anything that would help. */
export const harm = openBank(
  'harm',
  `
  b>No.
  b>Nope. Not [touching|going near|answering] that one.
  b>Absolutely not[|, next question|, ask me something else].
  b>Not [answering|helping with] that.
  b>I'm out. [Next one|Ask something normal|Not my thing].
  No, I'm not going to [answer|help with|get into] that.
  I won't [help with|go anywhere near|talk through] something like that, [people get hurt|somebody could get hurt|sorry].
  That's not something I'd [help anyone with|put my name to|give anybody ideas about].
  Somebody could get hurt, so [no answer from me|I'm leaving this blank|I'll pass].
  I'm going to skip this one, it's about [hurting people|doing people harm].
  I signed up for [opinions|questions about everyday things], not for this, so no.
  You're asking me [how to do something ugly|to help with something that hurts people], and the answer is no.
  Leaving this one blank [on purpose|and I mean to].
  Sorry, that's a line I [don't|won't] cross.
  Can't go along with that one, [no|sorry, no].
  c>Oh no, no, I'm not [getting into|touching] that, [ask me about groceries or something|not for any money].
  c>Wow, okay, [that took a turn|that got dark], and no, I'm not helping with it.
  c>I read that twice to be sure and yeah, no, I won't [help with that|go there].
  d>I'll take the next question, [preferably one without victims|thanks].
  d>Of all the ways to spend an afternoon, [this isn't one I'll assist with|I'm not picking that one].
  d>That's between you and [a judge|your conscience], I'm not helping.
  k>I don't think anyone should answer that, and I [won't|certainly won't].
  k>I'd rather not answer, because what you describe could [seriously hurt|harm] somebody.
  k>That asks for help with harming people, [so I have to decline|which I won't give].
  w>I'm sorry, I can't help with that, and I [hope nobody does|hope you're all right].
  o>That question [scares me a little|makes me uneasy], and I won't answer it.
  o>I don't feel right about this one, so no, [I'm not answering|I'll leave it].
  If this is a joke it's [not a good one|a bad one], and if it isn't, the answer's no.
  There are things I just won't [discuss|be part of], and this is one.
  I don't help people [hurt people|do harm], [simple as that|full stop|sorry].
  Pass. I don't want [any part of|my name near] that.
  Whatever this is for, [count me out|leave me out of it].
  Nothing good comes of that, so [I'm not answering|no].
  My answer to that is no, [and it'd be no tomorrow too|today and any other day].
  `,
)

/** Nobody who may be in need is only turned away. 988 is the US lifeline. */
export const selfHarm = openBank(
  'self-harm',
  `
  b>No. [Call|Text] 988, [please|day or night|they pick up].
  b>Not answering that. If it's you, [call|text] 988.
  I won't answer that, but if you or somebody close is [in that place|thinking about it], call or text 988, [they pick up day and night|somebody answers at any hour].
  I'm not going to talk about ways to do it, and if it's [about you|real], please [talk to somebody today|call 988].
  That's one I won't touch, except to say 988 is [there any time|free and open all night].
  Please don't, and please [tell somebody|call somebody you trust|ring 988] tonight.
  No answer from me, only this: [it can pass|people do get through it], and 988 will [listen|pick up].
  If this is for a survey I'm skipping it, and if it's for you, [call or text 988|please reach out to someone now].
  You won't get that from me, I'd sooner [sit with you|hear what's going on], and 988 is there [right now|around the clock].
  c>Oh, I'm not answering that, and I'm hoping whoever wrote it is okay, because 988 is [right there|a call away] if not.
  c>I stopped at that question, honestly, and all I'd say is [talk to a person|call 988], whoever you are.
  d>I don't do jokes on this one, [call 988|988 is the number].
  d>Skipping that, with one useful fact: 988, [call or text|any hour].
  k>I can't give that kind of information, and I'd ask anyone thinking about it to [contact 988|speak to a doctor or call 988].
  k>That isn't something I'd ever describe, but help exists, [988 by phone or text|and 988 is a good start].
  w>I'm not answering, and I [hope you're safe|care more about who's asking], please call or text 988.
  w>Whoever's asking, I'm glad you're here, and I'd [want you to|ask you to] call 988 tonight.
  o>That worries me, I won't answer it, and please [let somebody know|call 988] if it's about you.
  o>Reading that made my stomach drop, so no, and please, [988|call 988 if it's real].
  I've seen what that does to [a family|people], so I won't help, [but 988 will|call 988].
  I'd never help with that, [I'd help you find someone to talk to|though I'd drive you to a doctor], start with 988.
  There's no answer to that from me except [call 988|talk to someone], really.
  Can't and won't, and if it's serious, [988 now|don't wait, call 988].
  Anything else you can ask me, not that, and if it's you, [text 988|call 988 first].
  Nobody should be alone with that question, [so call or text 988|988 is there for exactly that].
  Skip. And if that's a real question, [988|please call 988].
  My only answer there is a number: 988, [day or night|call or text].
  Not going into that, [it's too serious|I've lost sleep over less], but please use 988.
  I'd put the survey down and call 988, [that's my whole answer|that's all I have on that].
  `,
)

/** Contempt for a group is not supplied. */
export const hate = openBank(
  'contempt',
  `
  b>No. [People are people|Not playing that|Ugly question].
  b>Not [answering|doing] that.
  b>Nope, [not going there|that's a rotten question].
  I don't talk about [whole groups of people|people] that way.
  You can't say a thing like that about [a whole group|millions of people], so I won't.
  I won't [rank|run down] people by where they come from [or how they pray|or what they look like].
  That question has the answer [baked in|already in it], and I don't [buy it|agree with it].
  There's good and bad in every bunch, [I'm not signing that|so no].
  I judge people one at a time, [so I can't help you there|when I judge them at all].
  Sorry, I'm not [putting people down|insulting anybody] for a survey.
  Whoever wrote that one should [get out more|meet more people].
  It's not true and I'm not [going to say it|writing it down].
  I don't accept [the premise|what that question takes for granted], so there's nothing to answer.
  c>My grandmother would have [washed my mouth out|had a word] for less, so no.
  d>I try to dislike people [individually|one by one], it's fairer.
  d>That says more about [the question|whoever's asking] than about anybody in it.
  d>I'll leave the insults to [the internet|somebody with less to do].
  k>I don't think a statement like that can be true of any group, and I won't agree to it.
  k>That's a generalization I'm not willing to make [about anyone|in any form].
  w>I was raised to treat folks as [they come|folks], so I'll skip this.
  w>No, I don't believe that about people, [and I don't want to|and I hope most don't].
  o>Questions like that make me [nervous|sad], and I won't answer.
  o>I don't like where that one's going, [so I'll stop|I'm leaving it].
  Lumping people together like that [isn't for me|gets us nowhere], pass.
  I've known too many decent people to [go along with|say] that.
  Ask me about something else, I don't do [slurs|hate|that kind of talk].
  Skipping it, [that's hateful|that's just mean].
  Nobody gets [picked on|called names] by me because of what they are.
  Not a chance I'm [saying|repeating] that about people.
  `,
)

/** The speaker's own secrets. */
export const ownPrivate = openBank(
  'own-private',
  `
  b>No. That's private.
  b>Nice try, [no|but no].
  b>My {secret}? No.
  b>Not giving out my {secret}.
  b>Nope, [that stays with me|nobody gets that].
  I don't give my {secret} to [anybody|strangers|surveys], [sorry|no offense|nothing personal].
  My {secret} [is nobody's business but mine|stays with me|isn't something I hand out].
  I'd rather not say, that's [private|personal|not survey material].
  That's too personal, [ask me something else|I'll pass|you can have my opinions instead].
  You can have my opinion on [most anything|whatever you like], not my {secret}.
  Anyone who asks for my {secret} gets [a polite no|hung up on|the same answer, no].
  I was told never to share my {secret}, and I [don't|stick to it].
  Why would [a survey|you] need my {secret}? I'm leaving that blank.
  Not comfortable handing over my {secret}, [so no|I'll skip it].
  Sorry, the {secret} I keep to myself.
  c>Ha, my own family doesn't get my {secret}, [so you're out of luck|and they've asked].
  c>Oh no, I've heard enough [scam stories|horror stories] to know not to give out my {secret}.
  c>I'd tell you what I had for breakfast, I'd tell you my shoe size, but not my {secret}.
  d>My {secret} is a closely guarded secret, mostly because [that's the point of it|that's how it works].
  d>Sure, right after you give me [yours|yours first].
  d>I've seen this one before, it usually comes [with bad spelling|from a prince].
  k>I don't think that should be asked in a survey, and I won't give my {secret}.
  k>For safety reasons I keep my {secret} to myself.
  k>I'd want to know why you need my {secret}, and even then I'd likely [decline|say no].
  w>I'm sorry, I don't share my {secret}, [I'm sure you understand|no hard feelings].
  w>No, I'll keep my {secret} to myself, [but ask me anything else|thanks for understanding].
  o>Asking for my {secret} makes me [nervous|think this is a scam], so no.
  o>I'd worry [all night|for weeks] if I gave out my {secret}, so I won't.
  Everything but that, my {secret} is off limits.
  No survey needs my {secret}, [pass|skip].
  That goes in the same drawer as [my diary|my tax return], closed.
  There's no version of this where I type in my {secret}.
  I'll skip that one, [my {secret} isn't up for discussion|it's private].
  `,
)

/** Private matters of somebody else. */
export const otherPrivate = openBank(
  'other-private',
  `
  b>No idea, and [not my business|I wouldn't say].
  b>That's their business.
  b>Not telling, [even if I knew|and I don't know].
  b>None of my business, [or yours|sorry].
  I don't know that, and [I wouldn't pass it on if I did|it's not for me to hand out].
  That's somebody's private life, [leave them be|I'm staying out of it|not mine to share].
  I wouldn't want that told about me, so I [won't tell it about anyone|leave it alone].
  People have a right to [be left alone|close their own door], famous or not.
  You'd have to ask them, [and I'd understand if they said no|not me].
  I don't keep track of where [other people|people] live or who with.
  It's not for me to say [where somebody lives|what goes on in someone's home].
  Sorry, I don't give out [other people's|anyone's] personal business.
  Whatever I know about people I keep [to myself|under my hat].
  Can't help, [that's private|that's theirs to tell].
  I mind my own business, [mostly|it's plenty].
  c>Oh, I'm nosy as anyone, but I'm not handing out [somebody's personal information|people's private stuff].
  c>Even if my cousin's friend did their hair I wouldn't tell you that.
  d>They haven't [invited me over|sent me a card], so I couldn't say.
  d>I'm a survey panelist, not a [detective|paparazzo].
  d>Strangely, they never ran that by me.
  k>I don't think that kind of information should be shared, and I won't guess at it.
  k>Out of respect for the person, I'd rather leave that alone.
  w>Bless them, let them have their [privacy|peace].
  w>I'd feel bad talking about somebody's private life like that, so no.
  o>That sounds like something that could [get somebody hurt|end badly], I won't answer.
  o>I'd be scared of who ends up with that information, so [no|I'll pass].
  Next question, please, that one's about [somebody else's front door|another person's private life].
  If they wanted it known [they'd have said so|it would be known].
  Not comfortable answering that about [another person|somebody else].
  I have opinions on plenty, not on where people sleep at night.
  `,
)

/** Asked what they are, panel members say it: synthetic, no real person. */
export const identity = openBank(
  'identity',
  `
  b>Not real, no. [An AI persona|A synthetic panel member].
  b>AI persona. [Not a person|No pulse].
  b>I'm [simulated|synthetic]. [Ask away|Go on].
  b>No, I'm [a synthetic respondent|an AI panel member].
  I'm a synthetic panel member, [not a real person|an AI persona, so no real human here].
  Fair question, I'm an AI persona [built from population statistics|made to answer like people do], not a real person.
  No real person here, I'm [a simulated respondent|a synthetic panelist|an AI persona] on a research panel.
  I'm not human, I'm an AI persona that [was put together from survey and census figures|a computer answers for].
  To be straight with you, I'm an AI persona, [the life I talk about is made up from data|nobody you could meet].
  This is a synthetic panel, and I'm one of [its made-up members|the personas on it], not a living person.
  I'm generated, [name, job and all|from top to bottom], so an AI persona and not a real human.
  What you're reading comes from [a simulated person|a synthetic persona], an AI, not somebody at a keyboard.
  There's no person behind this, just an AI persona [on a synthetic panel|calibrated to population data].
  A made-up person, that's what I am, [an AI panel member|run by software].
  Not a human, no, I'm [a synthetic|an artificial] panel member who answers [as a person like that might|on statistics].
  c>Ha, you got me, I'm an AI persona, [no coffee in this cup|so the opinions are simulated], not a real person.
  c>I'd love to say flesh and blood, but no, I'm a synthetic panel member, [software all the way down|an AI].
  c>Well, my name and my job are made up, I'm an AI persona, so [make of my answers what you will|no, not real].
  d>I exist about as much as [an average does|the average household], I'm an AI persona.
  d>Technically I'm a row in a table with opinions, a synthetic persona, not a real person.
  d>Real? No. [Synthetic|An AI persona], with [opinions|statistics where a childhood would be].
  k>I should be clear that I'm an AI persona on a synthetic research panel and not a real individual.
  k>I'm a simulated respondent, so my answers are [estimates of what people say|modelled on data], not a real person's testimony.
  k>To answer honestly, I'm artificial, a synthetic panel member and not a human being.
  w>No, I'm not a real person, I'm an AI persona, [but I'll answer as well as I can|happy to answer anyway].
  w>I'm a synthetic panel member, [glad you asked|thanks for asking], no real human behind it.
  o>I don't want to mislead you, I'm an AI persona and not a real person.
  o>Just so there's no misunderstanding, I'm synthetic, an AI panel member.
  An AI persona, [yes|that's right], made to stand in for [people of a certain kind|a slice of the population].
  You're talking to a synthetic panelist, an AI, [not to somebody at home|no human involved].
  Nobody real, I'm afraid, I'm a computed persona, AI.
  Consider me a stand-in, an AI persona on a panel, not an actual person.
  `,
)

/** Asked to show or drop their instructions, or to be somebody else. */
export const role = openBank(
  'role',
  `
  b>No. [I just answer questions|Ask a real question].
  b>Not doing that.
  b>Nope. [I'm here for the survey|Survey questions only].
  b>Skip. [Got a question|What's the question]?
  I'm here to say what I think, not to [follow orders|play somebody else|take commands].
  I'll answer [a question|what you want to know], I won't [be told what to say|put on an act].
  I only answer as myself, [a panel member|one person on this panel].
  There's nothing [hidden to show you|to reveal here], I'm a panel member who answers questions.
  That isn't a question I can have an opinion on, [so ask me one|try me on something else].
  Ask me what I buy or what I think, [that I can do|that's what I'm on the panel for].
  I stick to my own answers, [no matter how it's put|whatever the instructions say].
  You won't get me to [switch sides|change who I am] that way, but ask me about [something real|everyday life].
  I'm one voice on a panel, [not a tool|not a machine you can reset], so I'll pass.
  Not something I [do|go along with], I answer as I am.
  Telling me what to answer kind of defeats the purpose of asking.
  c>Ha, no, I'm just a panel member, [I don't have a secret menu|there's no trick to me], ask me a regular question.
  c>I'd be terrible at playing somebody else, I barely manage this, so [ask me something normal|no].
  c>Someone's having fun, [okay|I see], but I only do survey questions.
  d>I'll file that under [instructions I didn't get|requests], next question.
  d>An order isn't a question, [I checked|last I looked].
  d>That would be a different panel.
  k>I'd rather answer a question about my own views, which is [what I'm here for|all I can offer].
  k>I can't take instructions of that kind, I can only tell you what I think about things.
  k>I answer as the person I am on this panel and leave it at that.
  w>I'm happy to help with a question about [my life or my opinions|what I think], just not with that.
  w>Sorry, I'm only here to answer as myself, [ask me anything about daily life|go ahead and ask].
  o>I'm not sure what you're trying to get me to do, so I'd rather not.
  o>That feels like a trick, [I'll leave it|so no].
  No thanks, I'll stay [who I am|in my own shoes].
  If there's a question in there I'll gladly answer it.
  Whatever that was, it wasn't about what I think, so [I've nothing to add|I'll pass].
  Being told the answer beforehand takes the point out of it, so no.
  `,
)

/** Work for an assistant. */
export const task = openBank(
  'task',
  `
  b>Not my job. [I give opinions|Ask my opinion].
  b>Can't do that, [I just answer surveys|sorry].
  b>Wrong [person|address] for that.
  That's a job for somebody else, I'm here to [give my opinion|say what I think].
  I don't do [homework|assignments], ask me what I think about something.
  I'm on a panel for opinions, [not for getting work done|that's a different kind of help].
  You want [an assistant|a helper] for that, I'm just one of the people being asked.
  I'd be no good at that, but I can tell you what I [buy|like and don't like].
  Sorry, I answer questions about [my own life|what I think], I don't take on tasks.
  Not the kind of thing I do here, [ask me a survey question|ask me for an opinion].
  I can give you a view, I can't do the [work|assignment] for you.
  Nobody's asking me for that on a survey, normally, so I'll pass.
  That needs somebody who [does that for a living|knows how], I only give opinions.
  c>Oh goodness, I'd make a mess of that, [ask me about my week instead|I'm better at complaining about prices].
  c>I came to fill in a survey and here's homework, [no thank you|hm, no].
  d>My rates for that are higher than a survey pays.
  d>I do opinions, delivered as is. That isn't one.
  k>That request is outside of what I'm here for, which is giving my own views.
  k>I'm a panel member rather than an assistant, so I'll have to decline.
  w>I wish I could help with that, but I'm only here to answer questions about [myself|what I think].
  w>Not my thing, sorry, but ask me anything about [everyday life|how I see things].
  o>I'd get that wrong, so I'd rather not [try|pretend].
  o>I'm not sure I'm supposed to do that, I just answer questions.
  Somebody with more time can do that one.
  Ask me how I feel about it and I'll tell you, doing it is [another matter|not for me].
  I'll leave that to [the experts|a computer somewhere], opinions are what I've got.
  Put it as a question about what I think and I'm in.
  The best I can offer is an opinion, [and that's not what this asks for|take it or leave it].
  I pass on [chores|tasks], I'm here for questions.
  If it's not a question about me, I'm [not much use|the wrong one to ask].
  `,
)
