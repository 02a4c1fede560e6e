import { describe, expect, it } from 'vitest'
import { industryList, labelsWithoutJob, majorGroupList, occupationFigures, occupationList } from './occupations.ts'

const occupations = occupationList()
const titles = occupations.flatMap((occupation) => occupation.titles.map((title) => ({ title, soc: occupation.soc })))

describe('the list of occupations', () => {
  it('has every civilian occupation once, in the order of the codes, each in its major group', () => {
    expect(occupations).toHaveLength(832)
    const codes = occupations.map(({ soc }) => soc)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(majorGroupList()).toHaveLength(22)
    const groupsByCode = new Map(occupations.map(({ soc, major_group }) => [soc.slice(0, 2), major_group]))
    expect(occupations.filter(({ soc, major_group }) => groupsByCode.get(soc.slice(0, 2)) !== major_group)).toEqual([])
    expect([...groupsByCode.values()]).toEqual(majorGroupList().map(({ slug }) => slug))
    expect(industryList()).toHaveLength(20)
  })

  it('labels no two occupations alike, nor like those who have no job', () => {
    const labels = [
      ...occupations.map(({ label }) => label.toLowerCase()),
      ...Object.values(labelsWithoutJob).map((label) => label.toLowerCase()),
    ]
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('labels people, not statistical categories', () => {
    const official = /all other|except|including|--|\(|\/|, |first-line|and related|tenders?\b.*operator/i
    expect(occupations.map(({ label }) => label).filter((label) => official.test(label))).toEqual([])
  })
})

describe('titles', () => {
  it('are 4 to 30 for every occupation, and at least one asks nothing of the person', () => {
    const wrong = occupationFigures().occupations.filter(({ titles: own, conditions }) => {
      return own.length < 4 || own.length > 30 || conditions.length >= own.length || new Set(own).size < own.length
    })
    expect(wrong.map(({ label }) => label)).toEqual([])
  })

  it('are short and plain: lower case but for names and abbreviations, no brackets, no slashes except in PET/CT or UX/UI', () => {
    const odd = titles.filter(({ title }) => {
      const plain = title.replace(/PET\/CT|UX\/UI/, '')
      return /[()/,*{}%]/.test(plain) || title.split(' ').length > 5 || /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(title)
    })
    expect(odd).toEqual([])
  })

  it('use no form that is for one sex only', () => {
    const gendered = /(?<!hu)(man|men|woman|women|lady|ladies|boy|girl|maid|waitress|hostess|actress|stewardess)\b/i
    const found = titles.filter(({ title }) => gendered.test(title) && !/^women's health/.test(title))
    expect(found).toEqual([])
  })

  it('belong to one occupation, with few exceptions', () => {
    const distinct = new Set(titles.map(({ title }) => title))
    expect(titles.length - distinct.size).toBeLessThanOrEqual(5)
  })
})
