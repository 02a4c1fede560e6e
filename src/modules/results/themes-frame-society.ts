import type { Code } from './themes-patterns.ts'

/** What people say of work, of the place where they live, and of what should be done about it all. */
export const societyCodes: readonly Code[] = [
  {
    label: 'Pay and income',
    says: `pay is|pays fair|fair pay|good pay|better pay|higher pay|low pay|the pay|pays well|pays the bills|pay that
      |it pays|that pays|wage~|salary|salaries|paycheck~|income~|raise|raises|underpaid|overpaid|benefits|pension~
      |bonus at work|overtime|for less money|earn~|earnings`,
    except: `fixed income|raise the price|raise prices|raise kids|to raise|raises the price|raise my|pay that price
      |the pay off|benefits of|earned a bit|they raise|raise taxes|raise awareness|raise a|benefits me
      |paycheck to paycheck|raises prices|the benefits|earned it|health benefits|earn my trust|pays to|it pays off
      |earned my`,
  },
  {
    label: 'Work hours and workload',
    says: `work hours|working hours|long hours|better hours|good hours|the hours|shift|shifts|overtime|workload
      |overworked|work load|commute|commuting|work from home|working from home|remote work|work remotely|work life
      |doubled the work|home by five|after five|days off|day off|time off|weekends off|too much work|understaffed
      |short staffed|work already takes|deadline~|at work all day`,
    except: `shift key|takes a day off work to|the hours they spend|work a shift`,
  },
  {
    label: 'Coworkers and bosses',
    says: `coworker~|co workers|co worker|colleague~|boss|bosses|my team|crew|supervisor~|management|good people
      |people i work with|office politics|my manager|the guys at work|teammates|camaraderie`,
    except: `own boss|waste management|time management|money management|management company|anger management`,
  },
  {
    label: 'Meaning and recognition',
    says: `meaningful|meaning|purpose|fulfilling|fulfilled|rewarding|make/making/makes a difference
      |help/helping people|helping others|help others|appreciated|appreciate me|recognition|recognized|respect
      |respected|proud|pride|accomplish~|accomplishment|sense of|something to do all day|matters to me
      |treat you like a grown|lets me think|satisfaction|valued`,
    except: `no meaning|on purpose|meaning to|with all due respect|i respect|sense of humor|customer satisfaction
      |purpose of|in that respect|well meaning|sense of what|multi purpose`,
  },
  {
    label: 'Jobs and the economy',
    says: `jobs|economy|economic|unemployment|unemployed|layoff~|laid off|hiring|job market|job security|job loss
      |lose/losing/lost .. job/jobs|recession|out of work|outsourc*|overseas|factory|factories|closing plants
      |plant closed|good job|decent job~|job that pays|still a job|first job|cashier who got sent|keeps a paycheck
      |used to be paychecks|no work around|let the cashiers go|livelihood~|take~ .. jobs|took .. jobs
      |put .. out of work|replace~ workers/people/jobs/us|people who used to stand|find anyone to hire`,
    except: `does its jobs|good job of|odd jobs|jobs around the house|economy car|did a good job|doing a good job
      |fuel economy|do a good job|good job on|good job with`,
  },
  {
    label: 'Not working or retired',
    says: `retired|not employed|not working|without a job|don't have a job|don't have one|no job|find a job
      |between jobs|on disability|stay at home|looking for work|unemployed|laid off`,
    except: `it's not working|it not working|was not working|retired and nobody|years retired|is not working
      |are not working|not working right|not working for me|doctor retired|not working out`,
  },
  {
    label: 'Machines instead of people',
    says: `machine~|robot~|automat*|chatbot~|bot|bots|a.i|ai|algorithm~|real person|real people|a human|human being~
      |humans|human touch|human contact|talk to someone|talk to somebody|a live person|a person|actual person
      |face to face|in person|recording|press one|eight cashiers|one kid watching`,
    except: `like a person|washing machine|machine washable|coffee machine|espresso machine|vending machine
      |a person could buy|person has to|off machines|past the machines|as a person|ice machine|dishwashing machine
      |a person could|kind of a person|a person needs`,
  },
  {
    label: 'Taxes and public money',
    says: `tax|taxes|taxed|taxing|taxpayer~|public money|government spending|our money|deficit|subsid*|who pays for
      |who's going to pay|costs somebody|ends up in my rent`,
    except: `taxing on`,
    subject: true,
  },
  {
    label: 'Government and politicians',
    says: `government~|politician~|politics|political|congress|senator~|president|governor|mayor|city hall
      |city council|election~|democrat~|republican~|party lines|washington|elected|vote them|lawmakers|lobby~|corrupt
      |corruption|bureaucrat~|administration|partisan|the left|the right|liberals|conservatives|leaders|leadership`,
    except: `office politics|the left side|the right side|the right moment|the right way|the right thing|the right one
      |the right kind|the right person|the right to|the right size|the right time|the left over|the right price
      |the left hand|the right direction|the right place|the right`,
  },
  {
    label: 'Rules and red tape',
    says: `rule|rules|regulat*|red tape|paperwork|bureaucracy|law|laws|legal|illegal|ban|bans|banned|permit~|mandate~
      |restriction~|enforce~|enforcement|hoa|wrote me up|forms|fill out a form|oversight|loophole~`,
    except: `as a rule|in laws|law firm|rule of thumb|in law|forms of|mother in law|law enforcement`,
  },
  {
    label: 'Fairness',
    says: `fair|unfair|fairness|fairer|equal|equality|inequality|unequal|justice|injustice|discriminat*|racist|racism
      |sexist|sexism|double standard|playing field|regular people|working people|working person|the rich|rich people
      |the wealthy|billionaire~|corporations|big companies|little guy|the rest of us|doing the store's work|my share
      |us regular|exploit~|poor people|people like us|people like me`,
    except: `fair enough|county fair|fair amount|fair share of problems|fair weather|fair trade|fair pay|pays fair
      |a fair price|the fair|fair price|state fair|fair chance of|sounds fair`,
  },
  {
    label: 'Rights and personal responsibility',
    says: `rights|my right|our right|the right to|freedom of|free speech|responsib*|personal choice|own choice
      |my choice|people's choice|up to them|up to the person|up to each|adults can|mind their own|my business what
      |own business|choose for themselves|none of my business|constitution|liberty`,
    except: `all rights|responsible adult|bragging rights`,
  },
  {
    label: 'Rising costs',
    says: `cost of living|everything costs|everything is .. expensive|inflation|prices .. up|prices keep
      |price of everything|goes up|gone up|went up|going up|price hike~|more every year|raised the price|raise~ prices
      |higher prices|rent and groceries|price of groceries/gas/food|twice the money|used to be three|used to cost
      |got so high|gone through the roof|won't stretch|doesn't keep up`,
    except: `going up the stairs|went up to|goes up to|gone up to|going up to`,
  },
  {
    label: 'Housing and rent',
    says: `housing|rent|rents|renter~|rental~|landlord~|mortgage~|homeowner~|home prices|house prices|house a working
      |buy a house|buy a home|own a home|apartments|homeless*|evict~|eviction|starter home~|nobody building
      |affordable home~|affordable apartment~|nowhere to live|can't afford to live`,
    except: `rent a movie|rental car|rent a car|rental cars|rent movies`,
    subject: true,
  },
  {
    label: 'Crime and drugs',
    says: `crime~|criminal~|drug|drugs|opioid~|fentanyl|addict~|addiction|overdose~|violen*|gun|guns|shooting~|police
      |cops|gang~|break ins|break in|burglar*|vandal*|sirens|murder~|assault~|meth`,
    except: `drug store|break in the|prescription drug|prescription drugs|big gun|jump the gun|drug companies
      |break in my|addicted to`,
  },
  {
    label: 'Schools and education',
    says: `school|schools|schooling|education|teacher~|student~|college|colleges|university|tuition|classroom~|degree
      |homeschool~|curriculum|daycare|child care|childcare`,
    except: `old school|high school friend|some degree|to a degree|back in school|school age`,
    subject: true,
  },
  {
    label: 'Health care and insurance',
    says: `health care|healthcare|insurance|insured|uninsured|copay~|co pay|deductible~|premiums|hospital|hospitals
      |clinic~|doctor bill~|medical bill~|nurse~|doctors|medicare|medicaid|pharmacy|prescription~|specialist~|checkup~
      |telehealth|patient|patients|family doctor|the doctor|emergency room`,
    except: `car insurance|hospital bed|patient with|be patient|insurance letter|insurance on|patient person
      |insurance on an`,
    subject: true,
  },
  {
    label: 'Community and neighbors',
    says: `community|communities|neighbor~|neighbour~|neighborhood~|our town|small town|block party|next door
      |on this street|on my street|on our street|around here|out here|out this way|look out for each other
      |looks out for|help each other|people here|folks here|everybody knows|people wave|we wave|know each other
      |knows everybody|kind people|volunteer~|strangers|close knit`,
    except: `neighborhood app`,
    subject: true,
  },
  {
    label: 'Shops and local business',
    says: `local business~|small business~|local shop~|local store~|main street|stores closing|store closed
      |stores closed|storefront~|empty stores|mom and pop|shop local|buy local|local farm~|farmers market
      |american made|made in america|made in the usa|made in usa|made in china|downtown|corner store|bakery
      |local economy|local jobs|support local|imported`,
  },
  {
    label: 'Distance and getting there',
    says: `far|distance|drive to|driving to|minutes away|hour away|hours away|miles away|nearest|nearby|nearer
      |close by|closer|close to home|near me|near my|around the corner|location|on the way|out of the way|no .. near
      |within # miles|parking|park the car|half an hour|minute drive|hour drive|minutes off|in town|trip to the store
      |branch|get there|getting there|in the cities|rural|out in the country|middle of nowhere`,
    except: `by far|my location|far from perfect|far from it|how far|too far gone|getting there slowly|got far
      |far enough|gets far|far better|far more|far less|far too|go too far|goes too far|went too far|far out
      |keep your distance|closer look|take it far|far worse|parking lot|far fewer|half an hour a day
      |half an hour to cook`,
  },
  {
    label: 'Traffic and transport',
    says: `traffic|congestion|road~|highway~|bus|buses|the/a/by/no train|trains|subway|public transport~|transit
      |sidewalk~|pothole~|bike lane~|drivers|speeding|carpool~|uber|lyft|rideshare|ride share|bridge~|infrastructure`,
    except: `down the road|road trip|road trips|train for|train to|same road|middle of the road|hit the road
      |middle road|train me|train my|train a|train people|burned bridges|on the road to`,
  },
  {
    label: 'Environment and climate',
    says: `environment|environmental|environmentally|climate|planet|pollut*|emission~|carbon|tailpipe|go/going green
      |green energy|greener|sustainab*|eco friendly|global warming|clean air|cleaner air|the air needs|breathe the air
      |clean energy|solar|fossil fuel~|water and electricity|nature|future generations|footprint|wildlife|renewable`,
    except: `work environment|political climate|environment at work|second nature|by nature|human nature|good nature
      |nature of|toxic environment`,
  },
  {
    label: 'Waste and packaging',
    says: `waste|wasteful|wasted|wastes|wasting|packaging|plastic|plastics|cardboard|trash|garbage|litter|landfill~
      |recycl*|throw .. away|thrown away|throwing .. away|threw .. out|throw .. out|single use|ice packs|pods
      |where do people think they go`,
    except: `like cardboard/plastic/garbage/trash|waste of time|waste of money|waste my money|wasted morning
      |wasted afternoon|trash talk|waste my time|wasting my time|wasting money|wasted money|waste money|wastes money
      |cat litter|wasted time|wasting time|wastes time|straight in the recycling|wastes my time`,
  },
  {
    label: 'News and media',
    says: `the news|media|headline~|newspaper~|journalist~|journalism|fake news|news channel~|on tv|cable news
      |propaganda|bias|biased|facebook|twitter|tiktok|instagram|my feed|internet says|studies say|misinformation
      |podcasts`,
    except: `good news|bad news|old news|media player|the news to me|great news`,
    subject: true,
  },
  {
    label: 'Division and anger',
    says: `divided|division|polariz*|hate each other|hatred|nobody talks|nobody listens|everybody mad|at each other
      |angry|anger|yelling|arguing|argument~|fighting over|fight over|intoleran*|disrespect~|nobody cares
      |people don't care|selfish~|civility|common sense`,
    except: `angry birds|without an argument|stopped the .. argument|a long argument`,
  },
  {
    label: 'Change and progress',
    says: `progress|too fast|getting worse|gets worse|getting better|gets better|downhill|improve~|improvement~|future
      |long run|long term|generation~|keep up with|left behind|the way things are going|better now|worse now|decline
      |declining|sign of the times|end of the world|wreck everything`,
    except: `generation of phone|future use|in the future i|next generation phone|in the near future
      |too fast for me to eat`,
  },
]
