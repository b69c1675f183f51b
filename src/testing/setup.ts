import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure } from '@testing-library/react';

// Busy machines are slow; a state that doesn't appear within this time never will.
configure( { asyncUtilTimeout: 60_000 } );

// URLs that webpack makes are below the root here, as in Vite; no test server has those files.
const fetchAddress = globalThis.fetch;
globalThis.fetch = async ( what, options ) =>
	what instanceof URL && what.pathname.startsWith( '/assets/' )
		? new Response( await readFile( join( process.cwd(), what.pathname ) ) )
		: fetchAddress( what, options );
