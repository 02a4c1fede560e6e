/** Verbs that say nothing beside their object: of "buy a toaster" the toaster is what it is about. */
export const plain = new Set(
  'buy use own have try eat drink watch visit get like love hate dislike trust want need prefer know hear see read wear order purchase choose pick consider recommend enjoy support oppose favor favour taste find notice play download subscribe pay shop spend think feel rate describe support take believe say look sign trust follow tried bought used owned had eaten drunk watched visited got liked loved wanted needed preferred known heard seen worn ordered purchased chosen considered recommended enjoyed played downloaded subscribed paid spent taken received receive given give sent send go went gone lose lost keep kept accept distrust cost fear expect been'.split(
    ' ',
  ),
)

/** Verbs that lead on to what is really done: "plan to", "be willing to". */
export const through = new Set(
  'want wants like love prefer plan expect hope need try be able willing likely unlikely going inclined ready able happy interested comfortable consider considering would rather intend used have has had been tend continue start stop prepared allowed'.split(
    ' ',
  ),
)

/** Doings that mean something by themselves; of others, what is done to what would be missing. */
export const activity =
  /^(?:cook|eat|exercis|smok|driv|tipp|mov|shopp|fly|sleep|commut|travell?|camp|vot|dat|work|retir|recycl|gam|fish|hunt|swimm|runn|walk|cycl|drink|vap|gambl|volunteer|pray|meditat|diet|budget|sav|invest|stream|text|read|garden|park|jogg|hik|danc|sing|knit|sew|bak|grill|clean|iron|spend|lend|borrow|bik|ski|paint|snack|floss|tann|hagg?l|barter|marry|babysitt|snor)ing$/

/** Without its object nothing can be said of it. */
export const wordless = new Set(
  'trust think feel know like love want need say believe prefer see hear find rate take get have give pay spend expect describe consider recommend dislike hate support oppose'.split(
    ' ',
  ),
)
