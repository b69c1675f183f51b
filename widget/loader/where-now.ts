/** Some sites have their pages behind a # and a slash. Without the slash it is a place in a page, not another page. */
export const whereNow = ( address = location.href ): string => address.replace( /#(?!!?\/).*/, '' );
