import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMustUse } from '../site/must-use';

/** A plugin directory for a site, on loopback. It has one plugin, which does nothing. */
export class PluginDirectory {
	private readonly archive: Buffer;
	private readonly server: Server;

	private constructor(
		private readonly slug: string,
		file: string,
		php: string
	) {
		const folder = mkdtempSync( join( tmpdir(), 'uf-directory-' ) );
		const zip = join( folder, 'plugin.zip' );
		const make =
			'$zip = new ZipArchive(); $zip->open( $argv[1], ZipArchive::CREATE ); $zip->addFromString( $argv[2], $argv[3] ); $zip->close();';
		execFileSync( 'php', [ '-r', make, zip, `${ slug }/${ file }`, `<?php\n// Plugin Name: Another\n${ php }` ] );
		this.archive = readFileSync( zip );
		rmSync( folder, { recursive: true } );
		this.server = createServer( ( _, answer ) => void answer.end( this.archive ) );
	}

	/** @param php code that the plugin runs */
	static async start( slug: string, file: string, php = '' ): Promise< PluginDirectory > {
		const directory = new PluginDirectory( slug, file, php );
		await new Promise< void >( ( resolve ) => directory.server.listen( 0, '127.0.0.1', resolve ) );
		return directory;
	}

	/** Acts as this site's plugin directory until the returned function is called, which also removes installed plugins. */
	connect( site: string ): () => void {
		const port = ( this.server.address() as AddressInfo ).port;
		const takeOff = addMustUse(
			site,
			'plugin-directory.php',
			`add_filter( 'plugins_api', static fn() => (object) array( 'download_link' => 'http://127.0.0.1:${ String( port ) }/a.zip' ) );
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', static fn() => array( ${ String( port ) } ) );`
		);
		return () => {
			takeOff();
			rmSync( join( site, 'wp-content/plugins', this.slug ), { recursive: true, force: true } );
		};
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
