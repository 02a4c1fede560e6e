/**
 * Job words that stand for one occupation, or a few: codes, then the words (singular; spelling is evened out later).
 * Management, professions and health (SOC 11 to 29).
 */
export const synonymWords = `
11-1011: ceo, tech ceo, chief exec, managing director, coo, cofounder and ceo, chairperson, chair of the board, chief of staff, president and ceo
11-1021: gm, ops manager, operations lead, business unit manager, bizops manager
11-1031: politician, congressperson, mayor, senator, member of parliament, mp, councillor, councilor, alderman, elected official, congressman
11-2011: ad manager, campaign manager, media planner, media buyer
11-2021: cmo, chief marketing officer, growth marketer, growth hacker, brand manager, social media marketer, social media manager, product marketer, community manager, chief growth officer, performance marketer
11-2022: cro, chief revenue officer, key account manager, kam, national account manager, chief sales officer, chief commercial officer
11-2032: head of communications, comms manager, chief communications officer, spokesperson
11-2033: head of fundraising, chief development officer
11-3012: admin manager, chief administrative officer
11-3021: cto, cio, ciso, chief information officer, chief technology officer, chief information security officer, chief data officer, chief digital officer, delivery manager, software development manager, head of it, vp of technology
11-3031: cfo, chief financial officer, financial controller, comptroller, finance director, bank manager, fund manager, hedge fund manager, asset manager, investment manager, fp and a manager, chief investment officer, treasury manager, chief risk officer
11-3061: cpo procurement, chief procurement officer, category manager
11-3071: supply chain manager, transport manager, chief supply chain officer
11-3121: chro, chief people officer, chief human resources officer, hrbp, head of people, head of talent, personnel manager, vp of people
11-3131: l and d manager, chief learning officer, learning manager
11-9013: grower, agriculturist, dairy farmer, crofter, homesteader, winegrower, smallholder
11-9021: building contractor, gc, house builder, homebuilder, property developer, real estate developer, site manager construction, construction pm
11-9031: nursery manager, daycare owner
11-9032: headteacher, head teacher, headmaster, headmistress, deputy head teacher, school head, superintendent of schools, school principal, head of year, deputy head
11-9033: university administrator, vice chancellor, bursar, academic registrar
11-9051: pub landlord, publican, restaurateur, landlord of a pub, pub manager, innkeeper of a pub, mcdonald manager, maitre d
11-9072: gym manager, leisure centre manager, arts manager
11-9081: hotelier, bnb owner
11-9111: nursing home manager, hospital manager, care home manager, practice manager, director of nursing, don, chief nursing officer, cno, chief medical officer, medical director, nurse manager, healthcare executive, hospital executive, matron
11-9121: research director, chief scientist, principal investigator, lab director
11-9141: airbnb host, landlord, landlady, vrbo host, vacation rental host, short term rental host, property investor, real estate investor, block manager, superhost, vacation rental owner
11-9151: charity manager, ngo manager, executive director of a nonprofit, nonprofit executive
11-9179: nail salon manager, barbershop manager
11-9199: product manager, product owner, program manager, vice president, vp, customer success manager, cpo, chief product officer, chief legal officer manager, head of product, avp, svp, evp, head of customer success, category director
13-1011: sports agent, modeling agent, theatrical agent, influencer agent
13-1020: purchaser, procurement officer, fashion buyer
13-1031: loss adjuster, insurance assessor, claims handler, insurance claims adjuster
13-1041: compliance manager junior, health and safety inspector, customs agent, environmental health officer, trading standards officer, customs official, border force officer, kyc analyst, aml analyst
13-1051: quantity surveyor, qs, construction cost estimator
13-1071: hr generalist, recruitment consultant, talent acquisition, talent partner, headhunter, hr advisor, hr officer, recruitment specialist, sourcer, talent scout, hr associate
13-1081: logistician, supply planner, demand planner, freight planner
13-1082: pm, scrum master, agile coach, pmo, delivery lead, project lead, project leader, project officer, project administrator, technical program manager, tpm, project mgr
13-1111: strategy consultant, mckinsey consultant, management consultant, ba, business analyst, big four consultant, business process analyst, transformation consultant, strategist
13-1121: wedding coordinator, party planner, event organizer, event producer, events manager, conference organizer, function coordinator
13-1131: charity fundraiser, development professional
13-1151: l and d specialist, corporate trainer, instructional designer, e learning designer, learning designer
13-1161: seo specialist, seo manager, ppc specialist, market researcher, marketing exec, marketing executive, social media coordinator, sem specialist, digital marketing executive, marketing officer, copy and content strategist, content strategist, consumer researcher, brand strategist, email marketer, marketing communications specialist, affiliate marketer, insights manager, market analyst, user acquisition specialist
13-1199: ebay seller, amazon seller, etsy seller, dropshipper, online seller, online business owner, fba seller, amazon fba seller, ecommerce seller, e commerce entrepreneur, shopify store owner, poshmark seller, online retailer, business development manager, bdm, business development executive, operations associate, ops specialist
13-2011: cpa, bean counter, chartered accountant, certified public accountant, aca accountant, acca accountant, management accountant, big four auditor, auditor, ca
13-2020: valuer, property valuer, real estate valuer, building surveyor, chartered surveyor
13-2051: hedge fund analyst, equity analyst, investment analyst, fp and a analyst, ib analyst, stock analyst, private equity analyst, private equity associate, venture capitalist, vc, cfa
13-2052: cfp, independent financial advisor, ifa, wealth manager, financial adviser, private banker, money manager, stock advisor, investment adviser
13-2072: mortgage broker, mortgage advisor, mortgage adviser, lender, mlo
13-2081: taxman, tax inspector, hmrc officer, irs agent
13-2082: tax preparer, h and r block tax preparer, tax agent, tax advisor, tax adviser
13-2099: quant, quantitative analyst, quantitative trader
15-1211: systems analyst, it business analyst, sap consultant, salesforce administrator
15-1212: cybersecurity specialist, cyber security analyst, infosec analyst, pentester, ethical hacker, security engineer, cybersecurity professional, hacker, cybersecurity expert, cyber security engineer
15-1221: ai scientist, ai researcher
15-1232: it support, tech support, help desk, helpdesk, desktop support, it helpdesk, it technician, computer support, genius bar technician, technical support, computer repair tech support, it support engineer
15-1241: network architect, cloud network engineer
15-1242: dba, database manager
15-1243: data engineer, analytics engineer, etl developer, big data engineer
15-1244: sysadmin, sys admin, network admin, it admin, systems admin, linux admin
15-1251: computer programmer, programmer
15-1252: swe, sde, software dev, devops engineer, dev ops engineer, site reliability engineer, sre, machine learning engineer, ml engineer, ai engineer, backend engineer, full stack engineer, fullstack developer, mobile developer, android developer, ios developer, game developer, software architect, app developer, cloud engineer, platform engineer, embedded software engineer, python developer, java developer, software programmer, front end engineer, tech lead, full stack dev, c developer, golang developer, ruby developer, net developer, software guy, video game developer, application developer, faang engineer, software development engineer, prompt engineer, web3 developer, blockchain engineer, embedded engineer, firmware engineer
15-1253: qa, qa tester, qa analyst, sdet, test automation engineer, software tester, software qa, game tester, quality assurance engineer, manual tester
15-1254: webmaster, web dev, wordpress developer, frontend developer, front end developer, frontend dev, web programmer, website builder, shopify developer
15-1255: ux designer, ui designer, ux researcher, ui ux designer, web designer, product designer, user experience designer, ux writer, interaction designer, user researcher
15-1299: solutions architect, cloud architect, it consultant, enterprise architect, systems architect, gis analyst, bi analyst, blockchain developer
15-2051: data analyst, data scientist, business intelligence analyst, ai data scientist, analytics manager, product analyst, data analytics specialist
15-2031: analytics consultant, operational researcher
17-1011: building designer, riba architect, licensed architect
17-1022: surveyor, land surveyor
17-2051: structural engineer, highway engineer, road engineer
17-2061: chip designer, computer hardware engineer
17-2112: process engineer, manufacturing engineer, quality engineer, six sigma black belt
17-2141: mech engineer, automotive engineer
17-2071: ee, power engineer
17-3013: draughtsman, draftsman, draughtsperson, draftsperson, cad technician
19-1042: postdoc, medical researcher, pharma scientist, clinical researcher, cancer scientist, clinical scientist
19-2041: ecologist, sustainability consultant, environmentalist, climate analyst
19-2021: weatherperson, weatherman, climatologist
19-2042: geologist
19-3033: shrink, psychoanalyst, psychotherapist, child psychologist
19-3051: town planner, city planner
19-3091: archaeologist, archeologist, anthropologist
19-3094: policy wonk, think tank analyst, political consultant
19-4061: ra, research assistant
19-4092: csi, forensic scientist, forensics, crime scene investigator
19-5011: hse officer, ehs manager, health and safety officer, osha inspector, health and safety manager, health and safety advisor
21-1012: school counsellor, guidance counsellor, careers advisor, careers adviser, college counselor, academic adviser, college admission counselor
21-1013: lmft, mft, couple counselor, marriage counselor, relationship therapist, sex therapist
21-1018: addiction counsellor, lpc, lmhc, drug counselor, bereavement counselor, online therapist, betterhelp therapist, talk therapist, mental health therapist, lcpc, behavior therapist
21-1021: cps worker, child social worker, child protection social worker
21-1023: lcsw, clinical social worker
21-1092: probation officer, parole officer
21-1093: youth worker, social care worker, case worker assistant, family support worker, social care assistant
21-1099: community organiser, activist, campaigner, community worker
21-2011: vicar, preacher, priest, clergyperson, rabbi, imam, parson, reverend, minister, padre, bishop, pastor, evangelist
21-2099: nun, monk, missionary
23-1011: solicitor, barrister, advocate, counsel, general counsel, in house counsel, in house lawyer, legal counsel, litigator, prosecutor, district attorney, ada, da, defense attorney, lawyer, qc, kc, trial lawyer, divorce lawyer, immigration lawyer, patent attorney, public defender, law partner, chief legal officer, clo, trainee solicitor, conveyancer, trainee barrister, esq
23-2011: legal exec, legal executive, paralegal
23-1023: justice, magistrate, jp, sheriff court judge
25-1199: adjunct professor, visiting professor, assistant professor, associate professor, tenured professor, community college professor, prof, academic lecturer
25-1071: medical school professor
25-1194: fe lecturer, vocational teacher, trade school teacher, driving school instructor trucks
25-2011: preschool teacher, pre school teacher, nursery teacher, nursery school teacher, pre k teacher, prek teacher, nursery worker teacher, kindergarten assistant teacher, montessori teacher, eyfs teacher, reception class teacher
25-2012: kindergarten teacher, kindergartner teacher, reception teacher
25-2021: elementary teacher, primary teacher, primary school teacher, grade school teacher, first grade teacher, second grade teacher, third grade teacher, fourth grade teacher, fifth grade teacher, junior school teacher, ks2 teacher
25-2022: middle school teacher, junior high teacher, junior high school teacher, sixth grade teacher, seventh grade teacher, eighth grade teacher
25-2031: high school teacher, math teacher, maths teacher, science teacher, english teacher, history teacher, physics teacher, chemistry teacher, pe teacher, gym teacher, physical education teacher, sixth form teacher, language teacher, french teacher, geography teacher, drama teacher, social studies teacher, band director, biology teacher
25-3011: esol teacher, esl teacher, efl teacher, english as a second language teacher, tefl teacher
25-3021: driving instructor, piano teacher, music teacher, dance teacher, swim teacher, swimming teacher, swimming instructor, ski instructor, riding instructor, art teacher, karate instructor, martial arts teacher, guitar teacher, surf instructor, tennis instructor
25-3031: sub teacher, supply teacher, sub, cover teacher
25-3041: tutor, private tutor, online tutor, home tutor, vipkid teacher
25-9031: curriculum designer, academic coach
25-9045: ta, teaching assistant, teacher aide, para, paraprofessional, parapro, classroom assistant, learning support assistant, lsa, teacher assistant, sen assistant, teacher helper, assistant teacher, school aide
27-1011: creative director, art director
27-1012: artisan, crafter, ceramicist, glassblower, potter, maker, silversmith, candle maker artisan
27-1013: illustrator, cartoonist, sculptor, comic artist, fine artist, oil painter
27-1014: vfx artist, 3d artist, motion designer, game artist, cgi artist
27-1019: tattooist, tattooer, inker, body piercer
27-1022: stylist fashion, costume designer, couturier
27-1023: florist, flower arranger
27-1024: graphic artist, gfx designer, logo designer
27-1025: interior decorator, home stager decorator, home designer
27-1026: merchandiser, window dresser, visual merchandiser
27-2011: actress, actor, thespian, comedian, comic, stand up comedian, standup comic, voiceover artist, voice over artist, voice artist, movie star
27-2012: director film, filmmaker, film maker, movie director, film director, showrunner, executive producer, stage manager, casting director, movie producer
27-2021: athlete, footballer, pro athlete, baseball player, basketball player, football player, soccer player, esport player, pro gamer, professional gamer, golfer, tennis player, boxer, hockey player, professional footballer, jockey, race car driver
27-2022: sports coach, football coach, team coach, athletic coach, sport scout
27-2023: ref, umpire
27-2042: singer, rapper, vocalist, band member, violinist, pianist, guitarist, opera singer, session musician, recording artist
27-2041: composer, orchestra conductor, songwriter, music producer, choir director, beat maker
27-2091: disc jockey, dj
27-2099: magician, clown, drag queen, acrobat, street performer, juggler
27-2031: ballerina, stripper, exotic dancer, backup dancer
27-3011: podcaster, radio presenter, broadcaster, radio dj, tv presenter, presenter, announcer, tv host, talk show host, sports commentator
27-3023: reporter, columnist, newscaster, anchorman, anchorwoman, news anchor, newsreader, correspondent, news presenter, newspaper reporter
27-3031: publicist, pr, pr specialist, pr executive, public relations, press officer, comms specialist, flack, spin doctor, public affairs specialist, communications officer, press agent
27-3041: copy editor, sub editor, magazine editor, book editor, editor in chief
27-3043: copywriter, author, novelist, screenwriter, blogger, poet, playwright, content writer, ghostwriter, ghost writer, scriptwriter, substack writer
27-3091: translator, interpreter, asl interpreter, linguist translator
27-3099: content creator, influencer, youtuber, you tuber, tiktoker, tik toker, instagrammer, instagram influencer, social media influencer, vlogger, streamer, twitch streamer, onlyfans creator, onlyfans model, only fan creator, digital creator, ugc creator, youtube creator, tiktok creator, internet personality, tiktok influencer, live streamer, patreon creator, online creator, gaming streamer, creator
27-4031: cameraperson, camera operator, cinematographer, videographer
27-4099: drone pilot, drone operator
27-4021: wedding photographer, photog, paparazzo, photojournalist
29-1021: dental surgeon, dds, dmd, dental practitioner
29-1031: nutrition coach, nutritionist, dietician, rd
29-1041: eye doctor, od, ophthalmic optician
29-1051: pharmacist, dispensing chemist, druggist, pharmd
29-1071: pa, pa c, physician associate, physicians assistant
29-1081: foot doctor, chiropodist
29-1122: ot, ergotherapist
29-1123: pt, physio, physiotherapist, physical therapy, dpt
29-1126: rt, respiratory therapist
29-1127: slp, speech pathologist, speech language pathologist, speech and language therapist
29-1131: vet, veterinary surgeon, dvm, animal doctor, veterinary doctor, vet doctor
29-1141: rn, bsn, bsn nurse, staff nurse, icu nurse, er nurse, health visitor, ward sister, district nurse, travel nurse, school nurse, ward nurse, community nurse, lead nurse, charge nurse, nurse in charge, critical care nurse, a and e nurse, mental health nurse, occupational health nurse, trauma nurse, nhs nurse, head nurse, scrub nurse, theatre nurse, nurse coordinator
29-1151: crna, nurse anaesthetist
29-1171: np, fnp, dnp, advanced nurse practitioner, arnp
29-1211: anaesthetist, anaesthesiologist, anesthesia doctor
29-1214: er doctor, er physician, emergency doctor, a and e doctor, emergency room doctor, ed physician
29-1215: gp, general practitioner, family doctor, family physician, country doctor, family medicine doctor
29-1216: hospitalist, internal medicine physician
29-1218: gynecologist, obgyn, ob gyn, obstetrician, gynaecologist, obstetrician gynecologist
29-1221: paediatrician, kid doctor, pediatric doctor, child doctor
29-1223: psychiatric doctor
29-1229: oncologist, urologist, endocrinologist, gastroenterologist, rheumatologist, nephrologist, pulmonologist, hematologist, allergist, geriatrician, consultant physician, medical resident, resident doctor, junior doctor, house officer, cancer doctor, medical consultant, hospital doctor, locum doctor, registrar doctor
29-1249: plastic surgeon, brain surgeon, neurosurgeon, heart surgeon, cardiac surgeon, general surgeon, cosmetic surgeon
29-1292: rdh, hygienist
29-2010: mlt, mls, med tech lab, biomedical scientist, medical laboratory scientist, medical lab tech, clinical laboratory scientist
29-2032: ultrasound technician, ultrasound tech, sonogram technician
29-2034: radiographer, xray tech, x ray technician, ct tech, radiology tech, rad tech, xray technician
29-2042: emt, emergency medical technician, ambulance technician, emt b
29-2043: paramedic, ambulance person, flight medic
29-2052: pharm tech, pharmacy tech, dispenser, cpht
29-2055: scrub tech, operating department practitioner, odp, or tech, theatre technician
29-2056: vet nurse, vet tech, veterinary nurse, veterinary tech
29-2061: lpn, lvn, practical nurse, enrolled nurse
29-2072: medical coder, medical records, health information technician
29-2099: dialysis tech, sleep tech
29-9091: athletic trainer, at c
29-9099: midwife, lactation consultant
29-1161: cnm, certified nurse midwife
`
