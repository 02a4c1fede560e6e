/** What the people of the states are called. */
export const stateDemonyms = `Alabama=Alabamians|Alabamans;Alaska=Alaskans;Arizona=Arizonans;Arkansas=Arkansans;California=Californians;
Colorado=Coloradans|Coloradoans;Connecticut=Connecticuters;Delaware=Delawareans;Florida=Floridians;Georgia=Georgians;Hawaii=Hawaiians;
Idaho=Idahoans;Illinois=Illinoisans;Indiana=Hoosiers|Indianans;Iowa=Iowans;Kansas=Kansans;Kentucky=Kentuckians;Louisiana=Louisianans;
Maine=Mainers;Maryland=Marylanders;Massachusetts=Bay Staters;Michigan=Michiganders|Michiganians;Minnesota=Minnesotans;
Mississippi=Mississippians;Missouri=Missourians;Montana=Montanans;Nebraska=Nebraskans;Nevada=Nevadans;New Hampshire=New Hampshirites;
New Jersey=New Jerseyans;New Mexico=New Mexicans;New York=New Yorkers;North Carolina=North Carolinians;North Dakota=North Dakotans;
Ohio=Ohioans;Oklahoma=Oklahomans;Oregon=Oregonians;Pennsylvania=Pennsylvanians;Rhode Island=Rhode Islanders;
South Carolina=South Carolinians;South Dakota=South Dakotans;Tennessee=Tennesseans;Texas=Texans;Utah=Utahns;Vermont=Vermonters;
Virginia=Virginians;Washington=Washingtonians;West Virginia=West Virginians;Wisconsin=Wisconsinites;Wyoming=Wyomingites`

