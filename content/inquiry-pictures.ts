import type { Category } from './inquiry-choices'
import type { PictureName } from './pictures'

/** What can be booked, as the inquiry shows it. */
export const inquiryPictures: Readonly<Record<Category, PictureName>> = {
  weekend: 'hero-terrace-fire',
  relax: 'hero-spa-morning',
  senior: 'activity-senior-walk',
  conference: 'meeting-conference',
  event: 'event-party',
  julbord: 'food-christmas-wide',
  nyar: 'event-new-year',
  other: 'nature-bare-mountain',
}
