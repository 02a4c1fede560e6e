/** More job words, as in occupation-words-synonyms.ts: care, service, sales, office and manual work (SOC 31 to 53). */
export const tradeWords = `
31-1120: caregiver, hha, home carer, pca, personal support worker, psw, live in carer, elder care worker, senior caregiver, dsp, domiciliary carer, home help, elderly caregiver, home health worker, domiciliary care worker, companion for elderly, adult care worker
31-1131: cna, nurse aide, nursing aide, healthcare assistant, hca, care home worker, health care assistant, nursing home worker, nurse assistant, auxiliary nurse, nursing auxiliary, stna, nursing home aide
31-1132: hospital porter
31-2021: pta
31-2011: cota, ota
31-9011: lmt, masseuse, masseur, massage therapist
31-9091: dental nurse
31-9092: ma, cma, medical assistant, doctor assistant
31-9097: phlebotomist, blood drawer
33-1012: police chief, sheriff, chief of police, police sergeant, police inspector
33-1021: fire chief, fire captain
33-2011: fire fighter, firefighter, firewoman, smokejumper
33-3012: corrections officer, prison guard, prison officer, prison warder, jail guard, warder, prison warden
33-3021: fbi agent, federal agent, secret service agent, cid officer, homicide detective, dea agent, border patrol agent, ice agent, police investigator, cia agent, spy
33-3041: traffic warden, meter maid, parking attendant warden, civil enforcement officer
33-3051: police officer, police constable, bobby, state trooper, trooper, policewoman, pcso, patrolman, highway patrol, deputy, sheriff deputy, beat cop
33-9021: pi, private eye, private detective, sleuth
33-9031: casino security
33-9032: bouncer, doorman security, security, bodyguard, security officer, mall cop, watchman, night watchman, door supervisor, close protection officer, event security
33-9091: lollipop lady, lollipop man, lollipop person, school crossing patrol, flagger
33-9093: tsa agent, tsa, airport security, airport security officer
35-1011: head cook, sous chef, executive chef, pastry chef, chef de partie, commis chef, head chef, culinary chef, michelin chef
35-2014: line cook, prep cook, sushi chef, restaurant cook, grill cook
35-2011: fry cook, burger flipper, pizza maker, fast food cook, pizzaiolo
35-2013: personal chef
35-2021: kitchen assistant, food prep, kitchen hand
35-3011: barkeep, barmaid, barman, mixologist, barperson, bar staff, bar worker, pint puller, bar tender
35-3023: barista, starbucks worker, mcdonald worker, fast food employee, fast food server, burger king worker, chick fil a worker, coffee shop worker, taco bell worker, mcdonalds crew member, counter staff, fast food cashier, crew member, subway sandwich artist, sandwich artist
35-3031: waiter, waitress, waitperson, waitstaff, wait staff, waiting staff, cocktail waitress, restaurant server, food server
35-3041: dinner lady, lunch lady, school lunch worker, cafeteria lady, school dinner lady, canteen assistant, canteen worker
35-9011: busboy, busgirl, bus boy, food runner, table clearer
35-9021: kitchen porter, pot washer, dish washer, pot wash
35-9031: hostess, restaurant hostess, restaurant greeter
37-2011: custodian, caretaker, school caretaker, office cleaner, janitress, building caretaker
37-2012: maid, housekeeper, chambermaid, house cleaner, home cleaner, domestic cleaner, hotel maid, cleaning lady residential, domestic helper, hotel cleaner, room attendant, domestic worker
37-2021: exterminator, pest controller, rat catcher
37-3011: gardener, landscape gardener, groundsman, groundskeeper, greenkeeper, lawn guy, grasscutter, lawn mower person, yard guy
37-3013: arborist, tree surgeon
39-2011: dog trainer, horse trainer
39-2021: dog sitter, pet sitter, dog walker, rover sitter, rover dog walker, wag walker, dog groomer, zookeeper, kennel worker, stable hand, cat sitter, animal shelter worker, pet groomer
39-3011: croupier, blackjack dealer
39-3091: ride operator, lifeguard amusement, theme park worker, disney cast member, amusement park employee
39-4031: undertaker, mortician
39-5011: barber, men hairdresser
39-5012: hair dresser, hairdresser, hairstylist, stylist, beautician, colourist, hair colorist, cosmetologist, hair braider, salon stylist
39-5092: nail tech, manicurist, nail artist, pedicurist
39-5094: aesthetician, lash tech, facialist, skin care specialist, eyelash technician, brow artist, waxer, lash artist, beauty technician
39-5091: mua, makeup artist, make up artist, film makeup artist
39-6011: bellboy, bell boy, bellman, doorman, porter, bellhop, hotel porter, doorperson
39-7010: tourist guide, tour operator guide, holiday rep, safari guide
39-9011: nanny, au pair, childminder, child minder, babysitter, sitter, daycare worker, day care worker, child care worker, nursery nurse, nursery assistant, nursery worker, daycare provider, child carer, after school club worker, day care provider, baby sitter, mother help, creche worker, governess, care com sitter
39-9031: personal trainer, fitness instructor, gym instructor, yoga teacher, yoga instructor, pilates teacher, pilates instructor, zumba instructor, crossfit coach, spin instructor, fitness coach, gym trainer, peloton instructor, aerobics instructor, strength coach, group fitness instructor, personal training, health coach fitness
39-9032: camp counselor, activities coordinator, holiday camp worker, scout leader
39-9099: doula, butler, personal shopper, life coach, matchmaker, psychic, dating coach
41-1011: store manager, shop manager, retail store manager, shift supervisor retail, starbucks manager, starbucks store manager, retail team leader, keyholder, supermarket manager, assistant store manager, shop supervisor
41-2011: checkout operator, till operator, checkout assistant, till assistant, checkout clerk, check out girl, checkout girl, checker grocery, grocery checker, walmart cashier, cash register operator, supermarket cashier
41-2021: letting agent, lettings agent, rental car agent, leasing agent, car rental clerk, letting negotiator
41-2031: shop assistant, sales assistant, shopgirl, shop girl, sales associate, store clerk, car salesperson, retail assistant, store assistant, salesclerk, sales clerk, shopkeeper assistant, shop clerk, apple store specialist, furniture salesperson, walmart associate, target team member, counter assistant, auto salesperson, used car salesperson, car dealer, saleslady, salesgirl, bookseller, customer assistant, customer advisor retail, retail sales assistant
41-1012 11-9199: shopkeeper
41-3011: ad sales, ad sales rep, media sales
41-3021: insurance agent, insurance broker, insurance salesperson, state farm agent, insurance rep, allstate agent, insurance producer
41-3031: stock broker, stockbroker, trader, day trader, forex trader, crypto trader, investment banker, bond trader, commodity trader, broker
41-3041: travel advisor, travel planner, cruise agent, travel consultant
41-3091: sdr, bdr, ae, account exec, account executive, sales development representative, business development representative, saas sales rep, software sales rep, tech sales rep, inside sales, tech sales, sales consultant, sales advisor, solar sales rep, saas salesperson, sales agent
41-4011: pharma rep, pharma sales rep, drug rep, medical sales rep, medical device rep, medical device sales, pharmaceutical rep, medical rep, pharmaceutical salesperson, medical sales
41-4012: travelling salesperson, traveling salesperson, wholesale rep, outside sales, field sales rep, wholesaler, manufacturer rep
41-9011: brand ambassador, promo model, product demonstrator
41-9012: fashion model, supermodel, model, catwalk model, instagram model
41-9021: broker real estate, managing broker
41-9022: realtor, estate agent, real estate salesperson, property agent, realestate agent, house seller, real estate sales agent, property consultant, realty agent
41-9031: solutions engineer, presales engineer, pre sales engineer, sales engineer, solution consultant
41-9041: cold caller, telesales, telesales agent, telesales executive, telephone salesperson
41-9091: door to door salesperson, market trader, street vendor, mlm seller, avon lady, avon rep, mary kay consultant, network marketer, hawker, stallholder, tupperware consultant, herbalife distributor, costermonger, street trader
41-9099: auctioneer, pawnbroker, online reseller, reseller, flipper, thrift flipper, antique dealer, art dealer
43-1011: office supervisor, call center manager, call centre manager, office manager, call center supervisor
43-3011: debt collector, repo agent, bill collector, collections agent
43-3021: medical biller, billing specialist, invoice clerk, accounts receivable, medical billing
43-3031: bookkeeper, accounts assistant, accounts payable, ap clerk, accounts clerk, ledger clerk, book keeper, accounting clerk, accounts payable clerk, accounting assistant
43-3051: payroll, payroll officer, payroll administrator
43-3071: teller, bank cashier, bank teller
43-4041: credit controller
43-4051: csr, call center agent, call centre worker, call centre agent, call center worker, call centre operative, contact center agent, customer service advisor, customer service assistant, customer support agent, customer support specialist, customer success associate, customer service representative, customer care representative, customer support rep, client service representative, customer experience specialist, help line operator, call handler
43-4061: benefits officer, welfare officer
43-4081: hotel receptionist, night auditor, hotel clerk, hotel front desk
43-4111: census taker, pollster, survey taker, enumerator
43-4171: front desk, doctor receptionist, gp receptionist, receptionist, front desk person, front desk worker
43-4181: gate agent, check in agent, airline check in agent, booking clerk, airline agent
43-5021: bike courier, motorcycle courier, messenger, bicycle courier, cycle courier, dispatch rider
43-5031: 911 operator, 999 operator, emergency call handler, 999 call handler, 911 call taker, emergency dispatcher
43-5051: post office clerk, post office counter clerk
43-5052: postman, postwoman, mailman, mailwoman, mail lady, postie, post person, letter carrier, postal carrier, mailperson, mail deliverer, usps driver, postperson, usps mail carrier
43-5071: shipping clerk, inventory clerk, stock controller, goods in operative, logistics clerk
43-6011: ea, exec assistant, executive pa, personal assistant, assistant to ceo, executive secretary
43-6013: medical secretary, medical receptionist secretary
43-6014: admin assistant, admin officer, virtual assistant, administrative officer, admin clerk, office admin, administrative asst, girl friday, online assistant, school secretary
43-9021: data entry, data inputter, data entry worker
43-9061: office clerk, office junior, filing clerk office, clerical officer, general clerk, clerical assistant
45-2092: fruit picker, migrant farm worker, crop picker, vineyard worker, seasonal farm worker, nursery plant worker, farm labourer, grape picker
45-2093: ranch hand, cowboy, cowhand, shepherd, stockperson, stockman, cowgirl, dairy worker, milker, ranch worker, herder, goatherd, wrangler
45-3031: fisherperson, lobsterman, trawlerman, fishing boat captain, crabber, lobster fisherman, shrimper
45-4021: lumberman
47-1011: construction foreperson, foreperson, site foreman, construction foreman, foreman, site manager
47-2021: brickie, brick layer, mason, bricklayer
47-2031: joiner, chippy, carpenter and joiner, framer, shopfitter, cabinet fitter, carpenter
47-2061: labourer, laborer, construction labourer, building site worker, navvy, construction hand, day laborer, building labourer, demolition worker, construction guy, ditch digger
47-2073: digger driver, excavator driver, bulldozer driver, jcb driver, plant operator construction, operating engineer
47-2051: concreter, cement worker
47-2044: tiler, tile layer, wall and floor tiler
47-2041: carpet fitter, carpet layer
47-2042: floor fitter, floorer, flooring contractor
47-2081: dry liner, drywaller, sheetrocker, dryliner
47-2111: sparky, sparkie, ibew electrician, wireman, electrical contractor, electrical fitter, journeyman electrician
47-2121: window fitter, glazier, double glazing installer
47-2141: decorator, painter and decorator, house painter, home painter
47-2152: gas fitter, gas engineer, heating engineer, pipe fitter, pipefitter, steamfitter, plumbing and heating engineer, boiler engineer, plumbing contractor, gas safe engineer
47-2181: roof tiler, slater, thatcher, roofing contractor
47-2221: steel fixer, iron worker, steelworker construction, steel erector, ironworker
47-2231: solar panel fitter, pv installer
47-3015: plumber mate, plumber helper, plumber assistant
47-3013: electrician mate, electrician helper
47-3012: carpenter mate
47-3011: hod carrier, bricklayer mate
47-4011: home inspector, building control officer, house inspector
47-4051: road worker, road mender, road sweeper driver, highway worker
47-4090: scaffolder, pool builder
47-5032: explosive expert
49-2022: cable guy, bt engineer, cable tv installer, broadband engineer, telecom engineer field, comcast technician, phone engineer, cable tech, openreach engineer
49-3011: airplane mechanic, aircraft engineer maintenance, aviation tech, a and p mechanic, aircraft maintenance engineer
49-3021: panel beater, body shop worker, auto body mechanic, smash repairer, car body repairer
49-3023: car mechanic, auto tech, grease monkey, motor mechanic, auto repair technician, automotive mechanic, vehicle technician, jiffy lube technician, mot tester, automobile mechanic, garage mechanic, auto repairman, service technician auto
49-3031: hgv mechanic, truck mechanic, lorry mechanic, diesel tech
49-3093: tyre fitter, tire guy
49-9021: hvac, hvac tech, ac repairman, air con engineer, hvac installer, ac technician, refrigeration engineer, hvac contractor, heating and cooling technician, furnace repairman, hvacr technician, ac guy
49-9051: lineman, lineworker, linesman, power lineman, electrical lineman, utility lineman, journeyman lineman
49-9062: bmet
49-9071: handyman, handyperson, odd job man, taskrabbit tasker, taskrabbit, tasker, handy worker, maintenance guy, maintenance man, apartment maintenance, building superintendent, thumbtack pro, odd jobber
49-9094: key cutter
49-9031: washing machine repairman, appliance repairman, white goods engineer
51-1011: production foreman, line supervisor, factory supervisor, plant supervisor, production team leader
51-2041: fabricator, metal fabricator, steel fabricator
51-2090: assembly worker, auto worker, autoworker, uaw worker, car factory worker, line worker, ikea furniture assembler, assembler fabricator, tesla factory worker, ford worker
51-3011: pastry cook baker, bread baker, cake decorator, cake maker, pastry maker, home baker, patissier, cake baker
51-3021: meat cutter, butcher
51-3023: slaughterhouse worker, meatpacker, abattoir worker, meatpacking worker, meat processing worker
51-4041: cnc machinist, lathe turner, machinist
51-4121: welder fabricator, fabricator welder
51-6031: seamstress factory, machinist sewing, sewing machinist, garment worker
51-6052: seamstress, dressmaker, tailor, alterations, sewist, sempstress
51-6011: dry cleaner, laundress, laundry worker, laundry person
51-6041: cobbler, shoemaker, shoe repairer, cordwainer
51-7011: cabinet maker, furniture maker cabinet, kitchen maker
51-9012: brewer, brewmaster, winemaker, distiller, vintner, craft brewer
51-9061: qc inspector, quality controller, quality control, qc, quality control officer
51-9071: jeweller, goldsmith, gemologist
51-5112: pressman, printer
51-8031: water treatment worker, sewage worker
51-9199: steelworker, steel worker, factory operative, tesla worker
53-2011: airline pilot, first officer, commercial airline pilot, 737 pilot, airline captain
53-2012: helicopter pilot, bush pilot, charter pilot
53-2021: atc, air traffic control
53-2031: stewardess, steward airline, air hostess, cabin crew, air steward, air stewardess, flight steward, flight attendent, cabin attendant
53-3032: trucker, lorry driver, hgv driver, semi driver, otr driver, cdl driver, long haul driver, big rig driver, owner operator truck driver, long haul trucker, 18 wheeler driver, heavy goods vehicle driver, haulier, teamster, articulated lorry driver, class a driver, class 1 driver, tow truck driver, long distance lorry driver, freight driver
53-3031: pizza delivery guy, pizza delivery driver, pizza driver
53-3031 53-3033: doordasher, dasher, doordash driver, doordash, door dash driver, uber eats driver, uber eats courier, ubereats driver, grubhub driver, postmates driver, deliveroo rider, deliveroo driver, just eat driver, just eat courier, door dasher, glovo rider, skip the dishes driver, food courier, uber eats delivery person, foodora rider, zomato rider, swiggy rider, uber eats rider, gopuff driver, doordash dasher
53-3033: ups driver, fedex driver, amazon delivery driver, amazon flex driver, amazon driver, amazon flex, delivery man, delivery guy, deliveryperson, delivery person, parcel courier, dpd driver, white van man, van driver delivery, dhl driver, parcel delivery driver, package delivery person, evri courier, hermes courier, amazon dsp driver, van driver, courier driver, multi drop driver, delivery woman, roadie driver, walmart spark driver, spark driver, last mile driver
53-3052: coach driver, transit driver, city bus driver, tram bus driver, greyhound driver
53-3051: school bus driver
53-3053: limo driver, chauffeur, limousine driver, private driver, shuttle bus driver
53-3054: taxi driver, cabbie, cab driver, cabby, black cab driver, minicab driver, taxi cab driver, taxicab driver
53-3054 53-3053: uber driver, lyft driver, uber, lyft, uber and lyft driver, bolt driver, uber or lyft driver, uber lyft driver, gig driver, rideshare, ride share, ride sharing driver, uberx driver, ola driver, grab driver, didi driver, app driver
53-4011: engine driver, locomotive driver
53-4041: tube driver, tram driver, metro driver, underground driver
53-4031: train guard, train conductor, railway guard, amtrak conductor
53-5011: sailor, seaman, deck hand, merchant seaman, mariner, merchant marine
53-5021: ship captain, sea captain, skipper, tug captain, ship officer, boat skipper, yacht captain
53-6021: valet, valet parker, car park attendant, car valet parking
53-6031: petrol station attendant, gas pump attendant, forecourt attendant, gas jockey
53-6099: baggage ramp worker
53-7051: forklift driver, fork lift driver, fork truck driver, forklift truck driver, flt driver, forklift
53-7061: car washer, car valeter, auto detailer, car detailer
53-7062: warehouse operator, amazon warehouse worker, amazon warehouse associate, amazon worker, amazon fulfillment associate, warehouse picker packer, mover, removal man, removals man, furniture remover, baggage handler, freight handler, package handler, ups package handler, stevedore, longshoreman, docker, dockworker, dock worker, amazon associate, fulfillment associate, warehouseman, removal person, furniture mover, luggage handler
53-7064: bag boy, bagger, grocery bagger
53-7065: instacart shopper, instacart, shipt shopper, grocery shopper, personal grocery shopper, gig grocery shopper, shelf stacker, shelf filler, stock boy, stocker, stockroom assistant, order picker, night stocker, amazon picker, instacart driver, picker, warehouse picker, instacart worker, shelf stocker, stock associate
53-7081: bin man, binman, dustman, dustbin man, garbage man, trash man, refuse collector, garbageman, trashman, waste collector, bin collector, sanitation engineer, garbo, rubbish collector, trash collector, refuse worker, garbage truck driver, bin person
`
