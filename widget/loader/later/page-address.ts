/** Returns the address of the page. Some sites put their pages after `#/`; a hash without the slash is a position in a page. */
export const pageAddress = ( address = location.href ): string => address.replace( /#(?!!?\/).*/, '' );
