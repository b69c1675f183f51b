/** For tests of pure modules, which run without a DOM: they read only the page's language. */
Object.assign( globalThis, { document: { documentElement: { lang: '' } } } );
