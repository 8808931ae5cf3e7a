import type { Thing } from './validate'

/**
 * Properties that a thing needs to be of use, by type: those that search engines' guides for events, job postings,
 * articles, breadcrumbs and local businesses require, and what schema.org's guide for hotels builds on. Several names
 * joined by `|` stand for one of them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Hotel: ['name', 'url', 'address', 'telephone'],
  HotelRoom: ['name', 'description', 'image', 'occupancy', 'floorSize', 'containedInPlace'],
  Restaurant: ['name', 'url', 'image', 'address', 'telephone', 'servesCuisine', 'menu|hasMenu'],
  DaySpa: ['name', 'url', 'image', 'address', 'telephone'],
  MeetingRoom: ['name', 'maximumAttendeeCapacity', 'containedInPlace'],
  Event: ['name', 'startDate', 'location', 'description', 'image'],
  FoodEvent: ['name', 'startDate', 'location', 'description', 'image'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  BlogPosting: ['headline', 'description', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['priceCurrency', 'price|priceSpecification'],
  UnitPriceSpecification: ['priceCurrency', 'price|minPrice'],
  Menu: ['name', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name'],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  QuantitativeValue: ['value|maxValue'],
  WebSite: ['name', 'url'],
}

/** An offer that stands by itself says what it offers; one of a dish or an event need not. */
export const REQUIRED_ALONE: Readonly<Record<string, readonly string[]>> = {
  Offer: ['name|itemOffered', 'url'],
}

/** The required properties that a thing lacks. */
export function findMissing(thing: Thing, types: readonly string[], table = REQUIRED): string[] {
  return types
    .flatMap((type) => table[type] ?? [])
    .filter((names) => names.split('|').every((name) => isEmpty(thing[name])))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
