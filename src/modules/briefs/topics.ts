/** What one wants to know of people, as a noun: "habits", "views", "daily lives". */
const noun =
  '(?:habits?|needs(?= (?:of|among)\\b|$)|views?|attitudes?|perceptions?|opinions?|experiences?|patterns?|behaviou?rs?|lives|life|struggles?|motivations?|preferences?|routines?|challenges?|barriers?|expectations?|priorities|values|concerns?|fears?|worries|satisfaction|sentiment|perspectives?|thoughts|reactions?|trends|usage|use|awareness|adoption|knowledge|loyalty|trust|interest|interests|decision-making|decisions?|journeys?|pain points?|diets?|lifestyles?|mindset|feelings|frustrations|goals|dreams|tastes|choices|problems|obstacles|appetite|demand|willingness|openness|readiness|support|confidence|burnout|loneliness|stress|drivers|triggers|beliefs|hopes|aspirations|finances|morale|wellbeing|well-being|media diets?|happiness|acceptance|uptake|understanding)'

/**
 * A fragment that names what to learn by whose it is: "Shopping habits of teachers and librarians", "Attitudes among
 * homeowners towards heat pumps". All of it is the objective; who is asked stands in it.
 */
const fragment = new RegExp(
  `^(?:(?:the|a|an|on|about|re:?|topic:?)\\s+)?(?:[\\p{L}&/'-]+\\s+){0,4}?${noun}(?:\\s+(?:and|or|&)\\s+(?:[\\p{L}-]+\\s+){0,2}?${noun})?\\s+(?:of|among|amongst|from|by|in|for|on|about|toward|towards|to|with|regarding|around)\\s`,
  'iu',
)
const verbal = /^(?:i|we|they|please|who|people|adults|women|men|moms|dads|\d)/i

export const isTopicFragment = (said: string): boolean => fragment.test(said) && !verbal.test(said)

export const topicNoun = new RegExp(`^${noun}$`, 'i')
