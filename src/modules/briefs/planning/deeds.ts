/** What nobody sets out to do: it happens to people, or they wish it had not. */
const lapse =
  /^(?:miss (?!out on |the chance |your (?:family|home|friends))|forget|lose (?!weight)|fail|oversleep|overspend|overeat|procrastinate|relapse|waste|neglect|fall (?:behind|ill|for|asleep at)|run (?:late|out)|be late|show up late|arrive late|burn out|get (?:sick|stuck|lost|behind|injured|hurt|scammed|fired|laid off|distracted|overwhelmed)|skip (?:doses|their|your|medication|meals|payments|appointments|a payment|pills)|crash|default|struggle|suffer|feel (?:lonely|isolated|burned out|burnt out|stressed|tired|anxious|unhappy|angry|frustrated|exhausted|overwhelmed|worried|bored|skeptical|sceptical|dissatisfied|disengaged|sad|left out)|worry|argue|fight|drop the|lie awake|put off|delay|make mistakes|doomscroll|snooze|ignore)\b/i

/** Ends of something that people had, did or belonged to. */
const exit =
  /^(?:quit|leave|cancel|resign|unsubscribe|stop|give up|drop out|drop|abandon|opt out|walk away|delete|uninstall|return|churn|divorce|end|get rid of|go back|turn away|move away|step down|stay away)\b/i

/** What everybody does in one way or another: nobody is asked whether, or how hard they find it. */
const everyday =
  /^(?:spend (?:your|the|most of your|a typical|an average) |(?:eat|have|get|make|prepare|cook|plan) (?:(?:for|your|the|their|a|family|weekday|weeknight|weekly) )*(?:breakfast|lunch|dinner|meals?|supper|food)\b|eat\b(?! (?:at|in|out|fast|meat|plant|an?\b|more|less|organic))|sleep|relax|unwind|wind down|start (?:your|the) (?:day|morning)|end (?:your|the) (?:day|evening)|wake up|go to (?:bed|sleep)|get (?:up|ready|dressed|around|to work|your news|the news)|keep in touch|stay in touch|shop for (?:food|groceries|clothes)|buy (?:food|groceries|clothes)|dress|do (?:the|your) (?:laundry|shopping|dishes|groceries|chores)|manage your (?:time|money|day)|celebrate (?:your )?birthdays?|talk to your|follow the news)/i

export const isLapse = (action: string | null): boolean => action !== null && lapse.test(action)
export const isExit = (action: string | null): boolean => action !== null && exit.test(action)
export const isEveryday = (action: string | null): boolean => action !== null && everyday.test(action)
