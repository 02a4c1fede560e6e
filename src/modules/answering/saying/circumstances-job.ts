/**
 * How a day at work is left behind, by the group of occupations, as an opening that ends in a comma: "After a shift
 * on my feet,". Few and plain: nobody tells a survey box their job title.
 */
export const jobDays: Readonly<Record<string, readonly string[]>> = {
  management: [
    'After a day of meetings,',
    'By the time everyone has had a piece of me,',
    'After putting out fires all day,',
    "When the last call's over,",
  ],
  business_financial: [
    'After a day in spreadsheets,',
    'By the time the numbers tie out,',
    "After eight hours of other people's money,",
    'At month end especially,',
  ],
  computer_and_mathematical: [
    'After ten hours of screens,',
    'By the time I close the laptop,',
    'After a day of tickets,',
    'When I finally log off,',
  ],
  architecture_and_engineering: [
    'After a day of drawings and deadlines,',
    'By the time I leave the site,',
    "After checking other people's math all day,",
    'When the project week is over,',
  ],
  life_physical_and_social_science: [
    'After a day in the lab,',
    "By the time the data's in,",
    'After a week of samples,',
    'When the write-up is done,',
  ],
  community_and_social_service: [
    "After a day of other people's troubles,",
    'By the time my last visit is done,',
    'With the caseload I have,',
    'After a week like mine,',
  ],
  legal: [
    'After a day of paperwork,',
    'By the time the filing is in,',
    'After reading fine print all day,',
    'When the office finally empties,',
  ],
  educational_instruction_and_library: [
    'After a day in a classroom,',
    'By the time the bell goes,',
    'After grading till nine,',
    'In the middle of a school year,',
  ],
  arts_design_entertainment_sports_and_media: [
    'After a deadline,',
    'Between gigs,',
    'By the time the edits are in,',
    'With the hours this business keeps,',
  ],
  healthcare_practitioners_and_technical: [
    'After twelve hours on the floor,',
    'By the end of a shift,',
    'Between patients,',
    'After a run of nights,',
  ],
  healthcare_support: [
    'After lifting people all day,',
    'By the end of a double,',
    'After a shift on my feet,',
    'With the hours I pull,',
  ],
  protective_service: [
    'After a night shift,',
    'By the end of a rotation,',
    'Coming off a double,',
    'After standing watch all day,',
  ],
  food_preparation_and_serving: [
    'After eight hours in a hot kitchen,',
    'By the time we close,',
    'After a dinner rush,',
    'On my feet all shift,',
  ],
  building_and_grounds_cleaning_and_maintenance: [
    'After cleaning up after people all day,',
    'By the end of my rounds,',
    'After a day with a mop or a mower,',
    'On my feet since five,',
  ],
  personal_care_and_service: [
    'After being nice to people all day,',
    'By my last client,',
    'After a full book,',
    'On my feet all day,',
  ],
  sales_and_related: [
    'After a day of talking,',
    'By the time the register closes out,',
    'After smiling at customers all shift,',
    'On my feet on a shop floor,',
  ],
  office_and_administrative_support: [
    'After eight hours at a desk,',
    'By the time the phones stop,',
    'After a day of email,',
    "When five o'clock finally comes,",
  ],
  farming_fishing_and_forestry: [
    'After a day outside,',
    'By the time the animals are done,',
    'In season especially,',
    'Up before the sun like I am,',
  ],
  construction_and_extraction: [
    'After a day on the site,',
    'By the time the tools are away,',
    'After ten hours outside,',
    'With the knees this job leaves you,',
  ],
  installation_maintenance_and_repair: [
    "After a day under somebody's sink,",
    'By the last service call,',
    'After crawling around all day,',
    'With grease to the elbows,',
  ],
  production: [
    'After ten hours on the line,',
    'By the end of second shift,',
    'After a day by the machines,',
    'On my feet all shift,',
  ],
  transportation_and_material_moving: [
    'After a day behind the wheel,',
    'By the end of the route,',
    'On my feet all shift at the warehouse,',
    'After loading all day,',
  ],
  military: [
    'After a week of early musters,',
    "By the time we're released,",
    'After a field week,',
    'Between duty days,',
  ],
}
