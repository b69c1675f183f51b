/** For vitest: the whole plugin has everything that the build would be asked for. */
Object.assign( globalThis, { IN_EDITION: new Proxy( {}, { get: () => true } ) } );
