/** What people write for an occupation that is none: labour status (and its detail) of the whole phrase. */
export const statusWords = `
not_in_labour_force/homemaker: stay at home mom, stay at home dad, stay at home parent, stay at home mother, stay at home father, stay at home mum, stay at home wife, stay at home husband, sahm, sahd, sahp, housewife, househusband, house wife, house husband, homemaker, home maker, full time mom, full time mum, full time mother, full time dad, full time father, full time parent, at home mom, at home parent, at home dad, homeschooling mom, homeschool mom, trad wife, tradwife, domestic engineer, looking after home, looking after the family, caring for family
not_in_labour_force/student: student, college student, university student, uni student, grad student, graduate student, high school student, undergraduate, undergrad, undergraduate student, phd student, doctoral student, medical student, med student, law student, nursing student, postgraduate, postgrad, postgraduate student, masters student, mba student, full time student, college kid, freshman, sophomore, in school, in college, international student, studying, in education, community college student, engineering student, business student, art student
retired/retired: retired, retiree, pensioner, senior citizen, retired person, retirement, old age pensioner, oap, in retirement, retired people, early retiree, ex worker, golden ager
unemployed/unemployed: unemployed, between jobs, job seeker, jobseeker, laid off, jobless, out of work, looking for work, looking for a job, job hunter, job hunting, unemployed person, job searching, seeking work, seeking employment, on the dole, actively looking for work, recently laid off, furloughed
not_in_labour_force/unable_to_work: disabled, on disability, unable to work, disabled person, long term sick, on ssdi, on disability benefit, on sick leave, permanently disabled, unable to work due to disability, ssdi recipient, cannot work
self_employed: self employed, self employed person, self employed worker, freelancer, freelance, freelance worker, gig worker, gig economy worker, independent contractor, contractor 1099, 1099 contractor, 1099 worker, solopreneur, sole trader, sole proprietor, work for myself, own boss, self employed professional, independent worker, upwork freelancer, fiverr freelancer, fiverr seller, upworker, side hustler, my own boss, freelance professional
not_in_labour_force/other: volunteer, not in the labor force, not in labor force, economically inactive, not in workforce, not in the workforce
not_in_labour_force: not working and not looking
`

/** Owners of businesses: the occupations they are counted in, held together with being self-employed. */
export const ownerWords = `
11-1021 11-9199 11-1011: business owner, small business owner, owner, entrepreneur, smb owner, sme owner, founder, startup founder, company owner, owner operator, business proprietor, proprietor, cofounder, co founder, shop owner, store owner, small business operator, business founder, start up founder, mompreneur, local business owner
`

/** Words that say nothing of what somebody does for a living: titles of the corpus of these alone are left out. */
export const emptyWords = `worker employee professional staff person people someone somebody anyone anybody man woman guy lady adult mom mum mother dad father parent member owner user player fan lover drinker eater buyer consumer customer shopper job career work working employed expert specialist officer operator assistant helper aide attendant hand veteran senior junior lead head chief civil servant blue collar white collar technician agent planner associate representative coordinator analyst
  clerk gamer runner cyclist hiker swimmer skier surfer skydiver camper reader traveler biker climber`
