import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure } from '@testing-library/react';

// A busy machine takes its time; a state that does not come within it does not come.
configure( { asyncUtilTimeout: 60_000 } );

// What webpack makes an address of is below the root here, as vite has it; no server of the tests has those files.
const fetchAddress = globalThis.fetch;
globalThis.fetch = async ( what, options ) =>
	what instanceof URL && what.pathname.startsWith( '/assets/' )
		? new Response( await readFile( join( process.cwd(), what.pathname ) ) )
		: fetchAddress( what, options );
