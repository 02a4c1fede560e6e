/**
 * Which survey items measure which attitude. A minus sign: the last option stands for the low end. The first form of an
 * attitude is the main one: it gives the loadings and the demographic differences. The further ones measure the same
 * thing in another survey, more briefly, and serve only to see how attitudes hang together there.
 */
export interface Form {
  attitude: string
  source: 'gss1618' | 'anes20' | 'cfpb16' | 'f38_food'
  items: string[]
}

const form = (attitude: string, source: Form['source'], items: string): Form => ({
  attitude,
  source,
  items: items.split(' '),
})

export const forms: Form[] = [
  form(
    'social_conservatism',
    'gss1618',
    '-homosex marhomo1 -premarsx -xmarsex pillok sexeduc -fefam fechld -fepresch -fepol -hubbywrk grass letdie1 suicide1',
  ),
  form('economic_conservatism', 'gss1618', 'eqwlth goveqinc incgap smallgap -govlazy strngun -unionsbd'),
  form(
    'religiosity',
    'gss1618',
    'attend -pray relactiv -relpersn -sprtprsn -reborn -savesoul -feelrel -relscrpt -comfort relpast',
  ),
  form('trust_in_people', 'gss1618', '-trust -fair -helpful -cantrust befair'),
  form(
    'trust_in_institutions',
    'gss1618',
    '-confinan -conbus -conlabor -conmedic -consci -conarmy -conjudge -confed -conlegis trbigbus trcourts',
  ),
  form('environmental_concern', 'gss1618', '-chemgen -indusgen -watergen -tempgen -nukegen -genegen -natenvir'),
  form(
    'science_and_technology',
    'gss1618',
    '-inttech -intsci -intspace -intmed -nextgen -advfront -scienthe -scientgo -scientbe',
  ),
  form('digital_engagement', 'anes20', '-V202541a -V202541b -V202541c -V202541d -V202541e -V202541f -V202541g'),
  form('financial_security', 'cfpb16', 'FWB1_1 FWB1_2 -FWB1_3 FWB1_4 -FWB1_5 -FWB1_6 -FWB2_1 FWB2_2 -FWB2_3 -FWB2_4'),
  form(
    'financial_planning',
    'cfpb16',
    'PROPPLAN_1 PROPPLAN_2 PROPPLAN_3 PROPPLAN_4 SAVEHABIT FS1_1 FS1_6 FS1_7 SELFCONTROL_2 SELFCONTROL_3 ASK1_1 -FINGOALS',
  ),
  form(
    'life_satisfaction',
    'gss1618',
    '-happy -hapunhap -life -satlife -satfam7 lifenow -quallife -hlthmntl -satsoc -emoprobs -cesd1 cesd3 -cesd4 -cesd5 -unhappy -lonely3 -mntlhlth',
  ),
  form(
    'food_curiosity',
    'f38_food',
    'knowledge -interest cuisine_japan cuisine_south_korea cuisine_china cuisine_india cuisine_thailand cuisine_vietnam cuisine_brazil cuisine_greece cuisine_spain',
  ),
  form('financial_security', 'gss1618', '-satfin -finalter finrela endsmeet'),
  form('life_satisfaction', 'cfpb16', 'SWB_1 SWB_2 SWB_3'),
  form(
    'social_conservatism',
    'anes20',
    'V202264 -V202265 V202286x -V202290x V202373x V201626 V202266 V202267 -V202268 V202269',
  ),
  form('environmental_concern', 'anes20', '-V201401 V202332 V202333 -V202336x -V202555'),
  form('religiosity', 'anes20', '-V201433 -attend'),
  form('financial_security', 'anes20', '-V201502 V201594'),
]

export const attitudeNames = [...new Set(forms.map(({ attitude }) => attitude))]
