/**
 * Labels and titles of social service, law, education, art and media occupations (SOC 21, 23, 25, 27). "%biology" stands
 * for the ranks of a college teacher of the subject.
 */
export const societyTitles = `
21-1012 School Counselor: school counselor*8, guidance counselor*6, academic advisor*6, high school counselor*4, career counselor*3, college advisor*3, career coach*2, elementary school counselor*2, career services advisor*2, student success coach*2
21-1013 Marriage and Family Therapist: marriage and family therapist*4, family therapist*4, couples therapist*2, licensed marriage and family therapist*2, LMFT*2, therapist in private practice*3 {self}
21-1015 Rehabilitation Counselor: rehabilitation counselor*3, vocational rehabilitation counselor*3, job coach*5, supported employment specialist*1, direct support counselor*2
21-1018 Mental Health Counselor: mental health counselor*7, therapist*8, substance abuse counselor*6, addiction counselor*4, behavioral health counselor*3, licensed professional counselor*4 {ma}, recovery counselor*2, clinical counselor*2, drug and alcohol counselor*3, psychotherapist in private practice*3 {self}, behavioral therapist*3, peer recovery counselor*2
21-1019 Counselor: counselor*5, youth counselor*4, grief counselor*2, peer counselor*2, crisis counselor*3, domestic violence counselor*1
21-1021 Child and Family Social Worker: social worker*9, child welfare caseworker*4, school social worker*5 {@edu}, family social worker*3, CPS caseworker*3 {gov}, foster care caseworker*3, child protective services worker*3, adoption caseworker*1, family case manager*3
21-1022 Healthcare Social Worker: medical social worker*6, hospital social worker*5, hospice social worker*3, healthcare social worker*2, dialysis social worker*1, nursing home social worker*2, discharge planner*2, clinical social worker*3
21-1023 Mental Health Social Worker: clinical mental health social worker*1, LCSW*4 {ma}, mental health social worker*4, licensed clinical social worker*4 {ma}, psychiatric social worker*2, substance abuse social worker*1
21-1029 Social Worker: caseworker*3, forensic social worker*1, geriatric social worker*1, case manager for seniors*2, VA social worker*1 {gov}, adult protective services worker*2
21-1091 Health Educator: health educator*5, health education specialist*2, diabetes educator*2, wellness coordinator*4, public health educator*2
21-1092 Probation Officer: probation officer*7, parole officer*5, juvenile probation officer*2, correctional counselor*2, corrections case manager*2
21-1093 Social Services Assistant: case manager*7, human services assistant*3, social services assistant*4, case aide*3, family support worker*4, community support worker*4, residential counselor*3, outreach worker*4, social work assistant*2, family advocate*3, youth worker*3, mental health case manager*2, client advocate*2, group home support worker*2
21-1094 Community Health Worker: community health worker*6, health outreach worker*2, promotora*1, patient navigator*4, community health advocate*1
21-1099 Community Service Specialist: community organizer*4, veterans service officer*2, community outreach specialist*4, victim advocate*3, community liaison*3, volunteer coordinator*3
21-2011 Pastor: pastor*10, minister*5, priest*3, youth pastor*4 {<50}, chaplain*4, associate pastor*3, rabbi*2, senior pastor*3 {32+}, reverend*2, hospital chaplain*2 {@health}, imam*1, deacon*1, church planter*1
21-2021 Religious Education Director: youth director*4, children's ministry director*4, director of religious education*4, worship leader*4, youth minister*4, worship director*2, outreach director at a church*1
21-2099 Religious Worker: missionary*4, church worker*3, ministry assistant*3, parish assistant*2, religious educator*2, campus minister*2
23-1011 Lawyer: attorney*12, lawyer*10, associate attorney*4 {<42 !gov}, family law attorney*2 {!gov}, corporate counsel*2 {28+ !gov}, public defender*2 {gov}, assistant district attorney*2 {gov}, personal injury lawyer*2 {!gov}, partner at a law firm*4 {34+ !gov}, trial lawyer*2 {!gov}, real estate attorney*2 {!gov}, criminal defense attorney*2 {!gov}, immigration attorney*2 {!gov}, general counsel*2 {33+ !gov}, estate planning attorney*2 {!gov}, solo practice attorney*4 {self}, prosecutor*2 {gov}, staff attorney*3, tax attorney*1 {!gov}, patent attorney*1 {!gov}
23-1012 Law Clerk: judicial law clerk*4, law clerk*5, appellate law clerk*1, federal law clerk*2
23-1021 Administrative Law Judge: administrative law judge*4, hearing officer*4, adjudicator*2, appeals referee*1
23-1022 Mediator: mediator*5, arbitrator*3, family mediator*2, dispute resolution specialist*1
23-1023 Judge: judge*5, magistrate*3, district court judge*2, county judge*2, municipal court judge*2, circuit court judge*1
23-2011 Paralegal: paralegal*11, law firm legal assistant*3 {!gov}, litigation paralegal*3, senior paralegal*2 {28+}, corporate paralegal*2, family law paralegal*1, real estate paralegal*1, immigration paralegal*1, paralegal specialist*2 {gov}
23-2093 Title Examiner: title examiner*4, title searcher*2, title agent*3, escrow officer*4, abstractor*2, title officer*2
23-2099 Legal Support Worker: legal support specialist*3, e-discovery specialist*2, legal document preparer*2, court services assistant*2 {gov}, legal aid worker*2, legal intake specialist*3
25-1011 Business Professor: %business, marketing professor*1, accounting professor*2, finance professor*1
25-1021 Computer Science Professor: %computer science
25-1022 Math Professor: %math
25-1031 Architecture Professor: %architecture
25-1032 Engineering Professor: %engineering, mechanical engineering professor*1, electrical engineering professor*1
25-1041 Agriculture Professor: %agriculture, animal science professor*1
25-1042 Biology Professor: %biology, anatomy and physiology instructor*2
25-1043 Forestry Professor: %forestry
25-1051 Earth Science Professor: %geology, earth science professor*2, oceanography professor*1
25-1052 Chemistry Professor: %chemistry
25-1053 Environmental Science Professor: %environmental science
25-1054 Physics Professor: %physics
25-1061 Anthropology Professor: %anthropology
25-1062 Cultural Studies Professor: %ethnic studies, American studies professor*1
25-1063 Economics Professor: %economics
25-1064 Geography Professor: %geography
25-1065 Political Science Professor: %political science
25-1066 Psychology Professor: %psychology
25-1067 Sociology Professor: %sociology
25-1069 Social Science Professor: %social science
25-1071 Health Sciences Professor: %health sciences, medical school professor*3, pharmacy professor*1, public health professor*2, clinical instructor*3, physical therapy professor*1
25-1072 Nursing Professor: nursing instructor*6, nursing professor*4, clinical nursing instructor*4, nurse educator*3, assistant professor of nursing*2
25-1081 Education Professor: %education
25-1082 Library Science Professor: %library science
25-1111 Criminal Justice Professor: %criminal justice
25-1112 Law Professor: %law
25-1113 Social Work Professor: %social work
25-1121 Music and Arts Professor: %music, art professor*4, theater professor*2, art history professor*1, adjunct art instructor*2, dance professor*1
25-1122 Communications Professor: %communications, journalism professor*1
25-1123 English Professor: %English, writing instructor*3, composition instructor*1
25-1124 Foreign Language Professor: Spanish professor*4, %foreign language, French professor*1, Spanish lecturer*1
25-1125 History Professor: %history
25-1126 Philosophy and Religion Professor: %philosophy, religious studies professor*2, theology professor*2
25-1192 Family Sciences Professor: %family studies, nutrition instructor*2
25-1193 Kinesiology Professor: %kinesiology, college PE instructor*2
25-1194 Vocational Instructor: trade school instructor*4, cosmetology instructor*3, welding instructor*3, automotive instructor*3, vocational instructor*4, HVAC instructor*1, culinary instructor*2, truck driving instructor*2
25-1199 College Instructor: college professor*5 {ma}, adjunct professor*6 {ma}, college instructor*6, university lecturer*3 {ma}, community college instructor*5, assistant professor*3 {ma <50}, associate professor*2 {ma 33+}, online college instructor*2
25-2011 Preschool Teacher: preschool teacher*12, pre-K teacher*7, early childhood teacher*4, Head Start teacher*4, lead preschool teacher*3, daycare teacher*5, toddler teacher*3, assistant preschool teacher*3, Montessori teacher*2, nursery school teacher*2, infant teacher*2
25-2012 Kindergarten Teacher: kindergarten teacher*10, bilingual kindergarten teacher*1, transitional kindergarten teacher*1, kindergarten classroom teacher*1
25-2021 Elementary School Teacher: elementary school teacher*9, elementary teacher*6, 1st grade teacher*4, 2nd grade teacher*4, 3rd grade teacher*4, 4th grade teacher*4, 5th grade teacher*4, teacher*6, elementary music teacher*1, reading teacher*2, elementary PE teacher*2, elementary art teacher*2, bilingual elementary teacher*2, elementary ESL teacher*1, school teacher*3
25-2022 Middle School Teacher: middle school teacher*8, 6th grade teacher*5, 7th grade teacher*4, 8th grade teacher*3, middle school math teacher*4, middle school science teacher*3, middle school English teacher*4, middle school social studies teacher*2, junior high teacher*2, middle school band director*1
25-2023 Middle School Technology Teacher: middle school technology teacher*4, middle school computer teacher*2, middle school shop teacher*1, career exploration teacher*1
25-2031 High School Teacher: high school teacher*9, high school English teacher*6, high school math teacher*6, high school science teacher*4, high school history teacher*3, social studies teacher*3, biology teacher*2, Spanish teacher*3, PE teacher*3, chemistry teacher*2, English teacher*4, math teacher*4, high school art teacher*2, band director*2, choir teacher*1, physics teacher*1, drama teacher*1
25-2032 High School Vocational Teacher: shop teacher*3, agriculture teacher*3, high school business teacher*3, career and technical education teacher*3, auto shop teacher*1, high school culinary teacher*1
25-2051 Preschool Special Education Teacher: preschool special education teacher*4, early intervention teacher*3, special ed preschool teacher*3, developmental preschool teacher*1
25-2052 Elementary Special Education Teacher: special education teacher*8, elementary special education teacher*4, special ed teacher*5, resource teacher*3, autism teacher*2, learning support teacher*2
25-2057 Middle School Special Education Teacher: middle school special education teacher*4, middle school special ed teacher*3, inclusion teacher*2, intervention specialist*3
25-2058 High School Special Education Teacher: high school special education teacher*5, high school special ed teacher*4, life skills teacher*3, transition teacher*1, resource room teacher*2
25-2059 Special Education Specialist: adapted PE teacher*3, special education specialist*3, teacher of the visually impaired*2, teacher of the deaf*2, special education coordinator*2
25-3011 Adult Education Teacher: ESL teacher*5, GED instructor*3, adult education teacher*4, adult literacy instructor*1, citizenship class teacher*1
25-3021 Private Lessons Teacher: piano teacher*4, music teacher*5, dance teacher*5, swim instructor*3, art teacher*3, guitar teacher*2, gymnastics instructor*2, martial arts instructor*2, driving instructor*3, dance instructor*2, voice teacher*2, cooking instructor*1, riding instructor*1, private music teacher*3 {self}
25-3031 Substitute Teacher: substitute teacher*12, long-term substitute teacher*3, building substitute*1, elementary school substitute*1
25-3041 Tutor: tutor*7, math tutor*5, reading tutor*3, private tutor*5 {self}, SAT tutor*2, online tutor*3, after-school tutor*2
25-3099 Instructor: instructor*4, homeschool co-op teacher*1, Sunday school teacher*1, training instructor*3, military science instructor*1, religious school teacher*2, STEM instructor*2, after-school instructor*2
25-4011 Archivist: archivist*6, university archivist*1 {@edu}, archives specialist*2, records archivist*1
25-4012 Curator: curator*4, museum curator*3, assistant curator*2, gallery curator*1, collections curator*1
25-4013 Museum Technician: museum technician*3, art conservator*2, exhibit technician*2, museum registrar*2, collections assistant*2, art handler*2
25-4022 Librarian: librarian*9, school librarian*5, children's librarian*3, library media specialist*4 {@edu}, reference librarian*2, public librarian*2, academic librarian*1
25-4031 Library Technician: library technician*5, library associate*4, cataloging technician*2, library specialist*2, school library aide*2
25-9021 Extension Agent: extension agent*3, 4-H educator*3, extension educator*3, county extension agent*2, agricultural extension specialist*1
25-9031 Instructional Coordinator: instructional coach*7, curriculum specialist*4, curriculum coordinator*4, instructional coordinator*3, literacy coach*3, curriculum developer*2, curriculum director*1 {33+}, math coach*1, school instructional designer*1
25-9044 Graduate Teaching Assistant: graduate teaching assistant*5 {<50}, university teaching assistant*5, TA*2 {<40}, teaching fellow*1, college lab instructor*2
25-9045 Teaching Assistant: teacher's aide*10, paraprofessional*9, teaching assistant*7, paraeducator*5, instructional aide*5, classroom aide*4, special education aide*6, teacher assistant*5, kindergarten aide*2, one-on-one aide*3, special ed paraprofessional*4, instructional assistant*4, lunchroom monitor*2 {@edu}, bilingual aide*1, preschool aide*3, library aide at a school*1 {@edu}
25-9099 School Support Worker: school support worker*3, test scorer*2, education technician*3, after-school program aide*4, learning center assistant*3, school activities assistant*2
27-1011 Art Director: art director*6, creative director*6 {27+}, associate creative director*2 {28+}, agency art director*2, design director*2 {30+}, senior art director*1 {30+}, freelance art director*2 {self}
27-1012 Craft Artist: potter*4, ceramic artist*2, glass artist*1, furniture maker*2, jewelry maker*3, fiber artist*1, woodcarver*1, quilt maker*1
27-1013 Fine Artist: artist*6, painter and illustrator*2, illustrator*5, sculptor*2, visual artist*3, muralist*2, portrait artist*1
27-1014 Animator: animator*4, 3D artist*4, motion graphics designer*4, visual effects artist*3, game artist*2, 3D modeler*1, motion designer*2
27-1019 Tattoo Artist: tattoo artist*6, calligrapher*1, photo stylist*1, face painter*1
27-1021 Industrial Designer: industrial designer*4, product designer*5, furniture designer*2, package designer*2, automotive designer*1
27-1022 Fashion Designer: fashion designer*5, costume designer*2, clothing designer*2, apparel designer*2, textile designer*1
27-1023 Floral Designer: florist*6, floral designer*5, flower shop owner*3 {self}, grocery store florist*2 {@retail}, wedding florist*1
27-1024 Graphic Designer: graphic designer*13, senior graphic designer*3 {28+}, freelance graphic designer*5 {self}, visual designer*2, production designer*1, graphic artist*4, logo designer*1, junior graphic designer*1 {<32}, brand designer*1, layout designer*1
27-1025 Interior Designer: interior designer*7, interior decorator*4, kitchen designer*3, kitchen and bath designer*2, commercial interior designer*1, home decorator*1
27-1026 Visual Merchandiser: visual merchandiser*5, merchandiser*8, retail merchandiser*5, display designer*1, window dresser*1, merchandising specialist*3
27-1027 Set Designer: set designer*3, exhibit designer*3, scenic designer*2, stage designer*1, trade show exhibit designer*1
27-1029 Designer: designer*5, home stager*2, sound designer*1, creative designer*2, lighting designer*2, sign designer*1
27-2011 Actor: actor*8, voice actor*3, stage actor*2, comedian*2, film extra*1, theater actor*1
27-2012 Producer: producer*5, video producer*5, film director*2, TV producer*3, theater director*1, content producer*3, film producer*2, news producer*3, stage manager*2, radio program director*1, freelance video producer*3 {self}, podcast producer*1
27-2021 Professional Athlete: professional athlete*3 {<42}, golf pro*3, race car driver*1, jockey*1, minor league baseball player*2 {<36}, rodeo rider*1 {<46}
27-2022 Coach: coach*5, basketball coach*3, football coach*3, soccer coach*3, swim coach*2, high school coach*3 {@edu}, gymnastics coach*2, tennis coach*2, track coach*2, volleyball coach*2, baseball coach*2, assistant coach*3, cheer coach*1, youth sports coach*2, softball coach*1, college coach*1 {@edu}, sports scout*1
27-2023 Referee: referee*5, umpire*3, soccer referee*2, basketball referee*2, sports official*2
27-2031 Dancer: dancer*5, ballet dancer*1 {<42}, professional dancer*2, performing dancer*1
27-2032 Choreographer: choreographer*5, dance choreographer*1, dance company director*1 {26+}, movement director*1
27-2041 Music Director: music director*4, church music director*4 {@other}, composer*4, choir director*3, songwriter*3, music producer*3
27-2042 Musician: musician*8, singer*4, guitarist*2, drummer*1, band member*2, church organist*2, pianist*2, singer-songwriter*3, violinist*1, freelance musician*3 {self}, orchestra musician*1, session musician*1
27-2091 DJ: DJ*6, wedding DJ*3, club DJ*2, mobile DJ*1, event DJ*1
27-2099 Entertainer: entertainer*4, magician*2, street performer*1, circus performer*1, stunt performer*1, party entertainer*2
27-3011 Radio Host: radio host*4, radio DJ*3, radio announcer*3, sports announcer*2, podcast host*3
27-3023 Journalist: journalist*6, reporter*6, news reporter*3, TV reporter*2, freelance journalist*3 {self}, sports reporter*2, news anchor*1, local news reporter*2, investigative reporter*1
27-3031 Public Relations Specialist: PR specialist*5, public relations specialist*4, communications specialist*8, communications coordinator*5, publicist*3, public affairs specialist*3 {gov}, press secretary*1, public information officer*3 {gov}, communications associate*2, media relations specialist*2, PR account executive*2
27-3041 Editor: editor*7, copy editor*5, managing editor*3 {28+}, news editor*2, freelance editor*4 {self}, content editor*3, associate editor*2, book editor*2, web editor*1
27-3042 Technical Writer: technical writer*7, documentation specialist*2, medical writer*3, senior technical writer*1 {28+}, proposal writer*2
27-3043 Writer: writer*7, freelance writer*6 {self}, copywriter*7, author*5, content writer*6, novelist*2, blogger*2, screenwriter*2, speechwriter*1, children's book author*1
27-3091 Interpreter: interpreter*5, medical interpreter*4 {@health}, translator*5, sign language interpreter*3, Spanish interpreter*4, court interpreter*2, freelance translator*3 {self}
27-3092 Court Reporter: court reporter*6, stenographer*2, captioner*2, real-time captioner*1
27-3099 Media Worker: content creator*4, streaming host*1 {<62}, media specialist*3, influencer*2 {<42}, online content moderator*2
27-4011 AV Technician: AV technician*6, audio visual technician*4, audio technician*2, stagehand*3, event AV technician*2, video technician*2
27-4012 Broadcast Technician: broadcast technician*4, broadcast engineer*3, master control operator*2, TV station technician*2
27-4014 Sound Engineer: sound engineer*5, audio engineer*5, recording engineer*2, live sound engineer*2, sound technician*2
27-4015 Lighting Technician: lighting technician*4, stage lighting technician*2, stage electrician*1, gaffer*1
27-4021 Photographer: photographer*9, wedding photographer*5, portrait photographer*3, freelance photographer*5 {self}, school photographer*2, real estate photographer*2, commercial photographer*1, newborn photographer*1, photojournalist*1, event photographer*1
27-4031 Camera Operator: videographer*5, camera operator*4, cinematographer*2, wedding videographer*2, TV camera operator*2
27-4032 Video Editor: video editor*7, film editor*2, freelance video editor*4 {self}, post-production editor*1, assistant video editor*1
27-4099 Media Equipment Technician: media equipment technician*3, drone operator*3, projection technician*1, teleprompter operator*1, studio technician*2
`
