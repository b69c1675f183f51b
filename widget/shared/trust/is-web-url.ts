/** True if an address is a page or server, and runs no code: we accept only http and https. */
export const isWebUrl = ( address: string ): boolean => /^https?:\/\//.test( address );
