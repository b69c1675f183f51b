/** For Vitest: the full plugin has every feature that the build can ask for. */
Object.assign( globalThis, { IN_EDITION: new Proxy( {}, { get: () => true } ), EXTENDED: true } );
