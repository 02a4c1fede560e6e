/** Labels and titles of farm, construction, installation and repair occupations (SOC 45, 47, 49). */
export const tradesTitles = `
45-1011 Farm Supervisor: farm supervisor*4, harvest crew supervisor*1, ranch supervisor*2, orchard supervisor*1, logging supervisor*2, dairy herd manager*2, nursery supervisor*2, farm business owner*3 {self}
45-2011 Agricultural Inspector: agricultural inspector*3, food inspector*3, meat inspector*3, grain inspector*2
45-2021 Animal Breeder: dog breeder*4, animal breeder*2, horse breeding technician*1, cattle breeding technician*1
45-2041 Produce Sorter: produce sorter*3, fruit sorter*2, egg grader*2, apple packing line worker*1, potato grader*1
45-2091 Farm Equipment Operator: farm equipment operator*5, tractor driver*5, combine operator*2, harvester driver*2
45-2092 Farmworker: farmworker*10, farm laborer*6, field worker*5, fruit picker*4, plant nursery worker*4, greenhouse worker*4, vineyard worker*3, crop worker*3, farm hand*7, orchard worker*2, greenhouse grower*1, harvest worker*2
45-2093 Ranch Hand: ranch hand*6, dairy farm worker*5, livestock worker*3, milker*3, poultry farm worker*3, stable worker*3, cattle hand*2, hog farm worker*2, fish hatchery worker*1
45-2099 Agricultural Worker: agricultural worker*4, irrigation worker on a farm*2, farm aide*2, agricultural laborer*2
45-3031 Commercial Fisher: commercial fisher*5, fishing boat deckhand*4, lobster fisher*2, crab fisher*2, trapper*2, shrimp fisher*1
45-4011 Forest Worker: forest worker*3, tree planter*3, forestry laborer*2, conservation crew member*2
45-4021 Tree Faller: tree faller*3, logger*5, timber faller*2, timber cutter*2
45-4022 Logging Equipment Operator: logging equipment operator*4, skidder operator*3, feller buncher operator*2, log loader operator*2
45-4023 Log Grader: log grader*3, log scaler*3, timber grader*1, lumber yard scaler*1
45-4029 Logging Worker: logging worker*3, choker setter*2, log handler*2, woods worker*2
47-1011 Construction Supervisor: construction supervisor*7, construction crew lead*6, site supervisor*6, construction crew leader*6, electrical supervisor*3, plumbing supervisor*3, construction crew boss*2, lead carpenter and supervisor*2, road crew supervisor*3, job site superintendent*4 {28+}, small contractor*7 {self}, masonry contractor*2 {self}, roofing contractor*4 {self}, painting contractor*4 {self}, oil rig supervisor*1 {@mining}
47-2011 Boilermaker: boilermaker*6, boilermaker welder*3, boiler mechanic*2, apprentice boilermaker*1 {<30}
47-2021 Bricklayer: bricklayer*5, brick mason*4, mason*5, block mason*2, masonry worker*2
47-2022 Stonemason: stonemason*5, stone mason*3, stone setter*1, hardscape mason*2
47-2031 Carpenter: carpenter*14, framing carpenter*5, finish carpenter*5, framer*4, trim carpenter*3, carpenter apprentice*3 {<30}, self-employed carpenter*8 {self}, union carpenter*4, remodeler*3, lead carpenter*3 {26+}, residential carpenter*3, form carpenter*1, deck builder*2, house framer*2, commercial carpenter*2
47-2041 Carpet Installer: carpet installer*5, carpet layer*2, carpet and flooring installer*3, carpet mechanic*1
47-2042 Flooring Installer: flooring installer*6, floor layer*3, vinyl flooring installer*2, laminate floor installer*1
47-2043 Floor Sander: hardwood floor refinisher*4, floor sander*3, wood floor finisher*3, floor refinisher*1
47-2044 Tile Setter: tile setter*5, tile installer*6, tile contractor*4 {self}, stone and tile installer*2, marble setter*1
47-2051 Concrete Finisher: concrete finisher*7, concrete worker*6, cement mason*3, cement finisher*3, concrete contractor*4 {self}
47-2053 Terrazzo Worker: terrazzo worker*4, terrazzo finisher*3, terrazzo installer*2, terrazzo polisher*1
47-2061 Construction Laborer: construction worker*14, construction laborer*12, general construction laborer*6, laborer*6, demolition worker*3, union laborer*4, construction helper*5, road construction worker*4 {@constr,gov}, day laborer*3, remodeling laborer*3, home improvement worker*4, concrete laborer*3, self-employed construction worker*7 {self}, pipeline laborer*1 {@constr,util,mining}, asbestos removal laborer*1, site cleanup worker*2, apprentice laborer*2 {<30}
47-2071 Paving Equipment Operator: paving equipment operator*3, asphalt paver operator*3, roller operator*3, asphalt worker*4
47-2072 Pile Driver Operator: pile driver operator*4, pile driver*3, pile driving crew member*2, pile rig operator*1
47-2073 Heavy Equipment Operator: heavy equipment operator*11, equipment operator*7, excavator operator*5, backhoe operator*3, operating engineer*4, bulldozer operator*3, grader operator*2, front loader operator*2, excavation contractor*4 {self}, union equipment operator*2
47-2081 Drywall Installer: drywall installer*5, drywaller*5, drywall hanger*4, sheetrock hanger*2, ceiling installer*2, drywall contractor*4 {self}
47-2082 Drywall Taper: drywall taper*4, drywall finisher*5, taper*2, sheetrock finisher*2
47-2111 Electrician: electrician*14, apprentice electrician*5 {<32}, master electrician*4 {28+}, residential electrician*4 {@constr}, commercial electrician*4 {@constr}, industrial electrician*3, union electrician*4, maintenance electrician*4 {@manuf,util,edu,health,gov,food,mining,transp,realest}, licensed electrician*4, self-employed electrician*5 {self}, electrical contractor*4 {self}, low-voltage electrician*1
47-2121 Glazier: glazier*5, window installer*5, glass installer*4, commercial glazier*2
47-2131 Insulation Installer: insulation installer*5, insulator*3, spray foam installer*3, attic insulation installer*1
47-2132 Mechanical Insulator: mechanical insulator*4, pipe insulator*3, industrial insulator*2, heat and frost insulator*2
47-2141 Painter: painter*12, house painter*10, commercial painter*4, residential painter*4, self-employed painter*8 {self}, interior painter*3, union painter*2, industrial painter*2, painter on a construction crew*2 {@constr}
47-2142 Wallpaper Hanger: wallpaper hanger*5, wallpaper installer*4, paperhanger*2, wallcovering installer*1
47-2151 Pipelayer: pipelayer*4, pipe layer*3, sewer pipe layer*2, utility pipe worker*2
47-2152 Plumber: plumber*13, pipefitter*6, apprentice plumber*4 {<32}, steamfitter*2, master plumber*4 {28+}, service plumber*3, residential plumber*3, self-employed plumber*5 {self}, licensed plumber*4, sprinkler fitter*2, plumbing contractor*3 {self}, union pipefitter*3
47-2161 Plasterer: plasterer*5, stucco mason*3, stucco worker*3, stucco installer*2
47-2171 Rebar Worker: rebar worker*3, rodbuster*3, reinforcing ironworker*3, steel tier*1
47-2181 Roofer: roofer*11, commercial roofer*4, residential roofer*4, roofing installer*2, roofing crew member*3, self-employed roofer*5 {self}
47-2211 Sheet Metal Worker: sheet metal worker*7, sheet metal mechanic*3, sheet metal fabricator*4, HVAC sheet metal installer*3, duct installer*2
47-2221 Ironworker: ironworker*7, structural ironworker*3, steel erector*2, union ironworker*3
47-2231 Solar Installer: solar installer*7, solar panel installer*5, solar technician*3, rooftop solar installer*1
47-3011 Mason's Helper: mason tender*4, mason's helper*3, hod carrier*1, tile setter's helper*2
47-3012 Carpenter's Helper: carpenter's helper*5, carpenter's assistant*3, framing helper*2, trim carpenter's helper*1
47-3013 Electrician's Helper: electrician's helper*6, electrical helper*4, electrical apprentice*5 {<30}, electrician's assistant*2
47-3014 Painter's Helper: painter's helper*5, paint crew helper*2, plasterer's helper*1, painter's assistant*2
47-3015 Plumber's Helper: plumber's helper*6, plumbing apprentice*4 {<30}, plumber's assistant*3, pipefitter's helper*2
47-3016 Roofer's Helper: roofer's helper*4, roofing laborer*4, roofing helper*2, roof tear-off worker*1
47-3019 Construction Helper: construction trades helper*3, general construction helper*3, drywall helper*2, job site helper*2
47-4011 Building Inspector: building inspector*6, construction inspector*4, home inspector*6, city building inspector*2 {gov}, electrical inspector*2, plumbing inspector*1, code inspector*2
47-4021 Elevator Mechanic: elevator mechanic*6, elevator technician*4, elevator installer*2, escalator mechanic*1
47-4031 Fence Installer: fence installer*6, fence builder*4, fence contractor*4 {self}, fencing crew member*1
47-4041 Hazmat Removal Worker: asbestos abatement worker*3, hazmat technician*4, mold remediation technician*3, lead abatement worker*1, hazardous waste technician*2
47-4051 Highway Maintenance Worker: highway maintenance worker*5, road maintenance worker*5, public works laborer*4 {gov}, county road worker*3 {gov}, street maintenance worker*3, snow plow operator*3, DOT worker*3 {gov}
47-4061 Railroad Track Worker: railroad track worker*4, track laborer*3, track maintainer*3, rail equipment operator*2
47-4071 Septic Technician: septic technician*3, septic tank pumper*3, drain cleaner*3, sewer cleaner*3, septic service worker*2
47-4090 Specialty Construction Worker: paver installer*3, weatherization technician*2, pool builder*2, scaffold builder*3, specialty construction worker*2
47-5011 Derrick Operator: derrick operator*3, derrick hand*4, oil derrick worker*2, oil rig derrick worker*1
47-5012 Oil Well Driller: oil well driller*3, driller on an oil rig*3, oil rig driller*3, rotary driller*1
47-5013 Oilfield Service Operator: oilfield service operator*3, wireline operator*3, frac operator*3, coiled tubing operator*1, well service operator*2
47-5022 Surface Mining Equipment Operator: mine excavator operator*3, dragline operator*2, quarry loader operator*3, surface mine equipment operator*2
47-5023 Well Driller: well driller*4, water well driller*4, drill rig operator*3, geotechnical driller*1
47-5032 Blaster: blaster*4, explosives technician*2, powder crew blaster*1, licensed blaster*2
47-5041 Continuous Miner Operator: continuous miner operator*4, coal miner*6, mining machine operator*3, underground miner*3
47-5043 Roof Bolter: roof bolter*5, roof bolter operator*2, coal mine roof bolter*2, mine roof support worker*1
47-5044 Underground Loader Operator: underground loader operator*3, shuttle car operator*3, mine loader operator*2, scoop operator in a mine*2
47-5049 Mining Worker: miner*5, underground mine worker*3, mine laborer*2, mine machine operator*1
47-5051 Quarry Worker: quarry worker*5, rock splitter*2, stone quarry laborer*2, stone cutter at a quarry*1
47-5071 Oil Roustabout: roustabout*5, oilfield worker*6, oilfield roustabout*3, oil rig hand*4, floorhand*2
47-5081 Mining Helper: mine helper*3, driller's helper*4, oilfield helper*3, blasting helper*1
47-5099 Extraction Worker: extraction worker*3, gravel pit worker*3, oil field laborer*3, salt mine worker*1
49-1011 Maintenance Supervisor: maintenance supervisor*8, maintenance manager*7, repair shop service manager*4, auto shop manager*5, auto repair shop owner*8 {self}, shop lead*3, facilities maintenance supervisor*3, HVAC supervisor*3, fleet maintenance supervisor*3, maintenance lead*4, mechanic supervisor*3, HVAC business owner*5 {self}, line crew supervisor*1 {@util}
49-2011 Computer Repair Technician: computer repair technician*4, copier technician*4, ATM technician*2, office equipment technician*2, IT hardware technician*3
49-2021 Cell Tower Technician: cell tower technician*4, tower climber*3, tower technician*3, radio technician*2
49-2022 Telecom Technician: telecom technician*4, cable technician*4, fiber technician*3, network installer*3, internet installer*4, phone technician*3, telecommunications technician*3, cable installer*3
49-2091 Avionics Technician: avionics technician*6, aircraft electronics technician*2, avionics installer*1, aviation electrician*2
49-2092 Electric Motor Repairer: electric motor repair technician*3, power tool repair technician*3, motor winder*2, electric motor mechanic*2
49-2093 Vehicle Electronics Repairer: train electronics technician*2, marine electronics technician*3, transit electronics technician*2, vehicle electrician*2
49-2094 Industrial Electronics Technician: industrial electronics technician*3, instrumentation technician*5, controls technician*4, electrical maintenance technician*4, electronics field service technician*2
49-2095 Substation Technician: substation technician*4, relay technician*3, substation electrician*3, powerhouse electrician*1
49-2096 Car Audio Installer: car audio installer*4, car stereo installer*3, mobile electronics installer*2, car alarm installer*1
49-2097 Home Theater Installer: home theater installer*3, TV installer*3, AV installer*4, satellite TV installer*3, TV repair technician*1
49-2098 Security System Installer: alarm installer*4, security system installer*5, fire alarm technician*4, alarm technician*3, security systems technician*3
49-3011 Aircraft Mechanic: aircraft mechanic*7, aviation mechanic*3, A&P mechanic*4, airplane mechanic*2, helicopter mechanic*2, aviation maintenance technician*3
49-3021 Auto Body Technician: auto body technician*6, auto body repairer*2, body shop technician*4, collision repair technician*3, auto painter*3, body shop owner*4 {self}, dent repair technician*1
49-3022 Auto Glass Technician: auto glass technician*5, windshield installer*4, auto glass installer*3, windshield repair technician*1
49-3023 Auto Mechanic: auto mechanic*11, mechanic*11, automotive technician*7, auto technician*5, car mechanic*6, lube technician*5, oil change technician*3, ASE-certified mechanic*3 {22+}, brake and alignment technician*2, car dealership technician*4 {@retail}, self-employed mechanic*6 {self}, transmission mechanic*1, master auto technician*2 {28+}, dealership service technician*3 {@retail}
49-3031 Diesel Mechanic: diesel mechanic*9, diesel technician*5, truck mechanic*6, bus mechanic*2, fleet mechanic*4, heavy truck mechanic*2
49-3041 Farm Equipment Mechanic: farm equipment mechanic*5, tractor mechanic*4, farm equipment dealer technician*2, farm machinery technician*2
49-3042 Heavy Equipment Mechanic: heavy equipment mechanic*8, heavy equipment technician*3, field mechanic*4, construction equipment mechanic*3, forklift mechanic*3, crane mechanic*1
49-3043 Rail Car Repairer: rail car repairer*3, railcar mechanic*4, train car mechanic*2, subway car repairer*1
49-3051 Boat Mechanic: boat mechanic*5, marine mechanic*5, outboard motor mechanic*2, marine technician*3
49-3052 Motorcycle Mechanic: motorcycle mechanic*6, motorcycle technician*3, motorsports technician*2, custom bike builder*1
49-3053 Small Engine Mechanic: small engine mechanic*6, lawn mower repair mechanic*3, golf cart mechanic*2, outdoor power equipment technician*2
49-3091 Bike Mechanic: bike mechanic*6, bicycle mechanic*4, bike shop technician*2, bicycle repair shop owner*2 {self}
49-3092 RV Technician: RV technician*6, RV mechanic*4, RV service technician*2, camper repair technician*1
49-3093 Tire Technician: tire technician*6, tire changer*3, tire shop worker*5, tire installer*4, tire and lube technician*4
49-9011 Garage Door Technician: garage door technician*5, garage door installer*5, door installer*3, overhead door technician*1
49-9012 Valve and Meter Technician: meter technician*4, valve technician*3, gas service technician*3, control valve technician*2, gas meter installer*1
49-9021 HVAC Technician: HVAC technician*11, HVAC tech*7, HVAC installer*5, refrigeration technician*4, air conditioning technician*4, heating and air technician*4, HVAC service technician*4, HVAC apprentice*3 {<30}, self-employed HVAC technician*4 {self}, commercial HVAC technician*2, furnace installer*1
49-9031 Appliance Repair Technician: appliance repair technician*6, appliance technician*4, appliance installer*2, appliance repair business owner*4 {self}
49-9041 Industrial Mechanic: industrial mechanic*6, maintenance mechanic*8, industrial maintenance technician*6, machine repair technician*3, plant mechanic*4, industrial maintenance mechanic*4, equipment maintenance technician*3, conveyor technician*1
49-9043 Machine Maintenance Worker: machine maintenance worker*4, equipment oiler*2, machinery maintenance technician*3, lubrication technician*2
49-9044 Millwright: millwright*8, construction millwright*2 {@constr}, maintenance millwright*3, apprentice millwright*1 {<30}
49-9045 Refractory Repairer: refractory worker*3, furnace reliner*2, kiln repairer*1, ladle repair worker*1
49-9051 Power Line Worker: power line worker*5, lineworker*7, electrical line technician*3, apprentice lineworker*3 {<32}, power line technician*3, storm line crew worker*1
49-9052 Telecom Line Installer: cable line technician*3, fiber optic line installer*4, telecom line worker*3, cable splicer*3, fiber splicer*3, telephone line installer*2
49-9061 Camera Repairer: camera repair technician*4, camera repairer*2, photo equipment technician*2, lens technician*1
49-9062 Medical Equipment Technician: biomedical equipment technician*5, biomed tech*4, medical equipment service technician*3, dental equipment technician*1
49-9063 Instrument Repairer: piano tuner*5, guitar technician*3, instrument repair technician*3, band instrument repairer*2
49-9064 Watch Repairer: watchmaker*4, watch repairer*4, clock repairer*2, watch technician*1
49-9069 Precision Instrument Repairer: instrument repair specialist*3, instrument mechanic*3, optical instrument repairer*1, precision equipment technician*2
49-9071 Maintenance Worker: maintenance worker*10, maintenance technician*13, maintenance tech*7, building maintenance worker*7, apartment maintenance technician*6 {@realest}, handyperson*4, self-employed handyperson*7 {self}, building engineer*4, facility maintenance mechanic*2, facilities technician*4, general maintenance worker*5, school maintenance worker*4 {@edu}, hotel maintenance worker*3 {@food}, hospital maintenance technician*2 {@health}, apartment superintendent*2 {@realest}, property maintenance technician*4 {@realest,admin}, plant maintenance technician*3 {@manuf}, park maintenance technician*1 {gov}
49-9081 Wind Turbine Technician: wind turbine technician*6, wind tech*4, wind farm technician*2, turbine service technician*1
49-9091 Vending Machine Technician: vending machine technician*4, vending route technician*3, slot machine technician*3, arcade machine technician*1
49-9092 Commercial Diver: commercial diver*5, underwater welder*3, salvage diver*1, inspection diver*1
49-9094 Locksmith: locksmith*7, mobile locksmith*4, safe technician*1, auto locksmith*2, locksmith shop owner*2 {self}
49-9095 Mobile Home Installer: mobile home installer*4, manufactured home installer*3, mobile home setup worker*2, manufactured home technician*1
49-9096 Rigger: rigger*6, industrial rigger*2, stage rigger*2, machinery mover*3
49-9097 Rail Signal Repairer: rail signal maintainer*4, signal technician*3, railroad signal worker*3, track switch repairer*1
49-9098 Repair Helper: maintenance helper*5, mechanic's helper*5, HVAC helper*4, installer's helper*3, repair shop helper*2
49-9099 Installation and Repair Worker: field service technician*6, service technician*7, installer*6, repair technician*6, gunsmith*1, pool service technician*5, sign installer*2, blinds installer*1, cabinet and countertop installer*2
`
