/** Labels and titles of production and transport occupations (SOC 51, 53). */
export const productionTitles = `
51-1011 Production Supervisor: production supervisor*9, manufacturing supervisor*5, line supervisor*5, factory shift supervisor*4, manufacturing team lead*5, plant supervisor*4, line lead*5, machine shop supervisor*3, quality supervisor*2, packaging supervisor*2, assembly supervisor*3, print shop supervisor*1, production lead*5, small manufacturer owner*4 {self}, workshop owner*3 {self}
51-2011 Aircraft Assembler: aircraft assembler*5, aircraft structures mechanic*3, sheet metal assembler on aircraft*2, aircraft riveter*1
51-2021 Coil Winder: coil winder*4, transformer winder*2, armature winder*1, winding machine operator for coils*1
51-2028 Electronics Assembler: electronics assembler*7, electronic assembler*4, circuit board assembler*4, solderer*2, cable and harness assembler*4, electrical assembler*4, wire harness assembler*2, electromechanical assembler*3
51-2031 Engine Assembler: engine assembler*5, machine assembler*4, machine builder*3, engine builder*2
51-2041 Metal Fabricator: metal fabricator*6, fabricator*5, fitter*3, steel fabricator*3, shipfitter*2, structural fitter*1
51-2051 Fiberglass Laminator: fiberglass laminator*4, fiberglass technician*3, boat builder*2, composite technician*3, fiberglass worker*2
51-2061 Clock and Timer Assembler: watch assembler*3, timing device assembler*2, clock assembler*2, instrument assembler*1
51-2090 Assembler: assembler*12, assembly line worker*12, assembly worker*8, production assembler*6, factory assembler*5, auto assembly worker*5 {@manuf}, team assembler*4, furniture assembler*3 {@manuf,retail,whole}, production line worker*5, manufacturing associate*5, mechanical assembler*3, assembly operator*4, trailer assembler*1 {@manuf}, window assembler*1, autoworker*3 {@manuf}, modular home assembler*1 {@manuf}
51-3011 Baker: baker*12, bakery worker*5, pastry cook*3, cake decorator*5, bread baker*2, grocery store baker*4 {@retail}, bakery owner*4 {self}, donut maker*2, overnight baker*1
51-3021 Butcher: butcher*7, meat cutter*7, meat department cutter*3 {@retail}, grocery store butcher*2 {@retail}, custom butcher*1
51-3022 Meat and Fish Trimmer: poultry processing worker*5, meat trimmer*3, fish processor*3, deboner*2, chicken plant worker*4, fish cutter*1
51-3023 Meat Packer: meat packer*4, meatpacking plant worker*5, slaughterhouse worker*3, beef plant worker*3
51-3091 Food Oven Operator: coffee roaster*4, bakery oven operator*3, roaster operator*2, baking line operator*2
51-3092 Food Batchmaker: food batchmaker*2, food production worker*7, batch maker*3, food plant mixer*3, cheese maker*3, candy maker*3, dough maker*2, ice cream plant worker*1, food processing worker*4
51-3093 Food Cooking Machine Operator: fryer operator*3, cooker operator*3, food cooking machine operator*2, industrial kettle cook*2
51-3099 Food Processing Worker: food plant worker*5, food processing plant worker*4, food production line worker*3, cannery worker*1
51-4021 Extrusion Machine Operator: extruder operator*5, extrusion operator*4, wire drawing machine operator*2, plastic extrusion operator*2
51-4022 Forging Machine Operator: forge operator*3, forging press operator*2, forge hammer operator*1, cold header operator*2
51-4023 Rolling Machine Operator: rolling mill operator*4, steel mill operator*4, roll forming operator*3, tube mill operator*2
51-4031 Press Machine Operator: press operator*6, punch press operator*4, metal stamping operator*3, brake press operator*4, laser cutter operator*3, shear operator*1, stamping press operator*2
51-4032 Drill Press Operator: drill press operator*4, boring machine operator*2, drilling machine operator*2, radial drill operator*1
51-4033 Grinder Operator: grinder operator*4, metal polisher*3, grinding machine operator*3, deburring operator*2, buffer at a metal shop*1
51-4034 Lathe Operator: lathe operator*5, CNC lathe operator*3, screw machine operator*2, turning machine operator*1
51-4035 Milling Machine Operator: milling machine operator*4, mill hand*3, CNC mill operator*3, planer operator*1
51-4041 Machinist: machinist*12, CNC machinist*8, manual machinist*2, tool room machinist*2, apprentice machinist*2 {<30}, maintenance machinist*1, machine shop owner*3 {self}, lead machinist*1 {28+}
51-4051 Furnace Operator: furnace operator*4, steelworker*4, melt shop operator*2, foundry furnace operator*2
51-4052 Metal Pourer: metal pourer*3, metal caster*3, foundry pourer*2, casting operator at a foundry*2
51-4061 Metal Model Maker: model maker*4, prototype maker*3, prototype machinist*2, plastics model maker*1
51-4062 Metal Patternmaker: patternmaker at a foundry*3, metal patternmaker*3, mold pattern maker*1, foundry patternmaker*1
51-4071 Foundry Molder: foundry worker*4, sand molder*2, coremaker*2, mold maker at a foundry*2
51-4072 Molding Machine Operator: molding machine operator*5, injection molding operator*5, die cast operator*3, mold technician*3, plastics machine operator*3, mold setter*2
51-4081 Machine Operator: machine operator*9, machine tool operator*3, setup operator*3, production machine operator*4, metal machine operator*2, cell operator*1, machine shop co-owner*2 {self}
51-4111 Tool and Die Maker: tool and die maker*8, toolmaker*3, die maker*3, mold maker*3, apprentice toolmaker*1 {<30}
51-4121 Welder: welder*14, MIG welder*4, pipe welder*3, TIG welder*3, welder fabricator*5, structural welder*2, certified welder*3, self-employed welder*4 {self}, shop welder*2, union welder*1, production welder*2
51-4122 Welding Machine Operator: welding machine operator*3, robotic welding operator*4, spot welder*3, weld cell operator*1
51-4191 Heat Treater: heat treat operator*4, heat treater*3, heat treating technician*2, annealing furnace operator*1
51-4192 Metal Layout Worker: metal shop layout worker*2, metal layout technician*2, template maker*2, sheet metal layout worker*2
51-4193 Plating Operator: plating operator*4, plater*3, anodizing line operator*2, chrome plater*2, galvanizing line worker*1
51-4194 Tool Sharpener: tool grinder*3, saw sharpener*2, knife sharpener*3, tool sharpener*2
51-4199 Metal and Plastic Worker: metal worker*4, plastics worker*3, machine shop worker*4, metal shop helper*2
51-5111 Prepress Technician: prepress technician*5, prepress operator*3, print file technician*1, printing plate maker*1
51-5112 Printing Press Operator: print shop press operator*4, printer*5, printing press operator*5, screen printer*5, digital press operator*3, offset press operator*3, print shop owner*3 {self}
51-5113 Bindery Worker: bindery worker*5, bookbinder*2, bindery operator*3, print finishing worker*2
51-6011 Laundry Worker: laundry worker*7, laundry attendant*6, dry cleaner*4, laundromat attendant*3, hotel laundry worker*4 {@food}, hospital laundry worker*2 {@health}, dry cleaning shop owner*3 {self}
51-6021 Garment Presser: presser*3, shirt presser*3, dry cleaning presser*3, garment presser*2
51-6031 Sewing Machine Operator: sewing machine operator*6, sewing operator*4, industrial sewer*3, stitcher*2, garment worker*3
51-6041 Shoe Repairer: shoe repairer*3, cobbler*4, leather worker*4, saddle maker*1, boot maker*2
51-6042 Shoe Machine Operator: shoe machine operator*3, shoe factory worker*4, footwear stitcher*1, boot factory worker*1
51-6051 Hand Sewer: hand sewer*4, hand stitcher*2, finishing sewer*1, hand embroiderer*2
51-6052 Tailor: tailor*6, alterations specialist*5, dressmaker*3, self-employed tailor*4 {self}, bridal alterations specialist*2, custom sewer*2
51-6061 Textile Dyeing Operator: dye machine operator*3, textile dyer*3, fabric dyer*2, dye house worker*2
51-6062 Fabric Cutter: fabric cutter*4, textile cutter*2, fabric cutting machine operator*2, upholstery cutter*1
51-6063 Knitting and Weaving Operator: knitting machine operator*3, weaver at a textile mill*3, loom operator*3, textile mill worker*4
51-6064 Textile Winding Operator: winder operator*2, spinning machine operator*3, yarn winder*2, spinner at a textile mill*2
51-6091 Fiber Extrusion Operator: fiber extrusion operator*3, fiberglass machine operator*2, synthetic fiber operator*1, fiber line operator*2
51-6092 Apparel Patternmaker: patternmaker for clothing*3, apparel patternmaker*3, pattern grader*2, technical pattern designer*1
51-6093 Upholsterer: upholsterer*7, furniture upholsterer*3, auto upholsterer*3, upholstery shop owner*3 {self}
51-6099 Textile Worker: textile worker*4, mattress factory worker*2, apparel production worker*2, embroidery machine operator*3
51-7011 Cabinetmaker: cabinetmaker*6, cabinet maker*4, cabinet shop worker*4, woodworker at a cabinet shop*2, cabinet assembler*2, self-employed cabinetmaker*4 {self}
51-7021 Furniture Finisher: furniture finisher*4, wood finisher*3, furniture refinisher*3, wood stainer*1
51-7031 Wood Model Maker: wood model maker*3, architectural model maker*2, wooden prototype maker*1, scale model maker*1
51-7032 Wood Patternmaker: wood patternmaker*4, pattern shop woodworker*1, wooden mold maker*1, template woodworker*1
51-7041 Sawmill Operator: sawmill worker*5, sawyer*3, saw operator*4, head saw operator*1, lumber mill worker*3
51-7042 Woodworking Machine Operator: woodworking machine operator*3, CNC router operator*3, wood shop machine operator*3, sander at a wood shop*2, millwork machine operator*2
51-7099 Woodworker: woodworker*6, wood carver*2, custom woodworker*3, pallet builder*3
51-8011 Nuclear Reactor Operator: nuclear reactor operator*4, reactor operator*3, nuclear control room operator*2, senior reactor operator*2 {28+}
51-8012 Power Dispatcher: power dispatcher*3, electric system operator*3, grid operator*3, load dispatcher*1
51-8013 Power Plant Operator: power plant operator*6, control room operator*3, power station operator*2, hydroelectric plant operator*1
51-8021 Boiler Operator: boiler operator*4, stationary engineer*5, boiler room operator*2, hospital boiler operator*1 {@health}
51-8031 Water Treatment Operator: water treatment operator*5, wastewater treatment operator*5, water plant operator*4, wastewater operator*4, sewage plant operator*1
51-8091 Chemical Plant Operator: chemical plant operator*5, chemical process operator*3, chemical control room operator*1, chemical process technician*2
51-8092 Gas Plant Operator: gas plant operator*4, gas controller*3, LNG plant operator*1, gas plant technician*1
51-8093 Refinery Operator: refinery operator*5, oil refinery worker*4, refinery technician*2, petroleum pump operator*1, pipeline control operator*1
51-8099 Plant Operator: plant operator*4, ethanol plant operator*3, biofuel plant operator*1, asphalt plant operator*3
51-9011 Chemical Operator: chemical operator*6, chemical production operator*3, chemical production technician*3, pharmaceutical manufacturing operator*4, paint maker*1
51-9012 Filtering Machine Operator: brewer*4, winemaker*2, distillery operator*2, paper pulp operator*2, filter machine operator*2, brewery cellar worker*2
51-9021 Crushing Machine Operator: crusher operator*4, grinding mill operator*3, rock crusher operator*2, polishing machine operator*1
51-9022 Hand Grinder: hand grinder*3, metal finisher*3, sander*2, hand polisher*2
51-9023 Mixing Machine Operator: mixer operator*4, blender operator*3, mixing machine operator*3, batch mixer*3, compounder*1, feed mill operator*2
51-9031 Hand Cutter: hand cutter*3, glass cutter*3, trimmer at a factory*2, leather cutter*1
51-9032 Cutting Machine Operator: cutting machine operator*4, slitter operator*3, die cutter operator*3, cutter operator*3
51-9041 Forming Machine Operator: forming machine operator*3, tablet press operator*2, press machine operator*3, pellet mill operator*1, brick machine operator*1
51-9051 Kiln Operator: kiln operator*4, oven operator*3, dryer operator*3, industrial kettle operator*1
51-9061 Quality Inspector: quality inspector*9, quality control inspector*7, QC inspector*4, quality assurance inspector*4, product inspector*3, quality control technician*5, quality tester*3, line inspector*2, receiving inspector*2, parts inspector*2, quality auditor*2, sorter at a plant*1
51-9071 Jeweler: jeweler*6, bench jeweler*4, goldsmith*2, jewelry repairer*2, jewelry store owner*3 {self}, gemologist*1
51-9081 Dental Lab Technician: dental lab technician*5, denture maker*2, dental ceramist*2, crown and bridge technician*2
51-9082 Medical Appliance Technician: prosthetics technician*3, orthotics technician*3, brace maker*1, medical appliance maker*1
51-9083 Optical Lab Technician: optical lab technician*5, lens grinder*2, eyeglass lab technician*3, lens edger*1
51-9111 Packaging Machine Operator: packaging machine operator*6, packaging machine tender*4, packaging operator*6, filler operator*3, bottling line operator*3, packaging technician*4, line operator*5, packaging line worker*4, bagging machine operator*1
51-9123 Factory Decorator: ceramics decorator*2, factory decorator*2, painter at a factory*3, touch-up painter*2, sign painter*1
51-9124 Spray Painter: spray painter*4, paint line operator*4, powder coater*5, automotive painter*4, industrial spray painter*3, coating machine operator*3, paint technician*2
51-9141 Semiconductor Technician: semiconductor technician*4, wafer fab operator*2, fab technician*3, cleanroom technician*3
51-9151 Photo Lab Technician: photo lab technician*5, photo printer*2, photo processor*2, digital imaging technician*2
51-9161 CNC Operator: CNC operator*9, CNC machine operator*7, CNC machine technician*2, CNC setup operator*3
51-9162 CNC Programmer: CNC programmer*7, CNC programmer machinist*2, CAM programmer*2, tool path programmer*1
51-9191 Gluing Machine Operator: gluing machine operator*3, bonding machine operator*2, laminating machine operator*3, glue line worker*2
51-9192 Industrial Cleaning Operator: plant sanitation worker*4, parts washer operator*3, industrial washer operator*2, food plant sanitation technician*3
51-9193 Freezer Equipment Operator: food plant freezer operator*3, refrigeration plant operator*3, ice plant worker*1, cold storage equipment operator*2
51-9194 Engraver: engraver*4, laser engraver*4, etcher*1, trophy engraver*2
51-9195 Molder and Caster: precast concrete worker*3, mold caster*3, glass blower*3, ceramic mold maker*1, candle maker*2
51-9196 Paper Machine Operator: paper machine operator*4, paper mill worker*5, corrugator operator*3, box machine operator*3, converting machine operator*2
51-9197 Tire Builder: tire builder*6, tire plant worker*4, retread technician*2, tire assembler*1
51-9198 Production Helper: production helper*6, factory helper*4, machine helper*4, production laborer*5, factory laborer*4, plant helper*2
51-9199 Production Worker: production worker*9, factory worker*10, manufacturing worker*5, plant manufacturing technician*3, production associate*5, plant worker*4, production technician*4, recycling plant worker*2, general production worker*2
53-1041 Air Cargo Supervisor: air cargo supervisor*3, ramp supervisor*4, cargo load supervisor*2, airport ramp lead*2
53-1047 Warehouse Supervisor: warehouse supervisor*9, shipping supervisor*5, warehouse lead*6, dock supervisor*4, transportation supervisor*4, delivery supervisor*3, distribution supervisor*4, logistics supervisor*4, warehouse team lead*5, route supervisor*2, trucking company owner*4 {self}, bus driver supervisor*1, inventory supervisor*2
53-2011 Airline Pilot: airline pilot*7, pilot*5, first officer*4, airline captain*4 {32+}, commercial airline pilot*2, cargo pilot*2, regional airline pilot*2
53-2012 Commercial Pilot: commercial pilot*5, helicopter pilot*4, charter pilot*3, flight instructor*4, crop duster pilot*1, corporate pilot*3
53-2021 Air Traffic Controller: air traffic controller*7, FAA air traffic controller*1, tower controller*2, ATC specialist*1
53-2022 Airport Operations Specialist: airport operations specialist*4, airfield operations officer*2, airport operations agent*2, flight operations coordinator*3
53-2031 Flight Attendant: flight attendant*10, cabin crew member*1, regional airline flight attendant*2, international flight attendant*1, purser*1 {28+}
53-3011 Ambulance Driver: ambulance driver*4, medical transport driver*4, ambulance attendant*1, wheelchair van driver*3
53-3031 Route Sales Driver: pizza delivery driver*9, route driver*6, food delivery driver*10, route sales driver*5, bread route driver*2, beverage route driver*2, restaurant delivery driver*6, vending route driver*2, snack route salesperson*1, app-based food delivery driver*6 {self}, uniform route driver*1
53-3032 Truck Driver: truck driver*16, CDL truck driver*6, long-haul truck driver*6, OTR truck driver*5, local truck driver*5, dump truck driver*4, trucker*6, tanker driver*3 {@transp,whole,retail,mining,manuf}, semi truck driver*5, CDL driver*6, owner-operator trucker*10 {self}, regional truck driver*3, flatbed driver*3, cement truck driver*3 {@manuf,constr}, tow truck driver*2 {@transp,other,retail}, log truck driver*1 {@agri,transp,manuf}, tractor-trailer driver*4, moving truck driver*1 {@transp}, team driver*1
53-3033 Delivery Driver: delivery driver*14, package delivery driver*8 {@transp,retail}, courier driver*3, package car driver*2, box truck driver*5, parcel delivery driver*4 {@transp}, grocery delivery driver*4 {@retail,whole,transp}, furniture delivery driver*3 {@retail,whole,transp,manuf}, driver*6, auto parts delivery driver*4 {@retail,whole}, delivery van driver*4, appliance delivery driver*2 {@retail,transp,whole}, flower delivery driver*1 {@retail}, independent delivery driver*6 {self}, medical supply delivery driver*2 {@health,whole,transp,retail}
53-3051 School Bus Driver: school bus driver*12, school district bus driver*3, special needs bus driver*2, substitute school bus driver*1
53-3052 Bus Driver: bus driver*8, city bus driver*5, transit bus operator*5, charter bus driver*3, coach bus driver*2, metro bus operator*2
53-3053 Shuttle Driver: shuttle driver*5, chauffeur*4, limo driver*3, rideshare driver*9 {self}, airport shuttle driver*4, paratransit driver*4, hotel shuttle driver*2, van driver*4, non-emergency medical driver*3
53-3054 Taxi Driver: taxi driver*7, cab driver*6, rideshare and taxi driver*4, self-employed cab driver*5 {self}, independent rideshare driver*8 {self}
53-3099 Vehicle Operator: street sweeper operator*3, car transporter*3, valet and car mover*2, vehicle operator*3, dealership driver*3, auto auction driver*2
53-4011 Train Engineer: train engineer*4, locomotive engineer*5, freight train engineer*2, passenger train engineer*1
53-4013 Rail Yard Engineer: rail yard engineer*3, yard hostler*3, switch engine operator*2, yard locomotive operator*1
53-4022 Railroad Switch Operator: railroad switch operator*3, rail brake operator*2, yard switcher*3, railroad signal operator*1
53-4031 Train Conductor: train conductor*5, freight conductor*3, railroad conductor*4, yardmaster*2 {28+}
53-4041 Subway Operator: subway operator*4, light rail operator*4, train operator*4, streetcar operator*2
53-4099 Rail Worker: rail worker*4, railroad worker*4, rail transit worker*2, rail yard worker*2
53-5011 Deckhand: deckhand*6, merchant mariner*4, sailor*3, barge deckhand*3, tugboat deckhand*2
53-5021 Boat Captain: boat captain*5, tugboat captain*4, ship's mate*2, charter boat captain*3, ferry captain*2, river pilot*1 {30+}
53-5022 Motorboat Operator: motorboat operator*3, launch operator*2, water taxi driver*3, tour boat driver*2
53-5031 Ship Engineer: ship engineer*4, marine engineer on a ship*2, tugboat engineer*2, chief engineer on a ship*2 {30+}
53-6011 Drawbridge Tender: drawbridge operator*4, bridge tender*4, lock operator*3, canal lock tender*1
53-6021 Parking Attendant: parking attendant*7, valet*5, parking lot attendant*5, valet parking attendant*4, parking garage attendant*3
53-6031 Gas Station Attendant: gas station attendant*7, gas attendant*2, service station attendant*3, marina dock attendant*3, fuel attendant*2
53-6032 Aircraft Service Attendant: aircraft fueler*4, aircraft cleaner*4, airport line service technician*3, plane deicer*1
53-6041 Traffic Technician: traffic technician*4, traffic signal technician*3, traffic survey technician*1, traffic data collector*2
53-6051 Transportation Inspector: transportation inspector*3, vehicle inspector*4, rail inspector*2, aviation inspector*2, state vehicle inspector*2 {gov}
53-6061 Passenger Attendant: passenger attendant*2, train attendant*3, airport wheelchair attendant*4, transit aide*2, special needs bus monitor*2
53-6099 Transportation Worker: transportation worker*3, airport ramp worker*3, transit worker*3, pedicab driver*1
53-7011 Conveyor Operator: conveyor operator*4, conveyor belt operator*3, sorting line operator*2, packing line conveyor worker*1
53-7021 Crane Operator: crane operator*7, tower crane operator*3, overhead crane operator*3, mobile crane operator*2
53-7031 Dredge Operator: dredge operator*4, dredging crew operator*1, sand dredge operator*2, harbor dredge operator*1
53-7041 Hoist Operator: hoist operator*4, winch operator*3, mine hoist operator*1, construction hoist operator*2
53-7051 Forklift Operator: forklift operator*12, forklift driver*10, reach truck operator*4, lift truck operator*3, warehouse forklift driver*4, yard truck driver*2, certified forklift operator*2, stand-up forklift operator*1
53-7061 Car Washer: car detailer*7, car wash attendant*7, auto detailer*5, lot attendant*4, equipment washer*3, truck washer*2, rental car cleaner*2, self-employed car detailer*4 {self}, fleet washer*1
53-7062 Warehouse Worker: warehouse worker*14, warehouse associate*12, package handler*8 {@transp,retail,whole}, freight handler*4, material handler*10, mover*6 {@transp,admin}, loader*5, dock worker*5, baggage handler*3 {@transp}, unloader*4, fulfillment center associate*6 {@retail,transp,whole}, truck loader*4, warehouse laborer*4, general laborer*6, recycling sorter*2 {@admin,gov,whole}, furniture mover*3 {@transp,admin,retail}, self-employed mover*3 {self}, day labor worker*2, longshore worker*2 {@transp}, distribution center worker*4, yard worker*2
53-7063 Machine Feeder: machine feeder*3, line feeder*3, machine tender*3, offbearer at a mill*1
53-7064 Packer: packer*9, hand packer*5, packager*5, grocery bagger*6 {@retail}, packing associate*4, bagger*4 {@retail}, box packer*2, produce packer*3, packing house worker*1
53-7065 Stocker: stocker*12, order picker*9, grocery stocker*7 {@retail}, overnight stocker*6 {@retail}, stock clerk*6, order filler*5, shelf stocker*5 {@retail}, warehouse picker*6, inventory stocker*3, stocking associate*6, order selector*4, online order picker*4 {@retail,transp,whole}, freight team associate*2 {@retail}, grocery personal shopper*4 {@retail}, picker packer*4, merchandise stocker*3, replenishment associate*2, gig grocery shopper*3 {self}
53-7071 Gas Compressor Operator: gas compressor operator*4, compressor station operator*3, gas pumping station operator*2, pipeline compressor technician*1
53-7072 Pump Operator: pump operator*4, concrete pump operator*3, pipeline pump operator*2, tank farm operator*2
53-7073 Oil Well Pumper: oil well pumper*4, lease operator*4, pumper*3, well tender*1
53-7081 Garbage Collector: garbage collector*5, sanitation worker*6, garbage truck driver*5, trash collector*4, recycling truck driver*3, waste collection driver*2
53-7121 Tank and Ship Loader: ship loader*2, tanker loader*3, railcar loader*3, truck loading operator*2
53-7199 Material Handler: material mover*3, yard hand*3, freight mover*2, dock hand*3, stevedore*2
`
