/** Labels and titles of health occupations (SOC 29, 31). */
export const healthTitles = `
29-1011 Chiropractor: chiropractor*7, chiropractic physician*1, doctor of chiropractic*1, sports chiropractor*1
29-1021 Dentist: dentist*8, general dentist*3, family dentist*3, pediatric dentist*2, cosmetic dentist*1, dentist in private practice*2 {self}
29-1022 Oral Surgeon: oral surgeon*5, oral and maxillofacial surgeon*2, dental surgeon*1, wisdom tooth surgeon*1
29-1023 Orthodontist: orthodontist*6, pediatric orthodontist*1, orthodontist in private practice*2 {self}, orthodontic specialist*1
29-1024 Prosthodontist: prosthodontist*4, denture specialist*1, restorative dentist*1, implant dentist*1
29-1029 Dental Specialist: endodontist*4, periodontist*3, dental specialist*2, public health dentist*1
29-1031 Dietitian: registered dietitian*6, dietitian*5, nutritionist*6, clinical dietitian*3, school nutritionist*1, WIC nutritionist*1
29-1041 Optometrist: optometrist*7, eye doctor*4, pediatric optometrist*1, optometrist in private practice*1 {self}
29-1051 Pharmacist: pharmacist*9, retail pharmacist*4 {@retail}, hospital pharmacist*3 {@health}, clinical pharmacist*3, pharmacy manager*4 {28+}, staff pharmacist*3, compounding pharmacist*1, consultant pharmacist*1
29-1071 Physician Assistant: physician assistant*8, PA*4, surgical PA*1, emergency room PA*2, family practice PA*2, urgent care PA*2, orthopedic PA*1
29-1081 Podiatrist: podiatrist*6, foot doctor*2, podiatric surgeon*1, foot and ankle specialist*1
29-1122 Occupational Therapist: occupational therapist*8, OT*4, pediatric occupational therapist*3, school occupational therapist*2, hand therapist*2, home health OT*1
29-1123 Physical Therapist: physical therapist*9, PT*3, outpatient physical therapist*2, home health physical therapist*2, pediatric physical therapist*2, sports physical therapist*1, orthopedic physical therapist*1
29-1124 Radiation Therapist: radiation therapist*6, oncology radiation therapist*1, radiation therapy technologist*1, staff radiation therapist*1
29-1125 Recreational Therapist: recreational therapist*4, recreation therapist*3, therapeutic recreation specialist*2, activity therapist*2
29-1126 Respiratory Therapist: respiratory therapist*8, RT*2, registered respiratory therapist*2, hospital respiratory therapist*1, travel respiratory therapist*1
29-1127 Speech Therapist: speech therapist*6, speech-language pathologist*8, SLP*3, school speech therapist*4, speech pathologist*3, pediatric speech therapist*2
29-1128 Exercise Physiologist: exercise physiologist*5, cardiac rehab specialist*2, clinical exercise specialist*1, strength and rehab specialist*1
29-1129 Creative Arts Therapist: art therapist*3, music therapist*4, recreation and arts therapist*1, hippotherapist*1, dance therapist*1
29-1131 Veterinarian: veterinarian*8, vet*3, small animal vet*3, emergency vet*2, large animal vet*2, veterinarian and clinic owner*2 {self}
29-1141 Registered Nurse: registered nurse*14, RN*13, ICU nurse*4 {@health}, ER nurse*5 {@health}, charge nurse*4 {27+ @health}, travel nurse*3 {@health}, labor and delivery nurse*3 {@health}, med-surg nurse*4 {@health}, operating room nurse*3 {@health}, pediatric nurse*3, home health nurse*4, school nurse*3 {@edu}, hospice nurse*3 {@health}, nurse case manager*3 {27+}, nursing home RN*3 {@health}, clinic nurse*3, oncology nurse*2 {@health}, dialysis nurse*2 {@health}, psychiatric nurse*2, NICU nurse*2 {@health}, staff nurse*4, nurse supervisor*2 {28+}, cardiac nurse*1 {@health}, public health nurse*2 {gov}, surgical nurse*2 {@health}, telehealth nurse*1, clinical nurse educator*1 {28+ ba}, nurse*5, infusion nurse*1, VA nurse*1 {gov}
29-1151 Nurse Anesthetist: nurse anesthetist*4, CRNA*5, staff CRNA*1, certified registered nurse anesthetist*1
29-1161 Nurse Midwife: nurse midwife*5, certified nurse midwife*4, CNM*1, midwife at a hospital*1
29-1171 Nurse Practitioner: nurse practitioner*9, family nurse practitioner*6, NP*4, pediatric nurse practitioner*2, psychiatric nurse practitioner*3, acute care nurse practitioner*1, urgent care nurse practitioner*2
29-1181 Audiologist: audiologist*7, clinical audiologist*2, pediatric audiologist*1, hearing doctor*1
29-1211 Anesthesiologist: anesthesiologist*7, pediatric anesthesiologist*1, staff anesthesiologist*1, pain management physician*1
29-1212 Cardiologist: cardiologist*7, interventional cardiologist*2, heart doctor*1, pediatric cardiologist*1
29-1213 Dermatologist: dermatologist*7, skin doctor*1, pediatric dermatologist*1, dermatologist in private practice*1 {self}
29-1214 ER Doctor: ER doctor*6, emergency physician*4, emergency medicine physician*3, urgent care doctor*2
29-1215 Family Doctor: family doctor*6, family physician*6, primary care physician*6, primary care doctor*4, family medicine resident*2 {<35}, country doctor*1
29-1216 Internist: internist*6, internal medicine doctor*4, hospitalist*4, internal medicine resident*2 {<35}, primary care internist*1
29-1217 Neurologist: neurologist*6, pediatric neurologist*1, stroke neurologist*1, brain specialist*1
29-1218 OB-GYN: OB-GYN*7, gynecologist*2, obstetrician*3, women's health doctor*1
29-1221 Pediatrician: pediatrician*8, children's doctor*1, pediatric hospitalist*1, pediatric resident*2 {<35}
29-1222 Pathologist: pathologist*6, forensic pathologist*1, medical examiner*2, clinical pathologist*1
29-1223 Psychiatrist: psychiatrist*8, child psychiatrist*2, psychiatrist in private practice*2 {self}, addiction psychiatrist*1
29-1224 Radiologist: radiologist*7, diagnostic radiologist*2, interventional radiologist*1, teleradiologist*1
29-1229 Physician: physician*8, doctor*6, resident physician*4 {<36}, medical doctor*3, oncologist*2, hospital physician*3, gastroenterologist*2, urologist*1, allergist*1, sports medicine doctor*1, attending physician*2, occupational medicine physician*1, VA physician*1 {gov}
29-1241 Ophthalmologist: ophthalmologist*6, eye surgeon*2, retina specialist*2, cataract surgeon*1
29-1242 Orthopedic Surgeon: orthopedic surgeon*7, spine surgeon*2, hand surgeon*1, joint replacement surgeon*1
29-1243 Pediatric Surgeon: pediatric surgeon*5, children's hospital surgeon*2, pediatric general surgeon*1, children's surgeon*1
29-1249 Surgeon: surgeon*5, general surgeon*4, plastic surgeon*2, trauma surgeon*2, neurosurgeon*2, heart surgeon*1, vascular surgeon*1, surgical resident*2 {<36}
29-1291 Acupuncturist: acupuncturist*6, licensed acupuncturist*3, herbalist and acupuncturist*1, Chinese medicine practitioner*1
29-1292 Dental Hygienist: dental hygienist*9, hygienist*2, registered dental hygienist*3, RDH*1
29-1299 Naturopathic Doctor: naturopathic doctor*4, naturopath*3, orthoptist*1, integrative health practitioner*2
29-2010 Medical Lab Technician: medical lab technician*6, medical technologist*5, medical lab scientist*4, lab tech at a hospital*4, clinical lab technician*3, histotechnologist*1, cytotechnologist*1, blood bank technologist*1, lab technician in a clinic*2, clinical laboratory scientist*2
29-2031 Cardiovascular Technologist: cardiovascular technologist*3, cath lab technologist*3, EKG technician*4, cardiac monitor technician*3, telemetry technician*2
29-2032 Sonographer: ultrasound technician*5, sonographer*5, ultrasound tech*3, cardiac sonographer*3, diagnostic medical sonographer*2
29-2033 Nuclear Medicine Technologist: nuclear medicine technologist*5, nuclear med tech*2, PET/CT technologist*2, nuclear cardiology technologist*1
29-2034 Radiologic Technologist: x-ray tech*6, radiologic technologist*6, radiology technician*4, rad tech*3, CT technologist*5, mammographer*3, x-ray technician*4
29-2035 MRI Technologist: MRI technologist*6, MRI tech*5, lead MRI technologist*1 {28+}, travel MRI tech*1
29-2036 Medical Dosimetrist: medical dosimetrist*4, dosimetrist*3, radiation oncology dosimetrist*1, radiation treatment planner*1
29-2042 EMT: EMT*9, emergency medical technician*3, ambulance EMT*2, EMT-basic*1, event medic*1
29-2043 Paramedic: paramedic*9, flight paramedic*1, ambulance paramedic*2, field paramedic*1, paramedic supervisor*1 {28+}
29-2051 Dietetic Technician: dietetic technician*4, diet tech*2, nutrition assistant*2, dietary technician*2
29-2052 Pharmacy Technician: pharmacy technician*10, pharmacy tech*8, certified pharmacy technician*4, hospital pharmacy technician*3 {@health}, lead pharmacy technician*2 {24+}, mail-order pharmacy technician*1
29-2053 Psychiatric Technician: psychiatric technician*3, mental health technician*6, behavioral health technician*6, psych tech*3, registered behavior technician*3
29-2055 Surgical Technologist: surgical tech*6, surgical technologist*5, scrub tech*4, OR tech*2, certified surgical technologist*2
29-2056 Vet Tech: vet tech*8, veterinary technician*6, licensed veterinary technician*2, veterinary nurse*1, emergency vet tech*1
29-2057 Ophthalmic Technician: ophthalmic technician*5, ophthalmic assistant*2, eye clinic technician*2, optometric technician*3
29-2061 Licensed Practical Nurse: LPN*12, licensed practical nurse*8, LVN*5, nursing home LPN*3 {@health}, home health LPN*3 {@health}, licensed vocational nurse*2, private duty nurse*3, nursing home charge nurse*2 {26+ @health}, clinic LPN*2, pediatric LPN*1, school LPN*1 {@edu}
29-2072 Medical Coder: medical coder*7, medical records technician*4, medical coding specialist*4, coding specialist*2, medical records specialist*3, health information technician*2, certified professional coder*2
29-2081 Optician: optician*7, dispensing optician*2, licensed optician*3, optical sales associate*2 {@retail}
29-2091 Prosthetist: prosthetist*3, orthotist*3, certified prosthetist-orthotist*1, orthotics and prosthetics specialist*1
29-2092 Hearing Aid Specialist: hearing aid specialist*4, hearing instrument specialist*3, hearing aid dispenser*1, hearing care consultant*1
29-2099 Health Technician: health technician*3, dialysis technician*6, EEG technician*2, sleep technologist*3, polysomnographer*1, anesthesia technician*3, plasma center technician*3
29-9021 Health Information Specialist: health information specialist*4, cancer registrar*2, health data analyst*3, clinical informatics specialist*3, medical records analyst*2
29-9091 Athletic Trainer: athletic trainer*7, certified athletic trainer*2, high school athletic trainer*2 {@edu}, sports medicine athletic trainer*1
29-9092 Genetic Counselor: genetic counselor*6, prenatal genetic counselor*1, cancer genetic counselor*1, clinical genetic counselor*1
29-9093 Surgical Assistant: surgical assistant*4, surgical first assistant*3, certified surgical first assistant*1, OR first assistant*1
29-9099 Health Practitioner: midwife*3, lactation consultant*4, health practitioner*2, wellness practitioner*2
31-1120 Home Health Aide: home health aide*14, caregiver*15, personal care aide*9, home care aide*6, direct support professional*7, personal care assistant*6, PCA*4, HHA*3, in-home caregiver*6, elder care aide*3, DSP*2, companion caregiver*3, private caregiver*5 {self}, home care worker*4, hospice aide*2, respite care provider*2, family caregiver*3, assisted living caregiver*4 {@health}, home attendant*2
31-1131 Nursing Assistant: CNA*14, certified nursing assistant*9, nursing assistant*6, nurse's aide*6, patient care technician*5 {@health}, patient care tech*3 {@health}, hospital CNA*3 {@health}, nursing home aide*3 {@health}, PCT*2 {@health}, restorative aide*1 {@health}, med aide*2, assisted living CNA*2 {@health}, traveling CNA*1
31-1132 Orderly: hospital orderly*3, patient transporter*6, orderly*3, patient escort*2, transport aide*2
31-1133 Psychiatric Aide: psychiatric aide*3, mental health aide*4, psychiatric nursing assistant*2, behavioral health aide*2
31-2011 Occupational Therapy Assistant: occupational therapy assistant*5, COTA*5, school COTA*1 {@edu}, certified occupational therapy assistant*2
31-2012 Occupational Therapy Aide: occupational therapy aide*4, OT aide*3, rehab aide in occupational therapy*1, sensory program aide*1
31-2021 Physical Therapist Assistant: physical therapist assistant*6, PTA*5, physical therapy assistant*3, home health PTA*2
31-2022 Physical Therapy Aide: physical therapy aide*5, PT aide*3, rehab aide*3, PT tech*3, rehab technician*2
31-9011 Massage Therapist: massage therapist*9, licensed massage therapist*5, LMT*2, spa massage therapist*2, sports massage therapist*1, medical massage therapist*1, bodyworker*1
31-9091 Dental Assistant: dental assistant*12, orthodontic assistant*4, registered dental assistant*3, surgical dental assistant*2, expanded function dental assistant*1, lead dental assistant*2 {25+}, pediatric dental assistant*1
31-9092 Medical Assistant: medical assistant*14, certified medical assistant*7, MA*4, clinical assistant*3, CMA*3, dermatology medical assistant*2, pediatric medical assistant*3, back office medical assistant*2, podiatry assistant*1, urgent care medical assistant*1, OB-GYN medical assistant*1, chiropractic assistant*2, lead medical assistant*1 {26+}
31-9093 Sterile Processing Technician: sterile processing technician*6, sterile processing tech*3, central supply technician*3, instrument technician*1, medical equipment technician*1
31-9094 Medical Transcriptionist: medical transcriptionist*5, medical scribe*6 {<40}, transcriptionist in healthcare*1, medical transcription editor*1
31-9095 Pharmacy Aide: pharmacy clerk*4, pharmacy aide*3, pharmacy assistant*3, pharmacy cashier*2
31-9096 Veterinary Assistant: veterinary assistant*6, vet assistant*6, vet clinic kennel technician*2, lab animal technician*2, animal hospital assistant*2
31-9097 Phlebotomist: phlebotomist*9, phlebotomy technician*4, mobile phlebotomist*2, plasma center phlebotomist*2, lab assistant phlebotomist*1
31-9099 Healthcare Support Worker: healthcare support worker*3, patient sitter*3, speech therapy assistant*2, endoscopy technician*3, health aide*3, school health aide*2 {@edu}, blood donor technician*1
`
