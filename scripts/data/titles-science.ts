/** Labels and titles of computer, engineering and science occupations (SOC 15, 17, 19). */
export const scienceTitles = `
15-1211 Systems Analyst: systems analyst*7, IT analyst*5, business systems analyst*5, computer systems analyst*3, application analyst*3, IT business analyst*3, senior systems analyst*2 {28+}, systems engineer*3, health IT analyst*1 {@health}, ERP analyst*1, technical analyst*2
15-1212 Cybersecurity Analyst: cybersecurity analyst*6, information security analyst*5, security analyst*4, cybersecurity engineer*3, IT security specialist*3, SOC analyst*2, information security officer*1 {30+}, penetration tester*1
15-1221 Computer Scientist: computing researcher*2, computer scientist*4, AI researcher*2 {ma}, machine learning researcher*2 {ma}, research software scientist*1
15-1231 Network Technician: network technician*5, network support specialist*5, network analyst*3, network support technician*3, field network technician*1
15-1232 IT Support Specialist: IT support specialist*8, help desk technician*8, IT technician*6, desktop support technician*4, technical support specialist*5, computer technician*4, IT specialist*5, help desk analyst*3, tech support agent*4, service desk analyst*2, PC technician*2, IT help desk*3, IT support analyst*2, school technology specialist*1 {@edu}
15-1241 Network Engineer: network engineer*7, network architect*3 {28+}, senior network engineer*3 {28+}, cloud network engineer*1, telecommunications engineer*2, infrastructure engineer*2
15-1242 Database Administrator: database administrator*5, DBA*4, database analyst*2, SQL database administrator*1, data warehouse administrator*1
15-1243 Data Architect: data engineer*6, database architect*2, data architect*3 {28+}, database developer*3, data warehouse developer*1
15-1244 Systems Administrator: systems administrator*7, network administrator*6, sysadmin*3, IT administrator*4, Linux administrator*1, Windows administrator*1, server administrator*2, cloud administrator*1
15-1251 Computer Programmer: computer programmer*6, programmer*6, programmer analyst*4, mainframe programmer*1 {40+}, coder*1, applications programmer*1
15-1252 Software Developer: software engineer*16, software developer*11, senior software engineer*7 {27+}, full stack developer*4, backend developer*3, front end engineer*2, Java developer*3, mobile app developer*2, iOS developer*1, DevOps engineer*3, application developer*3, embedded software engineer*2, principal software engineer*1 {35+}, staff software engineer*1 {32+}, cloud engineer*2, game developer*1, machine learning engineer*2, junior software developer*2 {<33}, .NET developer*2, software architect*2 {32+}, freelance software developer*3 {self}
15-1253 QA Tester: QA engineer*5, QA analyst*6, software tester*4, QA tester*4, quality assurance analyst*3, test engineer*2, automation test engineer*2, SDET*1
15-1254 Web Developer: web developer*7, front end developer*4, freelance web developer*4 {self}, website developer*2, full stack web developer*2
15-1255 UX Designer: UX designer*6, web designer*5, product designer for apps*2, UI designer*2, UX/UI designer*3, interaction designer*1, game designer*1, freelance web designer*3 {self}, digital designer*1
15-1299 IT Specialist: IT consultant*5, solutions architect*3 {28+}, IT systems engineer*3, cloud architect*1 {28+}, systems integrator*1, business intelligence analyst*3, IT project analyst*2, GIS specialist*2, blockchain developer*1, site reliability engineer*2, information systems specialist*3, video game tester*1, security engineer*2, web administrator*2, ERP consultant*1
15-2011 Actuary: actuary*5, actuarial analyst*4, pricing actuary*1 {26+}, consulting actuary*1 {28+}, actuarial associate*2 {<40}
15-2021 Mathematician: mathematician*4, applied mathematician*2, research mathematician*1, cryptographer*1
15-2031 Operations Research Analyst: operations research analyst*4, analytics consultant*2, business intelligence developer*1, decision scientist*1, business analytics specialist*3, operations research scientist*1
15-2041 Statistician: statistician*6, biostatistician*4 {@health,prof,edu,manuf}, statistical analyst*3, statistical programmer*2
15-2051 Data Scientist: data scientist*8, data analyst*9, senior data scientist*2 {28+}, senior data analyst*2 {27+}, business data analyst*1, clinical data manager*2, data science manager*1 {30+}
15-2099 Mathematical Analyst: mathematical analyst*2, quantitative modeler*2, mathematical technician*2, algorithm analyst*1
17-1011 Architect: architect*9, project architect*4 {27+}, residential architect*2, architectural designer*4, senior architect*1 {33+}, architectural associate*1, self-employed architect*3 {self}
17-1012 Landscape Architect: landscape architect*5, landscape designer*4, park planner*1, senior landscape architect*1 {32+}
17-1021 Cartographer: cartographer*3, mapping specialist*2, GIS cartographer*2, photogrammetrist*1
17-1022 Land Surveyor: land surveyor*6, surveyor*4, survey party chief*2 {26+}, professional land surveyor*2 {28+}
17-2011 Aerospace Engineer: aerospace engineer*6, aeronautical engineer*1, flight test engineer*1, propulsion engineer*1, aerospace stress engineer*1, spacecraft engineer*1
17-2021 Agricultural Engineer: agricultural engineer*4, irrigation engineer*2, farm equipment engineer*1, agricultural systems engineer*1
17-2031 Biomedical Engineer: biomedical engineer*5, medical device engineer*2, bioengineer*1, clinical engineer*1
17-2041 Chemical Engineer: chemical engineer*5, chemical process engineer*2, process development engineer*1, refinery process engineer*1
17-2051 Civil Engineer: civil engineer*9, structural engineer*5, transportation engineer*2, water resources engineer*2, project engineer*4, geotechnical engineer*1, city engineer*1 {gov 28+}, traffic engineer*1, senior civil engineer*2 {30+}, civil engineer in training*1 {<29}
17-2061 Hardware Engineer: hardware engineer*4, computer hardware engineer*2, chip design engineer*2, ASIC design engineer*1, FPGA engineer*1, computer engineer*3
17-2071 Electrical Engineer: electrical engineer*9, power systems engineer*2, electrical design engineer*2, controls engineer*4, senior electrical engineer*2 {30+}, electrical project engineer*1
17-2072 Electronics Engineer: electronics engineer*5, RF engineer*2, circuit design engineer*1, electronics design engineer*2, telecom engineer*1, avionics systems engineer*1
17-2081 Environmental Engineer: environmental engineer*5, wastewater engineer*2, remediation engineer*1, air quality engineer*1, water quality engineer*1
17-2111 Safety Engineer: safety engineer*4, fire protection engineer*3, health and safety engineer*2, product safety engineer*1
17-2112 Industrial Engineer: industrial engineer*5, manufacturing engineer*7, process engineer*5, quality engineer*6, production engineer*2, continuous improvement engineer*2, supply chain engineer*1, senior manufacturing engineer*1 {30+}, ergonomics engineer*1
17-2121 Marine Engineer: naval architect*3, marine engineer*3, ship design engineer*1, marine systems engineer*1
17-2131 Materials Engineer: materials engineer*4, metallurgist*2, metallurgical engineer*1, plastics engineer*1, welding engineer*1, composites engineer*1
17-2141 Mechanical Engineer: mechanical engineer*10, design engineer*5, mechanical design engineer*3, HVAC engineer*2, manufacturing project engineer*2 {@manuf}, senior mechanical engineer*2 {30+}, automotive engineer*1, manufacturing test engineer*1 {@manuf}
17-2151 Mining Engineer: mining engineer*4, mine engineer*2, geological engineer*1, mine safety engineer*1
17-2161 Nuclear Engineer: nuclear engineer*5, reactor engineer*2, nuclear safety engineer*1, radiation engineer*1
17-2171 Petroleum Engineer: petroleum engineer*5, drilling engineer*2, reservoir engineer*2, completions engineer*1, oil and gas production engineer*1
17-2199 Engineer: engineer*5, defense systems engineer*2, robotics engineer*2, validation engineer*2, energy engineer*1, mechatronics engineer*1, optical engineer*1, solar engineer*1, research engineer*2, consulting project engineer*1 {@prof}, photonics engineer*1
17-3011 Architectural Drafter: architectural drafter*4, CAD drafter*5, civil drafter*2, CAD technician*4, BIM technician*1, architectural CAD designer*1
17-3012 Electrical Drafter: electrical drafter*3, electrical designer*4, PCB designer*2, electrical CAD drafter*1
17-3013 Mechanical Drafter: mechanical drafter*3, mechanical designer*4, CAD designer*4, CAD operator*1, tool designer*1
17-3019 Drafter: drafter*5, marine drafter*1, pipe drafter*1, drafting technician*2
17-3021 Aerospace Technician: aerospace technician*4, flight test technician*1, wind tunnel technician*1, avionics test technician*1
17-3022 Civil Engineering Technician: civil engineering technician*4, engineering inspector*2, materials testing technician*3, highway engineering technician*1, construction materials technician*2
17-3023 Electronics Technician: electronics technician*6, electrical engineering technician*3, electronics test technician*3, engineering technician*4, electronics field technician*1, bench technician*1, electrical test technician*1
17-3024 Automation Technician: automation technician*4, robotics technician*3, electromechanical technician*3, mechatronics technician*2
17-3025 Environmental Engineering Technician: environmental engineering technician*3, environmental field technician*2, remediation technician*2, stormwater technician*1
17-3026 Industrial Engineering Technician: quality technician*4, manufacturing technician*3, industrial engineering technician*2, process technician*3, continuous improvement technician*1
17-3027 Mechanical Engineering Technician: mechanical engineering technician*3, mechanical technician*3, test lab technician*2, prototype technician*1, R&D technician*2
17-3028 Calibration Technician: calibration technician*5, metrology technician*2, instrument calibration technician*1, calibration specialist*1
17-3029 Engineering Technologist: engineering technologist*2, nondestructive testing technician*3, laser technician*1, fiber optics technician*2, engineering lab technician*2, photonics technician*1
17-3031 Surveying Technician: survey technician*4, GIS technician*3, mapping technician*2, survey crew member*3, survey instrument operator*1, surveyor's assistant*2
19-1011 Animal Scientist: animal scientist*3, animal nutritionist*3, livestock geneticist*1, dairy scientist*1
19-1012 Food Scientist: food scientist*5, food technologist*3, food product developer*2, flavor scientist*1
19-1013 Soil and Plant Scientist: agronomist*5, soil scientist*3, plant scientist*2, crop consultant*2, plant breeder*1, horticulturist*2
19-1021 Biochemist: biochemist*5, protein scientist*1, research biochemist*2, biophysicist*1
19-1022 Microbiologist: microbiologist*5, clinical microbiologist*1, QC microbiologist*2, research microbiologist*1
19-1023 Wildlife Biologist: wildlife biologist*5, fisheries biologist*3, zoologist*2, marine biologist*2, wildlife researcher*1
19-1029 Biologist: biologist*5, research biologist*2, botanist*1, geneticist*2, molecular biologist*2, biology research scientist*2, bioinformatics scientist*1
19-1031 Conservation Scientist: conservation scientist*2, soil conservationist*3, range conservationist*1, conservation specialist*3, park naturalist*2
19-1032 Forester: forester*5, consulting forester*1, urban forester*1, district forester*1
19-1041 Epidemiologist: epidemiologist*6, public health epidemiologist*1, infection control specialist*2, state epidemiologist*1 {gov 30+}
19-1042 Medical Scientist: medical researcher*3, research scientist*5, clinical research scientist*2, cancer researcher*2, postdoctoral researcher*2 {phd <40}, immunologist*1, toxicologist*1, clinical scientist*1, pharmaceutical scientist*2
19-1099 Life Scientist: life scientist*3, life science researcher*2, life sciences research scientist*1, field biologist*2
19-2011 Astronomer: astronomer*4, astrophysicist*3, planetary scientist*1, observatory scientist*1
19-2012 Physicist: physicist*4, medical physicist*3, research physicist*2, health physicist*2
19-2021 Meteorologist: meteorologist*6, weather forecaster*2, atmospheric scientist*2, climate scientist*2, TV meteorologist*1 {@info}
19-2031 Chemist: chemist*7, analytical chemist*3, research chemist*2, quality control chemist*3, formulation chemist*1, lab chemist*1
19-2032 Materials Scientist: materials scientist*4, polymer scientist*2, materials research scientist*1, ceramics scientist*1
19-2041 Environmental Scientist: environmental scientist*5, environmental specialist*4, environmental consultant*3, environmental analyst*1, environmental health specialist*3, sustainability analyst*1
19-2042 Geologist: geologist*6, geoscientist*2, geophysicist*1, environmental geologist*1, exploration geologist*1
19-2043 Hydrologist: hydrologist*5, hydrogeologist*2, water resources scientist*1, groundwater specialist*1
19-2099 Physical Scientist: physical scientist*3, remote sensing scientist*1, physical research scientist*1, geospatial scientist*1
19-3011 Economist: economist*6, research economist*1, labor economist*1, economic analyst*3, economic consultant*2
19-3022 Survey Researcher: survey researcher*3, survey methodologist*1, polling analyst*2, public opinion researcher*1, survey statistician*1
19-3032 Organizational Psychologist: organizational psychologist*4, industrial psychologist*2, people scientist*1, workplace psychologist*1
19-3033 Clinical Psychologist: clinical psychologist*5, psychologist*5, licensed psychologist*3, counseling psychologist*2, psychotherapist*2, psychologist in private practice*2 {self}
19-3034 School Psychologist: school psychologist*7, school psychologist for a district*1, educational psychologist*2, bilingual school psychologist*1
19-3039 Psychologist: neuropsychologist*3, forensic psychologist*2, health psychologist*1, staff psychologist*3, research psychologist*2
19-3041 Sociologist: sociologist*4, social researcher*3, criminologist*1, research sociologist*1
19-3051 Urban Planner: urban planner*4, city planner*5, regional planner*1, community planner*2, planning director*1 {gov 32+}, land use planner*1
19-3091 Anthropologist: archaeologist*5, anthropologist*3, field archaeologist*2, cultural resource specialist*2
19-3092 Geographer: geographer*4, GIS geographer*1, geographic analyst*2, demographic geographer
19-3093 Historian: historian*5, museum historian*1, architectural historian*1, research historian*2
19-3094 Political Scientist: political scientist*3, policy researcher*3, political analyst*3, policy fellow*1
19-3099 Social Scientist: social scientist*3, transportation planner*3, policy research analyst*2, behavioral scientist*2, linguist*1
19-4012 Agricultural Technician: agricultural technician*4, crop scout*2, seed technician*1, agricultural research technician*2, soil lab technician*1
19-4013 Food Science Technician: food lab technician*3, food quality technician*3, food safety technician*2, dairy lab technician*1
19-4021 Biological Technician: biological technician*3, lab technician*5, research technician*4, lab research assistant*4, wildlife technician*2, fisheries technician*1
19-4031 Chemical Technician: chemical technician*3, chemical company lab technician*2, chemistry lab technician*3, quality control lab technician*3, lab analyst*2
19-4042 Environmental Technician: environmental technician*4, water quality technician*3, environmental science technician*1, environmental sampling technician*1, sanitarian*2
19-4043 Geological Technician: geological technician*3, mud logger*2, seismic technician*1, soil testing technician*2
19-4044 Hydrologic Technician: hydrologic technician*4, stream gauging technician*1, water monitoring technician*2, groundwater technician*1
19-4051 Nuclear Technician: nuclear technician*3, radiation protection technician*3, nuclear plant chemistry technician*1, health physics technician*1
19-4061 Social Science Research Assistant: research assistant*5, research associate*4, research coordinator*3, graduate research assistant*2 {<40 ba}, policy research assistant*1
19-4071 Forestry Technician: forestry technician*5, forest technician*2, conservation technician*2, timber cruiser*1, park conservation aide*1
19-4092 Crime Scene Technician: crime scene investigator*4, forensic technician*3, forensic scientist*3, evidence technician*3, crime lab technician*2
19-4099 Science Technician: science technician*2, quality control analyst*3, lab assistant*4, clinical research assistant*3, research lab assistant*3, remote sensing technician*1
19-5011 Workplace Safety Specialist: safety specialist*4, EHS specialist*4, safety manager*5, safety coordinator*4, safety officer*2, industrial hygienist*2, construction safety inspector*1 {@constr}, health and safety specialist*2
19-5012 Safety Technician: safety technician*4, EHS technician*3, industrial hygiene technician*1, site safety technician*2
`
