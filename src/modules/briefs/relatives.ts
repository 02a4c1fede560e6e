/** People and animals that those who are asked have to do with. */
const one =
  'parent|mother|father|mom|mum|dad|child|kid|son|daughter|baby|toddler|teen|teenager|husband|wife|spouse|partner|boyfriend|girlfriend|friend|sibling|brother|sister|relative|family member|loved one|grandparent|grandmother|grandfather|grandchild|roommate|housemate|neighbou?r|colleague|co-?worker|boss|client|patient|student|person|pet|dog|cat|veteran|senior|adult|tenant'
const several =
  'parents|children|kids|students|patients|people|seniors|relatives|clients|adults|partners|spouses|friends|family members|loved ones|veterans|tenants|pets|dogs|cats'
const describedOne = `(?:an?|their|his|her|your|another)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${one})|someone|somebody`
/** "… caring for |a husband|", "… teach |kids|": at the end of a text. */
export const relativeAtEnd = new RegExp(
  `(?:^|\\s)((?:${describedOne})|(?<=\\b(?:for|with|after|dat(?:e|ing)|knows?|support(?:ing|s)?|teach(?:ing|es)?|coach(?:ing)?|treat(?:ing|s)?|help(?:ing|s)?|rais(?:e|ing)|employ(?:s|ing)?|hir(?:e|ing)|to|have|has)\\s)(?:[\\p{L}-]+\\s+){0,2}?(?:${several}))\\s*$`,
  'iu',
)
