/** The empty form, in the order of its fields. */
export const emptyRequest = {
  name: '',
  address: '',
  zipCode: '',
  city: '',
  phone: '',
  email: '',
  bookingNumber: '',
  roomNumber: '',
  arrivalDate: '',
  departureDate: '',
  itemDescription: '',
  acceptTerms: false,
}
