import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/dev/setup/paths.mjs';
import { freePort } from '../../../../tools/dev/setup/servers/ports.mjs';
import { addMustUse } from '../site/must-use';

interface State {
	refresh: Record< string, string >;
	files: Record< string, { name: string; parents?: string[] } >;
	/** Cells of each spreadsheet. */
	sheets: Record< string, unknown >;
	asked: [ string, string ][];
}

/** Google, on loopback: the server of the PHP tests, with its consent page. */
export class GoogleServer {
	static readonly client = { id: 'client-1.apps.example', secret: 'GOCSPX-a-secret-of-the-client' };

	private constructor(
		readonly url: string,
		private readonly folder: string,
		private readonly process: ChildProcess
	) {}

	static async start(): Promise< GoogleServer > {
		const folder = mkdtempSync( join( tmpdir(), 'uf-google-' ) );
		const port = await freePort();
		const file = join( folder, 'state.json' );
		writeFileSync( file, JSON.stringify( NOTHING ) );
		const server = spawn(
			'php',
			[ join( ROOT, 'tests/php/Support/Google/google-service.php' ), String( port ), file ],
			{
				stdio: 'ignore',
			}
		);
		await listening( port );
		return new GoogleServer( `http://127.0.0.1:${ String( port ) }`, folder, server );
	}

	get state(): State {
		return JSON.parse( readFileSync( join( this.folder, 'state.json' ), 'utf8' ) ) as State;
	}

	/** Acts as this site's Google until the returned function is called, as wp-config.php would set it. */
	connect( site: string ): () => void {
		return addMustUse( site, 'google-api.php', `define( 'USERFEEDBACK_GOOGLE_API', '${ this.url }' );` );
	}

	async stop(): Promise< void > {
		const ended = new Promise( ( resolve ) => this.process.once( 'exit', resolve ) );
		this.process.kill( 'SIGKILL' );
		await ended;
		rmSync( this.folder, { recursive: true, force: true } );
	}
}

const NOTHING = {
	client: GoogleServer.client,
	redirect: '/wp-admin/admin-post.php?action=userfeedback_google',
	account: 'owner@example.org',
	lifetime: 3599,
	withoutRefresh: false,
	quota: 60,
	cells: 10_000_000,
	codes: {},
	refresh: {},
	access: {},
	refreshes: 0,
	files: {},
	sheets: {},
	writes: {},
	reads: {},
	plans: [],
	asked: [],
};

async function listening( port: number ): Promise< void > {
	for (;;) {
		const isThere = await new Promise< boolean >( ( resolve ) => {
			const socket = connect( port, '127.0.0.1', () => {
				socket.end();
				resolve( true );
			} ).once( 'error', () => resolve( false ) );
		} );
		if ( isThere ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	}
}
