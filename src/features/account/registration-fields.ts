import type { Account } from '#src/api/contract.ts'

/**
 * The answers that the registration begins with: what the identity provider knew already, and the market's country. Nobody is signed up
 * for anything that they did not tick.
 *
 * @param region ISO 3166-1 alpha-2 code of the market's country.
 */
export function registrationFields(account: Account, region: string) {
  const { salutation, firstname, infixname, lastname, dateOfBirth, mobilePhone, zipCode, city } = account
  return {
    salutation,
    firstname,
    infixname,
    lastname,
    dateOfBirth,
    mobilePhone,
    zipCode,
    city,
    country: account.country ?? region,
    hasLoyalty: account.hasLoyalty,
    mailCommunicationProvider: false,
    optinCommunicationProvider: false,
    terms: false,
  }
}