/** Parts of the country that are not one state, as `words=values`; the values are regions or states. */
export const usRegions: readonly {
  words: string
  adjectives?: string
  people?: string
  region?: string
  states?: string
  sure?: true
}[] = [
  {
    words: 'northeast|northeast us|northeastern us|northeastern united states|northeastern states',
    adjectives: 'northeastern',
    people: 'northeasterners',
    region: 'northeast',
    sure: true,
  },
  {
    words: 'midwest|mid-west|middle west|american midwest|midwestern us|midwestern united states|midwestern states',
    adjectives: 'midwestern',
    people: 'midwesterners',
    region: 'midwest',
    sure: true,
  },
  {
    words: 'american south|south of the us|southern us|southern states|southern united states|us south',
    adjectives: 'southern',
    people: 'southerners',
    region: 'south',
    sure: true,
  },
  {
    words: 'american west|western us|western states|western united states|west of the us',
    people: 'westerners',
    region: 'west',
    sure: true,
  },
  { words: 'heartland|american heartland|middle america', region: 'midwest' },
  {
    words: 'new england',
    people: 'new englanders',
    states: 'Connecticut|Maine|Massachusetts|New Hampshire|Rhode Island|Vermont',
    sure: true,
  },
  {
    words: 'mid-atlantic|mid atlantic|mid-atlantic states',
    states: 'New York|New Jersey|Pennsylvania|Delaware|Maryland|District of Columbia|Virginia|West Virginia',
  },
  {
    words: 'pacific northwest|pnw|northwest|northwestern us',
    people: 'pacific northwesterners',
    states: 'Washington|Oregon|Idaho',
  },
  {
    words: 'southwest|american southwest|southwestern us|southwestern states',
    adjectives: 'southwestern',
    states: 'Arizona|New Mexico|Nevada|Texas|Oklahoma|Utah',
  },
  {
    words: 'southeast|southeastern us|southeastern united states|southeastern states',
    adjectives: 'southeastern',
    states:
      'Alabama|Florida|Georgia|Kentucky|Mississippi|North Carolina|South Carolina|Tennessee|Virginia|Louisiana|Arkansas',
  },
  { words: 'deep south', states: 'Alabama|Georgia|Louisiana|Mississippi|South Carolina' },
  {
    words: 'sun belt|sunbelt|sun belt states',
    states:
      'Alabama|Arizona|Arkansas|California|Florida|Georgia|Louisiana|Mississippi|Nevada|New Mexico|North Carolina|Oklahoma|South Carolina|Tennessee|Texas',
  },
  {
    words: 'rust belt|rustbelt|rust belt states',
    states: 'Illinois|Indiana|Michigan|New York|Ohio|Pennsylvania|West Virginia|Wisconsin',
  },
  {
    words: 'bible belt',
    states:
      'Alabama|Arkansas|Georgia|Kentucky|Louisiana|Mississippi|Missouri|North Carolina|Oklahoma|South Carolina|Tennessee|Texas|Virginia|West Virginia',
  },
  {
    words: 'great plains|the plains|plains states',
    states: 'Kansas|Nebraska|North Dakota|South Dakota|Oklahoma|Montana|Wyoming|Colorado|Texas|New Mexico',
  },
  {
    words: 'appalachia|appalachian region|the appalachians',
    adjectives: 'appalachian',
    states:
      'Alabama|Georgia|Kentucky|Maryland|Mississippi|New York|North Carolina|Ohio|Pennsylvania|South Carolina|Tennessee|Virginia|West Virginia',
  },
  {
    words: 'east coast|eastern seaboard|atlantic coast',
    people: 'east coasters',
    states:
      'Connecticut|Delaware|District of Columbia|Florida|Georgia|Maine|Maryland|Massachusetts|New Hampshire|New Jersey|New York|North Carolina|Pennsylvania|Rhode Island|South Carolina|Vermont|Virginia',
  },
  { words: 'west coast|pacific coast', people: 'west coasters', states: 'California|Oregon|Washington' },
  { words: 'gulf coast|gulf states', states: 'Alabama|Florida|Louisiana|Mississippi|Texas' },
  {
    words: 'mountain west|mountain states|rocky mountains|the rockies|rockies',
    states: 'Arizona|Colorado|Idaho|Montana|Nevada|New Mexico|Utah|Wyoming',
  },
  {
    words: 'great lakes|great lakes region|great lakes states',
    states: 'Illinois|Indiana|Michigan|Minnesota|New York|Ohio|Pennsylvania|Wisconsin',
  },
  { words: 'upper midwest', states: 'Iowa|Michigan|Minnesota|North Dakota|South Dakota|Wisconsin' },
  { words: 'tri-state area|tristate area|tri-state', states: 'Connecticut|New Jersey|New York' },
  { words: 'carolinas|the carolinas', states: 'North Carolina|South Carolina', sure: true },
  { words: 'dakotas|the dakotas', states: 'North Dakota|South Dakota', sure: true },
  {
    words: 'swing states|battleground states|swing state|battleground state|key swing states',
    states: 'Arizona|Georgia|Michigan|Nevada|North Carolina|Pennsylvania|Wisconsin',
  },
  {
    words: 'bay area|san francisco bay area|sf bay area|silicon valley|socal|norcal|central valley',
    states: 'California',
  },
  {
    words: 'both coasts|either coast|the coasts|coastal states',
    states:
      'California|Connecticut|Delaware|District of Columbia|Florida|Georgia|Maine|Maryland|Massachusetts|New Hampshire|New Jersey|New York|North Carolina|Oregon|Pennsylvania|Rhode Island|South Carolina|Vermont|Virginia|Washington',
  },
  {
    words: 'blue states|blue state',
    states:
      'California|Colorado|Connecticut|Delaware|District of Columbia|Hawaii|Illinois|Maine|Maryland|Massachusetts|Minnesota|New Hampshire|New Jersey|New Mexico|New York|Oregon|Rhode Island|Vermont|Virginia|Washington',
  },
  {
    words: 'red states|red state',
    states:
      'Alabama|Alaska|Arizona|Arkansas|Florida|Georgia|Idaho|Indiana|Iowa|Kansas|Kentucky|Louisiana|Michigan|Mississippi|Missouri|Montana|Nebraska|Nevada|North Carolina|North Dakota|Ohio|Oklahoma|Pennsylvania|South Carolina|South Dakota|Tennessee|Texas|Utah|West Virginia|Wisconsin|Wyoming',
  },
  { words: 'corn belt', states: 'Illinois|Indiana|Iowa|Minnesota|Missouri|Nebraska|Ohio' },
  { words: 'four corners', states: 'Arizona|Colorado|New Mexico|Utah' },
  { words: 'delmarva', states: 'Delaware|Maryland|Virginia' },
  { words: 'dmv|dmv area|dc area|washington dc area|dc metro area', states: 'District of Columbia|Maryland|Virginia' },
  { words: 'northern new england', states: 'Maine|New Hampshire|Vermont' },
  { words: 'ozarks', states: 'Arkansas|Missouri' },
  {
    words: 'long island|upstate ny|hudson valley|finger lakes|the hamptons|hamptons|adirondacks|catskills',
    people: 'long islanders|upstaters',
    states: 'New York',
  },
  { words: 'chicagoland|cook county', people: 'chicagolanders', states: 'Illinois' },
  {
    words:
      'inland empire|orange county|los angeles county|la county|napa valley|san fernando valley|east bay|san diego county',
    states: 'California',
  },
  { words: 'research triangle|triangle area|outer banks|piedmont triad', states: 'North Carolina' },
  { words: 'florida panhandle|florida keys|miami-dade|miami-dade county|broward county', states: 'Florida' },
  {
    words: 'rio grande valley|texas panhandle|hill country|texas hill country|harris county|permian basin',
    states: 'Texas',
  },
  { words: 'cape cod|the berkshires|berkshires', states: 'Massachusetts' },
  { words: 'mississippi delta', states: 'Mississippi' },
  { words: 'upper peninsula|metro detroit', states: 'Michigan' },
  { words: 'hampton roads|shenandoah valley|fairfax county', states: 'Virginia' },
  { words: 'lehigh valley|the poconos|poconos', states: 'Pennsylvania' },
  { words: 'puget sound|king county', states: 'Washington' },
  { words: 'front range', states: 'Colorado' },
  { words: 'maricopa county|valley of the sun', states: 'Arizona' },
  { words: 'wasatch front', states: 'Utah' },
  { words: 'jersey shore|north jersey|south jersey', states: 'New Jersey' },
]

