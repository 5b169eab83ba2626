import type { Account } from '#src/api/contract.ts'

/** The fields of the account that the profile lets the customer change, with their values so far. */
export function profileFields(account: Account) {
  const { salutation, firstname, infixname, lastname, dateOfBirth, mobilePhone, homePhone } = account
  const { address, addressComplement, zipCode, city, country, preferredLanguage, favoriteCinema } = account
  const { mailCommunicationProvider, optinCommunicationProvider } = account
  return {
    salutation,
    firstname,
    infixname,
    lastname,
    dateOfBirth,
    mobilePhone,
    homePhone,
    address,
    addressComplement,
    zipCode,
    city,
    country,
    preferredLanguage,
    favoriteCinema,
    mailCommunicationProvider,
    optinCommunicationProvider,
  }
}
