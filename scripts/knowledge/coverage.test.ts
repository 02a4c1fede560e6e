import { describe, expect, test } from 'vitest'
import { columns, wrapped } from './columns.ts'
import { coverageOf } from './coverage-of.ts'
import { readBase } from './read-base.ts'
import { belongingIn, loadTaxonomy, type Taxonomy } from './taxonomy.ts'

const base = readBase()
const taxonomy = loadTaxonomy()
const coverage = coverageOf(base, taxonomy)

describe('the taxonomy', () => {
  test('has a place for every category and every estimated question', () => {
    expect(coverage.nowhere).toEqual([])
  })

  test('has a question of every kind that makes sense in an area', () => {
    expect(coverage.thin.cells.filter(({ questions }) => questions === 0)).toEqual([])
  })

  test('names nothing that does not exist', () => {
    const slugs = new Set(base.categories.map(({ value }) => value.slug))
    const parents = new Set(base.categories.map(({ value }) => value.parent))
    expect(taxonomy.areas.flatMap((area) => area.categories).filter((slug) => !slugs.has(slug))).toEqual([])
    expect(taxonomy.areas.flatMap((area) => area.parents).filter((parent) => !parents.has(parent))).toEqual([])
  })

  test('covers the areas that were asked for', () => {
    expect(taxonomy.areas.map(({ name }) => name)).toEqual([
      'Consumer goods',
      'Food and drink',
      'Retail and e-commerce',
      'Finance and insurance',
      'Housing',
      'Cars and transport',
      'Travel',
      'Media and entertainment',
      'Telecoms and devices',
      'Software and AI',
      'Health and wellness',
      'Medicines',
      'Beauty',
      'Fashion',
      'Pets',
      'Children and education',
      'Work and careers',
      'B2B purchasing by role',
      'Energy and environment',
      'Charity',
      'Local services',
      'Social attitudes',
      'Trust',
      'Wellbeing',
      'Daily habits',
    ])
  })
})

describe('what belongs to an area', () => {
  const area = { holds: '', topics: [], parents: [], categories: [], without: {} }
  const areas: Taxonomy = {
    areas: [
      { ...area, slug: 'food', name: 'Food', parents: ['food_drink'], topics: ['food_drink'] },
      { ...area, slug: 'habits', name: 'Habits', categories: ['tea'] },
      { ...area, slug: 'trust', name: 'Trust', gathers: ['trust'] },
    ],
  }
  const known = base.categories.map(({ value }) => value).filter(({ parent }) => parent === 'food_drink')
  const { ofCategory, ofQuestion } = belongingIn(areas, known)
  const slugs = (found: { slug: string }[]): string[] => found.map(({ slug }) => slug)

  test('is named by it, and otherwise has a parent of it', () => {
    expect(slugs(ofCategory({ slug: 'tea', parent: 'food_drink' }))).toEqual(['habits'])
    expect(slugs(ofCategory({ slug: 'soda', parent: 'food_drink' }))).toEqual(['food'])
    expect(slugs(ofCategory({ slug: 'soda', parent: 'pets' }))).toEqual([])
  })

  test('is about its categories, of its topic where it is about none, or of a kind that it gathers', () => {
    const question = { categories: [], topic: 'food_drink', kind: 'use' } as const
    expect(slugs(ofQuestion(question))).toEqual(['food'])
    expect(slugs(ofQuestion({ ...question, categories: ['tea'] }))).toEqual(['habits'])
    expect(slugs(ofQuestion({ ...question, kind: 'trust' }))).toEqual(['food', 'trust'])
    expect(slugs(ofQuestion({ ...question, topic: 'nothing' }))).toEqual([])
  })
})

describe('text', () => {
  test('is aligned, and no wider than it may be', () => {
    expect(
      columns(
        [
          ['a', 1],
          ['bcd', 22],
        ],
        'lr',
      ),
    ).toBe('a     1\nbcd  22')
    expect(wrapped('one two three', 2, 9)).toBe('one two\n  three')
  })
})
