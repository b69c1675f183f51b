/** Whether an address leads to a page or a server, and runs nothing: http and https are the only ones we give. */
export const isWeb = ( address: string ): boolean => /^https?:\/\//.test( address );
