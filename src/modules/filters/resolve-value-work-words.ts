import type { Words } from './resolve-value-lexicon.ts'

/** Words for work beyond those of the figures, by the values they stand for. */
export const workWords = {
  labour_status: {
    employed: 'employee|employees|wage worker|salaried|has an employer|works for an employer|wage earner',
    self_employed: `selfemployed|business owner|owns a business|entrepreneur|independent contractor|own boss|sole trader
      |founder|freelancers|works for themselves|small business owner`,
    unemployed: 'looking for work|job seekers|seeking work|out of work|on unemployment|job hunting|jobseeker',
    retired: 'retirees|pensioners|in retirement|retirement|on a pension',
    not_in_labour_force: `not in labor force|not in the labor force|not in the labour force|out of the labor force
      |out of the labour force|out of labor force|inactive|economically inactive|nilf|outside the labor force|students
      |homemakers|stay at home moms|stay at home dads|stay at home parents|stay at home|housewives|permanently disabled`,
    'employed self_employed': `working|works|in work|has a job|with a job|working adults|working people|in employment
      |workers|worker|employed or self employed|have a job|working professional|working professionals`,
    'employed self_employed unemployed': `in the labor force|in the labour force|labor force|labour force|in labor force
      |in labour force|workforce|economically active`,
    'unemployed retired not_in_labour_force': 'not working|non-working|does not work|not employed|no job|without a job',
  },
  labour_detail: {
    full_time: 'full time worker|full time employed|employed full time|works full time|full time job|ft',
    part_time: 'part time worker|part time employed|employed part time|works part time|part time job|pt',
    unemployed: 'looking for work|jobless|out of work|between jobs|job seeker|laid off',
    retired: 'retiree|pensioner|in retirement',
    student: 'college student|university student|grad student|in school|studying|full time student',
    homemaker: `stay at home mom|stay at home dad|stay at home parent|sahm|sahd|housewife|househusband|stay at home
      |full time parent|full time mom`,
    unable_to_work: 'disabled|on disability|disability|permanently disabled|cannot work|long term sick',
    other: 'not working for another reason|something else',
    'full_time part_time': 'working|employed|works|has a job|in work',
    'unemployed retired student homemaker unable_to_work other': 'not working|not employed|does not work|no job',
    'retired student homemaker unable_to_work other': 'not in labor force|not in labour force|not in the labor force',
  },
  industry: {
    agriculture_forestry_fishing: 'farm|farms|farming and fishing|agribusiness|agricultural|fisheries|ranching|logging',
    mining_oil_gas: 'oil & gas|oil gas|oil|gas|coal|petroleum|mining and extraction|quarrying|mines|energy extraction',
    utilities: 'utility|electric utility|electricity|water|gas utility|power generation|energy and utilities',
    construction: 'builders|building|home building|construction trades|building industry|construction industry',
    manufacturing: `factories|production|automotive manufacturing|auto manufacturing|food manufacturing|industrials
      |aerospace|chemicals|electronics manufacturing|manufacturer|machinery|steel|textiles|pharmaceuticals|pharma`,
    wholesale_trade: 'wholesaler|wholesalers|wholesale distribution|distributors',
    retail_trade: `e-commerce|store|shops|shop|retailer|retailers|grocery|grocery stores|supermarkets|online retail
      |car dealerships|retail stores`,
    transportation_and_warehousing: `transport|transportation|warehouse|delivery|freight|aviation|airline|railroads|rail
      |supply chain|transit|couriers|transportation and logistics|post office|postal service`,
    information: `software|internet|saas|telecommunications|telecoms|broadcasting|news|journalism|television|tv|radio
      |movies|music industry|video games|gaming|newspapers|media and telecom|information technology and media|streaming`,
    finance_and_insurance: `bank|banks|investment banking|fintech|insurer|insurers|investments|wall street|credit unions
      |asset management|finance industry|financial|wealth management|financial sector`,
    real_estate: 'realty|property management|leasing|housing|rentals|real estate and rental|commercial real estate',
    professional_scientific_technical: `law|legal|law firms|law firm|accounting|accountancy|consultancy|marketing
      |engineering|architecture|research|r&d|biotech|biotechnology|design|it|it services|it consulting|public relations
      |management consulting|computer systems design|scientific services|technical services|information technology
      |veterinary services|marketing and advertising|advertising and marketing|professional and technical services`,
    management_of_companies: 'corporate headquarters|corporate management|holding companies|head office',
    administrative_and_support: `call centers|call center|temp agencies|staffing agencies|cleaning services|landscaping
      |waste management|business support services|security|facilities services|temp agency|travel agencies
      |employment services|janitorial|administrative and support services|administration|outsourcing`,
    education: `school|educational services|universities|college|colleges|k-12|k12|teaching|academia|higher ed|edtech
      |public schools|educational|education sector`,
    health_care_and_social_assistance: `health|hospitals|clinics|medicine|health services|social assistance|nursing homes
      |healthcare and social assistance|child care|childcare|daycare|home health|health sector|elder care|doctors offices
      |dental|medical care|health and social care|social care|social work`,
    arts_entertainment_recreation: `art|sport|casinos|casino|museums|performing arts|gyms|fitness|theme parks|theater
      |leisure|recreation and leisure|culture|arts and entertainment|entertainment and recreation|gambling and casinos`,
    accommodation_and_food_services: `restaurant|hotel|food|bars|fast food|lodging|food and beverage|cafes|catering
      |hotels and restaurants|restaurants and hotels|food services|accommodation|hospitality and tourism|tourism`,
    other_services: `beauty|salons|hair salons|auto repair|repair services|personal services|nonprofits|non-profit
      |churches|charity|charities|dry cleaning|religious organizations|personal care services|automotive repair`,
    government: `federal government|public service|civil service|city government|county government|public admin
      |state and local government|govt|municipal`,
    'information professional_scientific_technical':
      'tech|technology|high tech|hi-tech|tech industry|tech sector|big tech',
  },
  occupation_major_group: {
    management: 'managerial|management occupations|leadership|c-suite|executive management',
    business_financial: 'business|financial|financial operations|business operations|accounting|business & financial',
    computer_and_mathematical: `computers|computing|software|technology|data|computer and math|computer science|math
      |mathematical|it and math|programming|information systems`,
    architecture_and_engineering: 'engineers|engineer|architecture|architects|engineering and architecture',
    life_physical_and_social_science: 'sciences|scientists|scientist|life sciences|social science|research|scientific',
    community_and_social_service: 'social service|social work|community service|counseling|community services|clergy',
    legal: 'lawyers|legal services|legal occupations|attorneys',
    educational_instruction_and_library: 'teaching|teachers|educators|education and library|education training library',
    arts_design_entertainment_sports_and_media: `design|entertainment|sports|arts and media|arts design entertainment
      |arts and entertainment|art|creatives|arts and design`,
    healthcare_practitioners_and_technical: `health care practitioners|healthcare practitioner|medical professionals
      |clinicians|health care|healthcare professionals|healthcare technical|health practitioners`,
    healthcare_support: 'health care support|medical support|healthcare aides|care aides',
    protective_service: 'police and fire|security|law enforcement|first responders|protective services',
    food_preparation_and_serving: 'food prep|food preparation|food|restaurant workers|food serving|food and beverage',
    building_and_grounds_cleaning_and_maintenance: `building and grounds|cleaners|janitorial|grounds maintenance|cleaning and maintenance
      |landscaping|building cleaning|grounds cleaning`,
    personal_care_and_service: 'personal care|personal service|personal care and services|beauty|childcare|child care',
    sales_and_related: 'salespeople|retail sales|selling|sales workers|sales occupations',
    office_and_administrative_support: `office|office admin|office support|administrative support|secretarial|clerks
      |office and administrative|office administration|office workers`,
    farming_fishing_and_forestry: 'farm work|farm workers|fishing|forestry|agricultural|farming fishing forestry',
    construction_and_extraction: 'construction trades|construction workers|extraction|skilled trades|builders|mining',
    installation_maintenance_and_repair: `installation|mechanic|repairers|technicians|maintenance and repair
      |installation and repair|installation maintenance repair`,
    production: 'manufacturing|factory workers|production workers|manufacturing workers|assembly',
    transportation_and_material_moving: `drivers|trucking|material moving|warehouse|transportation and moving|driving
      |transportation material moving|delivery|moving`,
  },
} as const satisfies Record<string, Words>
