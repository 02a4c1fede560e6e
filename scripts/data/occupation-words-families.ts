/**
 * Words that name a set of occupations, as people use them: names, then codes or beginnings of codes (with *), less
 * what follows "not". The first is what most people mean; of a beginning, the most common come first.
 */
export const familyWords = `
nurse, nursing staff, nursing professional, registered and practical nurse: 29-1141 29-2061 29-1171 29-1151 29-1161
advanced practice nurse, aprn, advanced practice registered nurse: 29-1171 29-1151 29-1161
teacher, school teacher, schoolteacher, classroom teacher, k-12 teacher, k12 teacher, public school teacher, teaching professional, private school teacher: 25-2021 25-2031 25-20*
educator, education professional, education worker: 25-1* 25-20* 25-3* 25-9031 25-9045 11-9032
special education teacher, special ed teacher, sped teacher, special needs teacher, sen teacher, special educator: 25-2051 25-2052 25-2057 25-2058 25-2059
secondary teacher, secondary school teacher: 25-2031 25-2022 25-2032
early childhood educator, early years teacher, early years practitioner: 25-2011 25-2012
professor, college professor, university professor, university lecturer, lecturer, college lecturer, academic, faculty member, college teacher, university teacher, postsecondary teacher, college faculty, adjunct: 25-1199 25-1* not 25-1194
art professor: 25-1121
humanities professor: 25-1123 25-1124 25-1125 25-1126
science professor: 25-1042 25-1052 25-1054 25-1051 25-1053
doctor, physician, medical doctor, md, do, hcp doctor, medical practitioner, medic doctor, specialist doctor, doc: 29-1229 29-12* not 29-1291 29-1292 29-1299
primary care doctor, primary care physician, pcp, family practitioner, general practice doctor: 29-1215 29-1216 29-1221
surgeon: 29-1249 29-1242 29-1243
health care provider, healthcare provider, hcp, clinician, medical professional, prescriber: 29-1229 29-12* 29-1171 29-1071 29-1141 not 29-1291 29-1292 29-1299
mid level provider, advanced practice provider, app clinician: 29-1171 29-1071
healthcare worker, health care worker, healthcare professional, health professional, medical worker, hospital worker, hospital staff, health worker, healthcare staff, medical staff, nhs worker, nhs staff, frontline healthcare worker, allied health professional: 29-* 31-*
dental professional: 29-1021 29-1022 29-1023 29-1024 29-1029 29-1292 31-9091
eye care professional: 29-1041 29-1241 29-2081 29-2057
therapist, counselor or therapist, psychotherapist or counselor: 21-1018 21-1013 19-3033
mental health professional, mental health worker: 21-1018 21-1013 21-1023 19-3033 29-1223 29-2053
counselor: 21-1018 21-1012 21-1019 21-1015
psychologist: 19-3033 19-3034 19-3039 19-3032
social worker, licensed social worker, msw: 21-1021 21-1022 21-1023 21-1029
physical and occupational therapist, rehab therapist: 29-1123 29-1122 29-1127
engineer: 17-2141 17-2051 17-2112 17-2*
engineering technician: 17-302*
it engineer: 15-1252 15-1241 15-1299
developer, app developer, coder, computer engineer or developer, dev, techie: 15-1252 15-1254 15-1251
it professional, it worker, tech worker, tech professional, it specialist, it person, it guy, tech employee, it staff, technology professional, information technology professional, computer professional, tech industry worker: 15-12* 11-3021
data professional, data person: 15-2051 15-1243 15-1242 15-2041
security professional, cyber professional: 15-1212
scientist, researcher, research scientist: 19-1* 19-2* not 19-1032
social scientist: 19-3*
designer: 27-1024 27-1025 27-1021 27-1022 15-1255 27-1029 27-1027
creative, creative professional, creative worker: 27-10* 27-3043 27-4021 27-4032 15-1255 27-3041
artist, visual artist: 27-1013 27-1014 27-1012 27-1019
performer, performing artist: 27-2011 27-2031 27-2042 27-2099
writer or editor, writer and editor: 27-3043 27-3041 27-3042
media professional, media person: 27-30* 27-40*
lab technician, laboratory technician, lab tech, lab worker, laboratory worker: 29-2010 19-4021 19-4031
driver, professional driver, commercial driver: 53-3032 53-3033 53-3031 53-3051 53-3052 53-3053 53-3054
food delivery driver, meal delivery driver, takeaway delivery driver, delivery rider, takeout driver: 53-3031 53-3033
bus driver: 53-3052 53-3051
rideshare driver, ride share driver, ride hailing driver, ridehail driver, ride hail driver: 53-3054 53-3053
pilot, airplane pilot, aircraft pilot, aviator: 53-2011 53-2012
train driver: 53-4011 53-4041
transportation worker, transit worker: 53-3* 53-4* 53-6*
logistics worker, supply chain professional, logistics professional: 13-1081 11-3071 43-5071 53-7062
warehouse staff, warehouse employee, warehouse operative: 53-7062 53-7065 53-7051
manager, people manager, mgr, middle manager, management, line manager, boss: 11-* not 11-1011 11-1031 11-9013 11-9131
executive, business executive, corporate executive, c suite, c level executive, c suite executive, senior leader, business leader, company executive, senior executive, top executive: 11-1011 11-1021
supervisor, first line supervisor, shift leader, team leader, team lead, shift manager: 43-1011 41-1011 35-1012 51-1011 53-1047 47-1011 49-1011 37-1011
retail manager: 41-1011
retail worker, retail employee, store worker, shop worker, store associate, retail staff, retail associate, store employee, walmart worker, walmart employee, target employee, target worker, costco employee, costco worker, tesco worker, tesco employee, home depot employee, home depot associate, ikea employee, best buy employee, kroger employee, aldi employee, retail clerk and cashier: 41-2031 41-2011 41-1011 53-7065
supermarket worker, grocery store worker, grocery worker: 41-2011 53-7065 53-7064
salesperson, sales person, sales professional, seller, sales worker, sales staff, salespeople, sales rep or associate, sales: 41-2031 41-3091 41-4012 41-4011 41-3021 41-3031 41-9022 41-9099
sales representative, sales executive, sales rep, account rep, salesperson b2b, b2b salesperson, field sales representative: 41-3091 41-4012 41-4011
marketer, marketing professional, marketing person, marketing, digital marketer, marketing people: 11-2021 13-1161 11-2011
advertising professional, ad man, adperson, advertising executive: 11-2011 13-1161 41-3011 27-1011
communications professional, pr professional: 27-3031 11-2032
hr professional, human resources professional, human resources, hr person, hr, people professional: 13-1071 11-3121 43-4161 13-1141 11-3111 13-1151
finance professional, finance worker, finance person, financial professional, banking professional: 13-20* 11-3031 41-3031
accounting professional, accounting: 13-2011 43-3031 13-2082
banker: 13-2072 43-4141 41-3031 11-3031
bank worker, bank employee, bank clerk: 43-3071 43-4141 13-2072
insurance professional, insurance worker: 41-3021 13-1031 13-2053 43-9041
purchasing professional, procurement professional, procurement: 13-1020 11-3061 43-3061
business professional: 13-* 11-* not 11-9013 11-1031
consultant: 13-1111
legal professional, legal worker: 23-1011 23-2011 23-1023 23-2099 43-6012
real estate professional: 41-9022 41-9021 11-9141 13-2020
administrative professional, admin, administrator, clerical worker, office staff, administrative staff, office administrator, white collar office worker: 43-6014 43-9061 43-6011 43-4171 43-1011
secretary: 43-6014 43-6011 43-6013 43-6012
clerk: 43-9061 43-3031 43-5071 43-4171
office worker, desk worker: 43-* not 43-5021 43-5031 43-5041 43-5051 43-5052 43-5053
customer service worker, customer support, customer service, customer service agent, customer care: 43-4051
cook: 35-2* not 35-2021
assistant manager, deputy manager, duty manager: 41-1011 11-9051 11-1021
kitchen worker, kitchen staff: 35-2* 35-1011 35-9021
food service worker, restaurant worker, hospitality worker, food worker, restaurant staff, restaurant employee, catering worker: 35-*
hotel worker, hotel staff: 43-4081 37-2012 11-9081 39-6011 39-6012
server or bartender, front of house staff: 35-3031 35-3011 35-9031
cleaner, cleaning lady, cleaning worker, cleaning staff, char lady: 37-2012 37-2011
landscaper or gardener: 37-3011
first responder, emergency responder, emergency services worker, emergency worker: 33-3051 33-2011 29-2043 29-2042 33-3021
law enforcement, law enforcement officer, leo, cop or detective, police: 33-3051 33-3021 33-1012 33-3012
cop: 33-3051 33-1012
medic, ambulance crew, ems, ems worker, ems professional, ems provider, emergency medical services worker: 29-2043 29-2042
caregiver, paid caregiver, carer, care worker, home caregiver, care assistant, caretaker for elderly, home care worker, support worker: 31-1120 31-1131
childcare provider, childcare professional: 39-9011 25-2011
clergy, clergy member, religious leader, faith leader: 21-2011 21-2021
tradesperson, tradespeople, trade worker, skilled trade, skilled trades worker, tradie, skilled tradesperson, trades worker, trades, building trade, craftsperson: 47-2111 47-2152 47-2031 49-9021 51-4121 47-2141 47-2181 47-2021 47-2044 47-2051 47-2081 47-2211 47-2221 51-4041 49-3023
builder, construction tradesperson: 47-2031 11-9021 47-2061 47-1011
construction professional: 11-9021 47-1011 13-1051
mechanic, auto mechanic or technician, repairperson mechanic: 49-3023 49-3031
maintenance person, repairperson, repair person: 49-9071
miner, coal miner, mine worker: 47-504* 47-5022 47-5081
oil worker, oil rig worker, oilfield worker, oil field worker, roughneck, rig worker, oil and gas worker: 47-5071 47-5012 47-5013 47-5011
lumberjack, logger: 45-4021 45-4022 45-4029
farm worker, farmworker, agricultural worker, farm laborer, field hand, farmhand: 45-2092 45-2093 45-2091 45-2099
fishmonger: 51-3022 41-2031
grocer, greengrocer, corner shop owner, newsagent, off licence owner: 41-1011 41-2031
fisherman, fisher: 45-3031
factory worker, manufacturing worker, assembly line worker, production line worker, plant worker, factory employee, production operative, industrial worker: 51-9199 51-2090 51-9111 51-4081 51-2028
assembler: 51-2090 51-2028
machine operator: 51-4081 51-9111 51-9161 51-4031
beauty professional, beauty worker, salon worker, beauty therapist: 39-5012 39-5094 39-5092 39-5011
fitness professional, fitness pro: 39-9031
hairdresser or barber: 39-5012 39-5011
postal worker, post office worker, usps worker, postal employee, usps employee: 43-5052 43-5051 43-5053
government inspector, inspector: 47-4011 13-1041 51-9061 53-6051
librarian or archivist, library worker: 25-4022 25-4031 43-4121
airline worker, airline employee: 53-2011 53-2031 43-4181 49-3011
architect or engineer: 17-1011 17-2*
entertainer or athlete: 27-20*
nonprofit professional, nonprofit worker, charity worker: 11-9151 13-1131 21-1099 21-1093
school staff, school employee, school worker: 25-20* 25-9045 11-9032 21-1012
school administrator: 11-9032
animal care worker, pet care worker, pet care professional: 39-2021 31-9096 29-2056 39-2011
flight crew, air crew, aircrew: 53-2011 53-2031
court official: 23-1023 43-4031 33-3011
guard: 33-9032 33-3012
`
