/** What a slideshow needs to move, in one file that is fetched after its first picture. */
export { Embla } from '@/components/ui/carousel/embla'
export { SlideshowControls } from './slideshow-controls'