/** States and regions of other countries that are spoken of, as `country: name=adjectives=people`. */
export const foreignRegions: Readonly<Record<string, string>> = {
  'United Kingdom':
    'England=English=Englishmen|Englishwomen;Scotland=Scottish=Scots;Wales=Welsh=Welshmen;Northern Ireland=Northern Irish=',
  Canada:
    'Ontario==Ontarians;Quebec|Québec==Quebecers|Quebeckers|Québécois;British Columbia|B.C.==British Columbians;Alberta==Albertans;Nova Scotia==Nova Scotians;Manitoba==Manitobans;Saskatchewan==;New Brunswick==;Newfoundland==Newfoundlanders',
  Germany:
    'Bavaria=Bavarian=Bavarians;Saxony=Saxon=Saxons;North Rhine-Westphalia==;Baden-Württemberg==;Hesse==;Lower Saxony==',
  Spain: 'Catalonia=Catalan=Catalans;Andalusia=Andalusian=Andalusians;Basque Country=Basque=Basques;Galicia==',
  France: 'Brittany=Breton=Bretons;Normandy==;Provence==;Corsica=Corsican=Corsicans',
  Italy: 'Sicily=Sicilian=Sicilians;Tuscany=Tuscan=Tuscans;Lombardy==;Sardinia=Sardinian=Sardinians;Veneto==',
  Australia:
    'New South Wales|NSW==;Queensland==Queenslanders;Tasmania=Tasmanian=Tasmanians;Western Australia==;South Australia==',
  India:
    'Punjab=Punjabi=Punjabis;Maharashtra==;Tamil Nadu==;Kerala==Keralites;Karnataka==;Gujarat=Gujarati=Gujaratis;West Bengal==;Uttar Pradesh==;Telangana==',
  'South Africa': 'Gauteng==;KwaZulu-Natal==;Western Cape==;Eastern Cape==',
}

/** Landscapes of other countries that are spoken of, by the state which they are in. */
export const foreignParts: readonly { words: string; country: string; state: string }[] = [
  {
    words:
      'midlands|west midlands|east midlands|yorkshire|cornwall|lancashire|kent|essex|surrey|home counties|merseyside',
    country: 'United Kingdom',
    state: 'England',
  },
  { words: 'scottish highlands', country: 'United Kingdom', state: 'Scotland' },
  { words: 'ruhr area|ruhr valley|ruhr', country: 'Germany', state: 'North Rhine-Westphalia' },
  { words: 'canadian prairies', country: 'Canada', state: 'Alberta|Manitoba|Saskatchewan' },
  { words: 'atlantic canada|the maritimes', country: 'Canada', state: 'Nova Scotia|New Brunswick' },
  { words: 'costa del sol', country: 'Spain', state: 'Andalusia' },
]
